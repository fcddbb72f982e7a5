import { clsx } from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import * as s from './TextLink.css';

type ToPage = LinkProps & { href?: undefined };
type ToAddress = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; to?: undefined };

export type TextLinkProps = (ToPage | ToAddress) & { underline?: keyof typeof s.underline };

/** A link in running text, or words that lead somewhere: `to` a page of the shop, `href` anywhere else. */
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
