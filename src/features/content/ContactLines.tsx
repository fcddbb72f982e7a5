import type { ReactNode } from 'react';
import { paths } from '../../shared/config/paths';
import { TextLink as Link } from '../../shared/ui/TextLink';
import { phoneLink } from './storeFacts';
import { useStoreDetails } from './useStoreDetails';

/** The store's email address. */
export function EmailLink() {
  const { email } = useStoreDetails();
  return <Link href={`mailto:${email}`}>{email}</Link>;
}

/** The store's phone number. */
export function PhoneLink() {
  const { phone } = useStoreDetails();
  return <Link href={phoneLink(phone)}>{phone}</Link>;
}

const pathOf = {
  returns: paths.returnPolicy,
  cancellation: paths.cancellationPolicy,
  privacy: paths.privacyPolicy,
  terms: paths.termsConditions,
  orders: paths.orders,
} as const;

interface TextLinkProps {
  page: keyof typeof pathOf;
  children: ReactNode;
}

/** A link to another of the store's own texts. */
export function TextLink({ page, children }: TextLinkProps) {
  return <Link to={pathOf[page]}>{children}</Link>;
}
