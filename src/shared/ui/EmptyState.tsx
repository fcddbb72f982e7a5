import type { ReactNode } from 'react';
import { MarigoldMark } from './MarigoldMark';
import * as text from './text.css';
import * as s from './EmptyState.css';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** Usually one button or link. */
  action?: ReactNode;
  /** Use `h1` if the page has no other heading. */
  headingLevel?: 'h1' | 'h2' | 'h3';
  icon?: ReactNode;
}

/** Says that there is nothing to show, and where to go on. */
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
