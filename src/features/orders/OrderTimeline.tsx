import CancelIcon from '../../shared/ui/icons/CancelOutlined';
import DoneIcon from '../../shared/ui/icons/CheckCircleRounded';
import AheadIcon from '../../shared/ui/icons/RadioButtonUncheckedRounded';
import { clsx } from 'clsx';
import type { Order } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { formatDateTime } from '../../shared/lib/dates';
import * as text from '../../shared/ui/text.css';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { isCalledOff } from './orderFilter';
import { timeline, type TimelineStep } from './orderView';
import { statusText } from './statusText';
import * as s from './OrderTimeline.css';

function StepIcon({ step }: { step: TimelineStep }) {
  if (isCalledOff({ status: step.label }))
    return <CancelIcon aria-hidden className={s.icon.cancelled} />;
  if (step.state === 'ahead') return <AheadIcon aria-hidden className={s.icon.ahead} />;
  return <DoneIcon aria-hidden className={s.icon.done} />;
}

/** An order's steps from placed to delivered, with the known times. */
export function OrderTimeline({ order }: { order: Order }) {
  const steps = timeline(order);
  return (
    <ol className={s.steps}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={s.step}
        >
          <div className={s.track}>
            <StepIcon step={step} />
            {index < steps.length - 1 && (
              <div aria-hidden className={step.state === 'done' ? s.lineDone : s.lineAhead} />
            )}
          </div>
          <div className={s.words}>
            <p className={clsx(text.body1, s.label[step.state])}>
              <span>{statusText(step.label)}</span>
              {step.state === 'ahead' && <VisuallyHidden>{t(', not yet')}</VisuallyHidden>}
            </p>
            {step.at !== null && (
              <p className={clsx(text.body2, s.time)}>{formatDateTime(step.at)}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
