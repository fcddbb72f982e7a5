import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { spinner } from './spinner.css';
import * as s from './Button.css';

type Own<P> = Omit<P, 'color' | 'ref'>;
type ToButton = Own<ButtonHTMLAttributes<HTMLButtonElement>> & {
  to?: undefined;
  href?: undefined;
  ref?: Ref<HTMLButtonElement>;
};
/** A path of the shop. */
type ToPage = Own<LinkProps> & {
  href?: undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement>;
};
/** Any other address. */
type ToAddress = Own<AnchorHTMLAttributes<HTMLAnchorElement>> & {
  href: string;
  to?: undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement>;
};
/** A button, or with `to` or `href` a link that looks like one. */
export type Pressable = ToButton | ToPage | ToAddress;

interface Look {
  variant?: keyof typeof s.variant;
  size?: keyof typeof s.size;
  /** `secondary` only fills, `inherit` does not. */
  color?: keyof typeof s.fill | keyof typeof s.ink;
  fullWidth?: boolean;
  startIcon?: ReactElement | null;
  endIcon?: ReactElement;
  /** Its action is in progress: it cannot be pressed and shows a spinner. */
  loading?: boolean;
}

export type ButtonProps = Pressable & Look;

/**
 * The element for a button or link. Safari leaves elements without a `tabindex` out of the Tab order and
 * does not focus them on press, so that a dialog could not return the focus.
 */
function Press({ children, ...rest }: Pressable) {
  if (rest.to !== undefined) {
    return (
      <Link tabIndex={0} {...rest}>
        {children}
      </Link>
    );
  }
  if (rest.href !== undefined) {
    const { href, ...others } = rest;
    return (
      <a href={href} tabIndex={0} {...others}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" tabIndex={0} {...rest}>
      {children}
    </button>
  );
}

/** At least 44 px tall. Use `contained` once per page, for its main action. */
export function Button({
  variant = 'text',
  size = 'medium',
  color = 'primary',
  fullWidth = false,
  startIcon,
  endIcon,
  loading = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Press
      {...(loading ? { ...rest, disabled: true, 'aria-busy': true } : rest)}
      // Toasts stay clear of a page's main action (toastLift.ts).
      {...(variant === 'contained' && { 'data-main': '' })}
      className={clsx(
        s.pressable,
        s.button,
        s.size[size],
        s.variant[variant],
        variant === 'contained'
          ? [color !== 'inherit' && s.fill[color], s.disabledFill]
          : color !== 'secondary' && s.ink[color],
        loading ? s.busy : s.disabled,
        fullWidth && s.fullWidth,
        className,
      )}
    >
      {!startIcon && !endIcon && !loading ? (
        children
      ) : (
        <>
          {startIcon && <span className={s.start}>{startIcon}</span>}
          <span>{children}</span>
          {endIcon && <span className={s.end}>{endIcon}</span>}
          {loading && <span aria-hidden className={clsx(spinner, s.middle)} />}
        </>
      )}
    </Press>
  );
}

/** A square button of one icon; `aria-label` says what it does. */
export function IconButton({ className, children, ...rest }: Pressable) {
  return (
    <Press {...rest} className={clsx(s.pressable, s.icon, s.disabled, className)}>
      {children}
    </Press>
  );
}

/** A plain element that can be pressed, without a button's look. */
export function PlainButton({ className, children, ...rest }: Pressable) {
  return (
    <Press {...rest} className={clsx(s.pressable, className)}>
      {children}
    </Press>
  );
}
