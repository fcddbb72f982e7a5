import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import * as s from './PageContainer.css';

interface PageContainerProps extends HTMLAttributes<HTMLDivElement> {
  /** `sm` and `md` for text and forms. */
  maxWidth?: keyof typeof s.width;
}

/** The page's column: at most 1,320 px wide, with padding that grows with the screen. */
export const PageContainer = ({ maxWidth = 'lg', className, ...rest }: PageContainerProps) => (
  <div className={clsx(s.container, s.width[maxWidth], className)} {...rest} />
);
