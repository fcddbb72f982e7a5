import { paths } from '../../shared/config/paths';
import { TextLink as Link } from '../../shared/ui/TextLink';
import { phoneLink } from './storeFacts';
import { useStoreDetails } from './useStoreDetails';

/** "write to … or call …", the same words wherever a policy says how to reach the store. */
export function ReachUs() {
  const { email, phone } = useStoreDetails();
  return (
    <>
      write to <Link href={`mailto:${email}`}>{email}</Link> or call{' '}
      <Link href={phoneLink(phone)}>{phone}</Link>
    </>
  );
}

const named = {
  returns: { to: paths.returnPolicy, label: 'Return & Refund Policy' },
  cancellation: { to: paths.cancellationPolicy, label: 'Cancellation Policy' },
  privacy: { to: paths.privacyPolicy, label: 'Privacy Policy' },
  terms: { to: paths.termsConditions, label: 'Terms and Conditions' },
  orders: { to: paths.orders, label: 'your orders' },
  contact: { to: paths.contact, label: 'contact page' },
} as const;

/** A link to another of the store's own texts. */
export function TextLink({ page }: { page: keyof typeof named }) {
  const { to, label } = named[page];
  return <Link to={to}>{label}</Link>;
}
