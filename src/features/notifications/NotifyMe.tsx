import { useEffect, useState } from 'react';
import { toAppError } from '../../shared/api/appError';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { toast } from '../../shared/ui/notify';
import * as s from './NotifyMe.css';
import { usePushKeyQuery, usePushSubscribeMutation } from './pushApi';
import { endPush, pushState, subscribeToPush, type PushState } from './browserPush';

const FAILED = t('Notifications could not be turned on. You still get our emails.');

const BLOCKED = t('Notifications are blocked in the browser’s settings. You still get our emails.');

/** Offers notifications of this account's orders on this device. Asks the browser only after a tap. */
export function NotifyMe() {
  const { data } = usePushKeyQuery();
  const [state, setState] = useState<PushState>('none');
  const [isBusy, setIsBusy] = useState(false);
  const [send] = usePushSubscribeMutation();
  const publicKey = data?.publicKey ?? null;

  useEffect(() => {
    let isShown = true;
    void pushState().then((now) => {
      if (isShown) setState(now);
    });
    return () => {
      isShown = false;
    };
  }, []);

  const turnOn = async (key: string): Promise<void> => {
    const subscription = await subscribeToPush(key);
    if (subscription) {
      const { error } = await send(subscription);
      if (error) {
        toast.error(toAppError(error).message);
        await endPush();
      }
    }
    const now = await pushState();
    if (now === 'none') toast.info(BLOCKED);
    setState(now);
  };
  const run = (work: () => Promise<void>): void => {
    setIsBusy(true);
    work()
      .catch(() => {
        toast.error(FAILED);
      })
      .finally(() => {
        setIsBusy(false);
      });
  };

  if (publicKey === null || state === 'none') return null;
  if (state === 'off') {
    return (
      <Button variant="outlined" loading={isBusy} onClick={() => run(() => turnOn(publicKey))}>
        {t('Notify me on this device')}
      </Button>
    );
  }
  return (
    <p className={s.on}>
      <span>{t('Notifications are on for this device.')}</span>
      <Button
        size="small"
        loading={isBusy}
        onClick={() =>
          run(async () => {
            await endPush();
            setState(await pushState());
          })
        }
      >
        {t('Turn off')}
      </Button>
    </p>
  );
}
