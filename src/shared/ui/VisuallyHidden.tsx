import type { HTMLAttributes } from 'react';
import * as s from './VisuallyHidden.css';

/** Content for screen readers only. */
export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span {...props} className={s.hidden} />
);
