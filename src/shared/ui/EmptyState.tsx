import type { ReactNode } from 'react';
import { MarigoldMark } from './MarigoldMark';
import * as text from './text.css';
import * as s from './EmptyState.css';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** Usually one button or link: the way on. */
  action?: ReactNode;
  /** Where the page has no heading of its own, the title is its h1. */
  headingLevel?: 'h1' | 'h2' | 'h3';
  icon?: ReactNode;
}

/** Nothing here, said kindly, with the way on. */
export function EmptyState({
  title,
  text: words,
  action,
  headingLevel: Heading = 'h2',
  icon,
}: EmptyStateProps) {
  return (
    <div className={s.empty}>
      <div aria-hidden className={s.picture}>
        {icon ?? <MarigoldMark size={44} />}
      </div>
      <Heading className={text.h3}>{title}</Heading>
      {words !== undefined && <div className={s.words}>{words}</div>}
      {action !== undefined && <div className={s.action}>{action}</div>}
    </div>
  );
}
