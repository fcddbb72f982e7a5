import ErrorIcon from '../../shared/ui/icons/ErrorOutlineRounded';
import ScheduleIcon from '../../shared/ui/icons/ScheduleRounded';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import * as text from '../../shared/ui/text.css';
import type { LineSync as State } from '../../sync/record';
import { retryRequested } from '../../sync/syncActions';
import * as s from './LineSync.css';

const words: Record<Exclude<State, 'saved'>, string> = {
  waiting: t('Waiting'),
  failed: t('Could not be saved'),
};

/** Says that the account does not have this line as shown yet. The page says once that everything is saved. */
export function LineSync({ sync, name }: { sync: State; name: string }): ReactElement | null {
  const dispatch = useAppDispatch();
  if (sync === 'saved') return null;
  const Icon = sync === 'waiting' ? ScheduleIcon : ErrorIcon;
  return (
    <div className={clsx(s.sync, s.state[sync])}>
      <Icon aria-hidden className={s.sign} />
      <span className={text.caption}>{words[sync]}</span>
      {sync === 'failed' && (
        <Button
          size="small"
          color="inherit"
          aria-label={t('Try again to save {name}', { name })}
          onClick={() => dispatch(retryRequested())}
        >
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}
