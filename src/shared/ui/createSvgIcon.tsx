/**
 * Stands in for the file of this name in `@mui/icons-material` (vite.config.ts): the same icons, each
 * a plain element instead of a styled component of MUI's.
 */
import { clsx } from 'clsx';
import type { ReactNode, SVGProps } from 'react';
import * as s from './icon.css';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** 24 px or 20 px. */
  fontSize?: keyof typeof s.size;
}

export default function createSvgIcon(path: ReactNode, name: string) {
  const Icon = ({ fontSize = 'medium', className, ...rest }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      focusable="false"
      aria-hidden
      {...rest}
      className={clsx(s.icon, s.size[fontSize], className)}
    >
      {path}
    </svg>
  );
  Icon.displayName = name;
  return Icon;
}
