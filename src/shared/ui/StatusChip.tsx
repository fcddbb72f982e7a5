import { clsx } from 'clsx';
import * as s from './StatusChip.css';

export type StatusTone = keyof typeof s.tone;

interface StatusChipProps {
  label: string;
  /** `neutral` is grey. */
  tone?: StatusTone;
  size?: keyof typeof s.size;
}

/** A status badge. Its text carries the meaning; the colour only supports it. */
export const StatusChip = ({ label, tone = 'neutral', size = 'small' }: StatusChipProps) => (
  <div className={clsx(s.chip, s.size[size], s.tone[tone])}>
    <span className={s.label}>{label}</span>
  </div>
);
