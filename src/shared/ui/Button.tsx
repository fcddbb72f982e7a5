import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { spinner } from './spinner.css';
import * as s from './Button.css';

type Own<P> = Omit<P, 'color' | 'ref'>;
type ToButton = Own<ButtonHTMLAttributes<HTMLButtonElement>> & {
  to?: undefined;
  href?: undefined;
  ref?: Ref<HTMLButtonElement>;
};
/** A page of the shop. */
type ToPage = Own<LinkProps> & {
  href?: undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement>;
};
/** Anywhere else. */
type ToAddress = Own<AnchorHTMLAttributes<HTMLAnchorElement>> & {
  href: string;
  to?: undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement>;
};
/** A button, or what looks like one and is a link: with `to` or `href`. */
export type Pressable = ToButton | ToPage | ToAddress;

interface Look {
  variant?: keyof typeof s.variant;
  size?: keyof typeof s.size;
  /** `secondary` only fills, `inherit` does not. */
  color?: keyof typeof s.fill | keyof typeof s.ink;
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  /** What it does is under way: it cannot be pressed, and turns. */
  loading?: boolean;
}

export type ButtonProps = Pressable & Look;

/**
 * The element that fits what it does. Unless the index is written, Safari leaves buttons and links out of
 * the Tab order, and does not focus what was pressed: a dialog could not give the focus back.
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

/** At least 44 px tall; `contained` for what a page is there for, once. */
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
      // Toasts keep off what a page is there for (toastLift.ts).
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
      {startIcon != null && <span className={s.start}>{startIcon}</span>}
      {children}
      {endIcon != null && <span className={s.end}>{endIcon}</span>}
      {loading && <span aria-hidden className={clsx(spinner, s.middle)} />}
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

/** Without any look of a button: a plain element that can be pressed. */
export function PlainButton({ className, children, ...rest }: Pressable) {
  return (
    <Press {...rest} className={clsx(s.pressable, className)}>
      {children}
    </Press>
  );
}
