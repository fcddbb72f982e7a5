import MailIcon from '../shared/ui/icons/MailOutlineRounded';
import PhoneIcon from '../shared/ui/icons/PhoneOutlined';
import PlaceIcon from '../shared/ui/icons/PlaceOutlined';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { organizationJsonLd } from '../features/content/jsonLd';
import { TextLink } from '../features/content/ContactLines';
import { mapLink, phoneLink, storeFacts } from '../features/content/storeFacts';
import { useHasSamples, useStoreDetails } from '../features/content/useStoreDetails';
import { siteOrigin } from '../shared/config/origin';
import { t } from '../shared/i18n/t';
import { tRich } from '../shared/i18n/tRich';
import { Notice } from '../shared/ui/Notice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { TextLink as Link } from '../shared/ui/TextLink';
import * as surface from '../shared/ui/surface.css';
import * as text from '../shared/ui/text.css';
import * as s from './ContactPage.css';

/** Store address, email, phone (spec section 2). */
export default function ContactPage() {
  const store = useStoreDetails();
  const { legalName, taxNumber, address, email, phone } = store;
  const hasSamples = useHasSamples();
  return (
    <>
      <PageHead
        title={t('Contact')}
        description={t('Where to find Marigold Lane, and how to reach us by email and phone.')}
        jsonLd={organizationJsonLd(siteOrigin(), store)}
      />
      <PageContainer>
        <h1 className={text.h1}>{t('Contact us')}</h1>
        <p className={clsx(text.body1, s.opening)}>
          {tRich(
            'Questions about an order, a size or a colour: we are here {support}. Keep your order number ready. You will find it in <orders>your orders</orders>.',
            {
              support: storeFacts.support,
              orders: (words) => <TextLink page="orders">{words}</TextLink>,
            },
          )}
        </p>
        {hasSamples && (
          <Notice severity="info" className={s.samples}>
            {t(
              'This is a demonstration store. The name, numbers and addresses on this page are samples.',
            )}
          </Notice>
        )}
        <address className={s.ways}>
          <Way icon={<MailIcon />} title={t('Email')}>
            <Link href={`mailto:${email}`}>{email}</Link>
          </Way>
          <Way icon={<PhoneIcon />} title={t('Phone')}>
            <Link href={phoneLink(phone)}>{phone}</Link>
          </Way>
          <Way icon={<PlaceIcon />} title={t('Store')}>
            <span>{legalName}</span>
            <br />
            <span>{address}</span>
            <br />
            <Link href={mapLink(address)} target="_blank" rel="noopener noreferrer">
              {t('Open in a map')}
            </Link>
          </Way>
        </address>
        <section aria-labelledby="help" className={s.help}>
          <h2 id="help" className={clsx(text.h2, s.helpTitle)}>
            {t('Quick answers')}
          </h2>
          <p className={text.body1}>
            {tRich(
              'For returns, see the <returns>Return & Refund Policy</returns>. For cancelling an order, see the <cancellation>Cancellation Policy</cancellation>. How we handle your data is in the <privacy>Privacy Policy</privacy>, and everything else in the <terms>Terms and Conditions</terms>.',
              {
                returns: (words) => <TextLink page="returns">{words}</TextLink>,
                cancellation: (words) => <TextLink page="cancellation">{words}</TextLink>,
                privacy: (words) => <TextLink page="privacy">{words}</TextLink>,
                terms: (words) => <TextLink page="terms">{words}</TextLink>,
              },
            )}
          </p>
          <p className={clsx(text.body1, s.legal)}>{`${legalName} · GSTIN ${taxNumber}`}</p>
        </section>
      </PageContainer>
    </>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className={clsx(surface.outlined, s.way)}>
      <div className={s.wayIcon}>{icon}</div>
      <h2 className={clsx(text.h4, s.wayTitle)}>{title}</h2>
      <div className={s.wayText}>{children}</div>
    </div>
  );
}
