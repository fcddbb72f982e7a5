/**
 * The icons of this folder are Material Icons (Google, Apache-2.0), with paths from `@mui/icons-material`.
 * Only the icons in use, one file each, so that a page loads only its own.
 */
import { clsx } from 'clsx';
import type { ReactNode, SVGProps } from 'react';
import * as s from './icon.css';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** 24 px or 20 px. */
  fontSize?: keyof typeof s.size;
}

export function createIcon(paths: ReactNode) {
  return function Icon({ fontSize = 'medium', className, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        focusable="false"
        aria-hidden
        {...rest}
        className={clsx(s.icon, s.size[fontSize], className)}
      >
        {paths}
      </svg>
    );
  };
}
