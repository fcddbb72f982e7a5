import ExpandIcon from '../../shared/ui/icons/ExpandMoreRounded';
import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import * as surface from '../../shared/ui/surface.css';
import * as text from '../../shared/ui/text.css';
import * as s from './ProfileSection.css';

interface ProfileSectionProps {
  title: string;
  /** The number of entries, as text. */
  summary: string;
  children: ReactNode;
}

/** A section of the profile, closed at first (spec section 2). */
export function ProfileSection({ title, summary, children }: ProfileSectionProps) {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed');
  const id = useId();
  const open = state === 'open';
  return (
    <section aria-labelledby={`${id}-title`} className={surface.outlined}>
      <div className={s.head}>
        <div className={s.heading}>
          <h2 id={`${id}-title`} className={text.h4}>
            {title}
          </h2>
          <p className={s.summary}>{summary}</p>
        </div>
        <Button
          aria-expanded={open}
          aria-controls={`${id}-content`}
          aria-label={
            open ? t('Hide {section}', { section: title }) : t('Show {section}', { section: title })
          }
          onClick={() => {
            setState(open ? 'closing' : 'open');
          }}
          endIcon={<ExpandIcon className={s.chevron} />}
        >
          {open ? t('Hide') : t('Show')}
        </Button>
      </div>
      {state !== 'closed' && (
        <div
          id={`${id}-content`}
          className={clsx(s.content, !open && s.closing)}
          onAnimationEnd={(event) => {
            if (!open && event.target === event.currentTarget) setState('closed');
          }}
        >
          <div>
            <div className={s.inside}>{children}</div>
          </div>
        </div>
      )}
    </section>
  );
}

/** The two lines of an empty section. */
export function SectionEmpty({ title, text: words }: { title: string; text: string }) {
  return (
    <div className={s.empty}>
      <p className={text.h5}>{title}</p>
      <p className={s.emptyText}>{words}</p>
    </div>
  );
}
