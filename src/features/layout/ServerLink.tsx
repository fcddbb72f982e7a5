import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { linkTarget } from './headerItems';

interface ServerLinkProps extends Omit<LinkProps, 'href' | 'component' | 'ref'> {
  /** As the server wrote it: a path of this shop or an address elsewhere. */
  link: string;
}

export function ServerLink({ link, ...rest }: ServerLinkProps) {
  const target = linkTarget(link);
  return 'to' in target ? (
    <Link component={RouterLink} to={target.to} {...rest} />
  ) : (
    <Link href={target.href} rel="noopener noreferrer" target="_blank" {...rest} />
  );
}
