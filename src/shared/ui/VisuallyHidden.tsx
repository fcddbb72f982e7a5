import type { HTMLAttributes } from 'react';
import * as s from './VisuallyHidden.css';

/** For screen readers alone. */
export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span {...props} className={s.hidden} />
);
