import type { AnchorHTMLAttributes } from 'react';
import { TextLink, type TextLinkProps } from '../../shared/ui/TextLink';
import { linkTarget } from './headerItems';

interface ServerLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, Pick<TextLinkProps, 'underline'> {
  /** As the server wrote it: a path of this shop or an address elsewhere. */
  link: string;
}

export function ServerLink({ link, ...rest }: ServerLinkProps) {
  const target = linkTarget(link);
  return 'to' in target ? (
    <TextLink to={target.to} {...rest} />
  ) : (
    <TextLink href={target.href} rel="noopener noreferrer" target="_blank" {...rest} />
  );
}
