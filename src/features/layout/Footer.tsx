import ShippingIcon from '../../shared/ui/icons/LocalShippingOutlined';
import LockIcon from '../../shared/ui/icons/LockOutlined';
import SupportIcon from '../../shared/ui/icons/SupportAgentOutlined';
import { clsx } from 'clsx';
import { useDeferredValue, type ReactNode } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { FooterLink } from '../../shared/api/contract';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { inSecondPart } from '../../shared/ui/secondPart';
import * as text from '../../shared/ui/text.css';
import { TextLink } from '../../shared/ui/TextLink';
import { mapLink, phoneLink, storeFacts } from '../content/storeFacts';
import { useStoreDetails } from '../content/useStoreDetails';
import { DataSaverSwitch } from './DataSaverSwitch';
import { LanguageLinks } from './LanguageLinks';
import { selectFooters } from './layoutSlice';
import { OnlineIndicator } from './OnlineIndicator';
import { ServerLink } from './ServerLink';
import { Wordmark } from './Wordmark';
import * as s from './Footer.css';

/** Spec section 9. */
const QUICK_LINKS = 5;

const fallbackLinks: readonly FooterLink[] = [
  { _id: 'about', title: t('About us'), link: paths.about },
  { _id: 'contact', title: t('Contact'), link: paths.contact },
  { _id: 'returns', title: t('Return & Refund Policy'), link: paths.returnPolicy },
  { _id: 'privacy', title: t('Privacy Policy'), link: paths.privacyPolicy },
  { _id: 'terms', title: t('Terms and Conditions'), link: paths.termsConditions },
];

const promises = [
  {
    Icon: ShippingIcon,
    title: t('Free shipping'),
    words: storeFacts.delivery.promise,
  },
  {
    Icon: LockIcon,
    title: t('Secure payment'),
    words: t('{first} or {second}', {
      first: storeFacts.paymentMethods[0],
      second: storeFacts.paymentMethods[1],
    }),
  },
  {
    Icon: SupportIcon,
    title: t('{hours} support', { hours: storeFacts.support }),
    words: t('Styling and order help'),
  },
];

/** Three promises, company, social links, up to five links of the server, contact, connection. */
export function Footer() {
  const data = useDeferredValue(useAppSelector(selectFooters));
  const { legalName, taxNumber, address, email, phone } = useStoreDetails();
  const links = (data && data.length > 0 ? data : fallbackLinks).slice(0, QUICK_LINKS);
  return (
    <footer {...inSecondPart} className={s.footer}>
      <div className={s.column}>
        <Promises />
        <div className={s.columns}>
          <div>
            <Wordmark size={24} />
            <p className={clsx(text.body2, s.quiet, s.about)}>
              {t(
                'Women’s fashion and things for the home, chosen slowly and delivered free across India.',
              )}
            </p>
            <p className={clsx(text.body2, s.quiet, s.company)}>
              <span>{legalName}</span>
              <br />
              <span>{`GSTIN ${taxNumber}`}</span>
            </p>
          </div>
          <FooterColumn title={t('Quick links')}>
            {links.map((link) => (
              <FooterRow key={link._id}>
                <ServerLink link={link.link}>{link.title}</ServerLink>
              </FooterRow>
            ))}
          </FooterColumn>
          <FooterColumn title={t('Follow us')}>
            {storeFacts.social.map(({ name, url }) => (
              <FooterRow key={name}>
                <TextLink href={url} rel="noopener noreferrer" target="_blank">
                  {name}
                </TextLink>
              </FooterRow>
            ))}
          </FooterColumn>
          <FooterColumn title={t('Contact')}>
            <FooterRow>
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </FooterRow>
            <FooterRow>
              <TextLink href={phoneLink(phone)}>{phone}</TextLink>
            </FooterRow>
            <FooterRow>
              <TextLink href={mapLink(address)} rel="noopener noreferrer" target="_blank">
                {address}
              </TextLink>
            </FooterRow>
          </FooterColumn>
        </div>
        <div className={s.lastLine}>
          <OnlineIndicator />
          <DataSaverSwitch />
          <LanguageLinks className={s.language} />
          {/* A page that was rendered last year shows that year until it is rendered again. */}
          <p suppressHydrationWarning className={clsx(text.body2, s.quiet, s.copyright)}>
            {`© ${String(new Date().getFullYear())} ${storeFacts.name}`}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Promises() {
  return (
    <ul aria-label={t('Our promises')} className={s.promises}>
      {promises.map(({ Icon, title, words }) => (
        <li key={title} className={s.promise}>
          <Icon className={s.sign} />
          <div>
            <p className={clsx(text.body1, s.promiseTitle)}>{title}</p>
            <p className={clsx(text.body2, s.quiet)}>{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={clsx(text.eyebrow, s.heading)}>{title}</h2>
      <ul className={s.list}>{children}</ul>
    </div>
  );
}

/** A line whose link is 44 px tall to press. */
const FooterRow = ({ children }: { children: ReactNode }) => <li className={s.row}>{children}</li>;
