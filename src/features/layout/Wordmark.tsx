import { clsx } from 'clsx';
import { MarigoldMark } from '../../shared/ui/MarigoldMark';
import * as s from './Wordmark.css';

/** The name beside its flower; in `currentColor`, so that it suits any background. */
export const Wordmark = ({ size = 22 }: { size?: keyof typeof s.size }) => (
  <span className={clsx(s.wordmark, s.size[size])}>
    <span className={s.flower}>
      <MarigoldMark size="1.3em" />
    </span>
    Marigold Lane
  </span>
);
