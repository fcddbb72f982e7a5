import { clsx } from 'clsx';
import { useState, type ReactElement } from 'react';
import { toAppError } from '../../shared/api/appError';
import type { Order, OrderReturn } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { formatDateTime } from '../../shared/lib/dates';
import { useOnline } from '../../shared/lib/useOnline';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { toast } from '../../shared/ui/notify';
import { StatusChip } from '../../shared/ui/StatusChip';
import * as surface from '../../shared/ui/surface.css';
import * as text from '../../shared/ui/text.css';
import { Courier } from '../orders/Courier';
import * as s from './OrderReturns.css';
import type { WaitingReturn } from './returnJournal';
import {
  useDropReturnMutation,
  useWaitingReturnsQuery,
  useWithdrawReturnMutation,
} from './returnsApi';
import { canWithdraw, returnStatus, returnText, returnTitle, waitingFor } from './returnView';

function Waiting({ order, waiting }: { order: Order; waiting: WaitingReturn }): ReactElement {
  const [drop] = useDropReturnMutation();
  const online = useOnline();
  const { uid, request, refusal } = waiting;
  return (
    <li className={s.entry}>
      <div className={s.head}>
        <h3 className={s.title}>
          <bdi>{returnTitle(order, request)}</bdi>
        </h3>
        <StatusChip
          label={refusal === null ? t('Not sent yet') : t('Refused')}
          tone={refusal === null ? 'warning' : 'error'}
        />
      </div>
      <p role="status" className={clsx(text.body2, s.text)}>
        {refusal ??
          (online
            ? t('Asking the shop…')
            : t(
                'You are offline. Your request is saved on this device and sent as soon as you are back.',
              ))}
      </p>
      {refusal !== null && (
        <Button
          size="small"
          className={s.button}
          onClick={() => void drop({ uid, returnKey: request.returnKey })}
        >
          {t('Remove')}
        </Button>
      )}
    </li>
  );
}

function Entry({ order, asked }: { order: Order; asked: OrderReturn }): ReactElement {
  const [withdraw, { isLoading }] = useWithdrawReturnMutation();
  const [isAsking, setIsAsking] = useState(false);
  const online = useOnline();
  const status = returnStatus(asked);
  const { shipment } = asked;
  const confirm = async (): Promise<void> => {
    const { error } = await withdraw({ returnId: asked._id });
    setIsAsking(false);
    if (error) toast.error(toAppError(error).message);
    else toast.success(t('Withdrawn'));
  };
  return (
    <li className={s.entry}>
      <div className={s.head}>
        <h3 className={s.title}>
          <bdi>{returnTitle(order, asked)}</bdi>
        </h3>
        <StatusChip label={status.label} tone={status.tone} />
      </div>
      <p className={clsx(text.body1, s.text)}>{returnText(asked)}</p>
      {shipment != null && <Courier shipment={shipment} />}
      <ol className={s.steps}>
        {asked.history.map(({ status: step, at }) => (
          <li key={step} className={clsx(text.body2, s.step)}>
            {`${returnStatus({ ...asked, status: step }).label} ${formatDateTime(at)}`}
          </li>
        ))}
      </ol>
      {canWithdraw(asked) && (
        <Button
          size="small"
          className={s.button}
          disabled={!online}
          onClick={() => {
            setIsAsking(true);
          }}
        >
          {t('Withdraw')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('Withdraw it?')}
        text={t('You keep what you have. You can ask again within the time for returns.')}
        confirmLabel={t('Withdraw')}
        cancelLabel={t('Keep it')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => {
          setIsAsking(false);
        }}
      />
    </li>
  );
}

/** The returns and exchanges of an order, also those that wait for a connection; nothing if there are none. */
export function OrderReturns({ uid, order }: { uid: string; order: Order }): ReactElement | null {
  const { data = [] } = useWaitingReturnsQuery(uid);
  const waiting = waitingFor(order, data);
  const returns = order.returns ?? [];
  if (waiting.length + returns.length === 0) return null;
  return (
    <section className={clsx(surface.outlined, s.panel)}>
      <h2 className={clsx(text.h4, s.panelTitle)}>{t('Returns')}</h2>
      <ul className={s.entries}>
        {waiting.map((each) => (
          <Waiting key={each.request.returnKey} order={order} waiting={each} />
        ))}
        {[...returns].reverse().map((each) => (
          <Entry key={each._id} order={order} asked={each} />
        ))}
      </ul>
    </section>
  );
}
