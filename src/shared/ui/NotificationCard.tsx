import CheckIcon from './icons/CheckCircleRounded';
import CloseIcon from './icons/CloseRounded';
import ErrorIcon from './icons/ErrorRounded';
import InfoIcon from './icons/InfoRounded';
import CampaignIcon from './icons/NotificationsRounded';
import { clsx } from 'clsx';
import { SnackbarContent, closeSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { useRef } from 'react';
import type { PointerEvent, ReactElement, Ref } from 'react';
import { t } from '../i18n/t';
import { Button, IconButton } from './Button';
import { NOTICE_MS, TOAST_MS } from './notify';
import type { NotificationAction } from './notify';
import * as surface from './surface.css';
import { useDismissTimer } from './useDismissTimer';
import * as s from './NotificationCard.css';

interface NotificationCardProps extends CustomContentProps {
  notificationAction?: NotificationAction;
  ref?: Ref<HTMLDivElement>;
}

const icons = {
  success: <CheckIcon />,
  error: <ErrorIcon />,
  info: <InfoIcon />,
  notice: <CampaignIcon />,
} as const;

/** How far a card must be dragged to dismiss it. */
const THROW_PX = 72;

/** Light in both schemes, as specified: ink on ivory. */
export function NotificationCard({
  id,
  message,
  variant,
  style,
  className,
  notificationAction,
  ref,
}: NotificationCardProps) {
  const kind = variant;
  const icon: ReactElement = icons[kind];
  const card = useRef<HTMLDivElement>(null);
  const dragFrom = useRef<number | null>(null);
  const close = () => {
    closeSnackbar(id);
  };
  const waits = notificationAction !== undefined;
  const { pause, resume } = useDismissTimer(
    waits ? null : kind === 'notice' ? NOTICE_MS : TOAST_MS,
    close,
  );

  // Set on the element directly: a state update per pointer move would render every frame.
  const moveTo = (x: number, animate: boolean) => {
    const element = card.current;
    if (!element) return;
    element.style.transition = animate ? 'transform 180ms, opacity 180ms' : 'none';
    element.style.transform = x === 0 ? '' : `translateX(${String(x)}px)`;
    element.style.opacity = String(1 - Math.min(0.8, Math.abs(x) / 240));
  };
  const startDrag = (event: PointerEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest('button') || event.button !== 0) return;
    dragFrom.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
    pause();
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (dragFrom.current !== null) moveTo(event.clientX - dragFrom.current, false);
  };
  const drop = (event: PointerEvent<HTMLDivElement>) => {
    if (dragFrom.current === null) return;
    const distance = event.clientX - dragFrom.current;
    dragFrom.current = null;
    if (Math.abs(distance) > THROW_PX) close();
    else moveTo(0, true);
    resume();
  };

  return (
    <SnackbarContent
      {...(ref && { ref })}
      {...(className !== undefined && { className })}
      style={style}
      // Presentational: the element inside has the role and the text.
      role="presentation"
    >
      <div
        ref={card}
        role={kind === 'error' ? 'alert' : 'status'}
        data-scheme="light"
        data-notification={kind}
        onMouseEnter={pause}
        onMouseLeave={resume}
        onFocus={pause}
        onBlur={resume}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        className={clsx(surface.paper, s.card, s.kind[kind])}
      >
        {icon}
        <p className={s.words}>{message}</p>
        {notificationAction && (
          <Button
            onClick={() => {
              close();
              notificationAction.onClick();
            }}
          >
            {notificationAction.label}
          </Button>
        )}
        <IconButton aria-label={t('Dismiss')} onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </div>
    </SnackbarContent>
  );
}
