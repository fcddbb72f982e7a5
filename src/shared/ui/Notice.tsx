import SuccessIcon from './icons/CheckCircleRounded';
import ErrorIcon from './icons/ErrorOutlineRounded';
import InfoIcon from './icons/InfoRounded';
import { clsx } from 'clsx';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import * as s from './Notice.css';

interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  severity: keyof typeof s.severity;
  title?: ReactNode;
  /** By default the severity's icon. */
  icon?: ReactElement;
  /** Usually one button. */
  action?: ReactNode;
}

const signs = {
  success: <SuccessIcon />,
  info: <InfoIcon />,
  warning: <ErrorIcon />,
  error: <ErrorIcon />,
};

/** A message beside the page's content; announced when it appears. */
export function Notice({
  severity,
  title,
  icon = signs[severity],
  action,
  className,
  children,
  ...rest
}: NoticeProps) {
  return (
    <div role="alert" {...rest} className={clsx(s.notice, s.severity[severity], className)}>
      <span className={s.sign}>{icon}</span>
      <div className={s.words}>
        {title !== undefined && <div className={s.title}>{title}</div>}
        <div>{children}</div>
      </div>
      {action !== undefined && <div className={s.action}>{action}</div>}
    </div>
  );
}
