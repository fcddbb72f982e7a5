import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import * as s from './Skeleton.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
}

/** A placeholder as large as the content that will replace it. */
export const Skeleton = ({ width, height, className }: SkeletonProps) => (
  <span data-skeleton className={clsx(s.skeleton, className)} style={{ width, height }} />
);
