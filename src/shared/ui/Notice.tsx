import SuccessIcon from './icons/CheckCircleRounded';
import ErrorIcon from './icons/ErrorOutlineRounded';
import InfoIcon from './icons/InfoRounded';
import { clsx } from 'clsx';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import * as s from './Notice.css';

interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  severity: keyof typeof s.severity;
  title?: ReactNode;
  /** By default the severity's own. */
  icon?: ReactElement;
  /** Usually one button: what can be done about it. */
  action?: ReactNode;
}

const signs = {
  success: <SuccessIcon />,
  info: <InfoIcon />,
  warning: <ErrorIcon />,
  error: <ErrorIcon />,
};

/** Something that the page has to say beside what it shows; announced when it appears. */
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
        {children}
      </div>
      {action !== undefined && <div className={s.action}>{action}</div>}
    </div>
  );
}
