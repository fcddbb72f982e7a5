import { clsx } from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import * as s from './TextLink.css';

type ToPage = LinkProps & { href?: undefined };
type ToAddress = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; to?: undefined };

export type TextLinkProps = (ToPage | ToAddress) & { underline?: keyof typeof s.underline };

/** A text link: `to` for a path of the shop, `href` for any other address. */
export function TextLink({ underline = 'always', className, children, ...rest }: TextLinkProps) {
  const classes = clsx(s.link, s.underline[underline], className);
  return rest.to === undefined ? (
    <a {...rest} className={classes}>
      {children}
    </a>
  ) : (
    <Link {...rest} className={classes}>
      {children}
    </Link>
  );
}
