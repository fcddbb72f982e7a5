import ShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useDeferredValue, type ReactNode } from 'react';
import type { FooterLink } from '../../shared/api/contract';
import { paths } from '../../shared/config/paths';
import { farBelow } from '../../shared/ui/farBelow';
import { later } from '../../shared/ui/later';
import { mapLink, phoneLink, storeFacts } from '../content/storeFacts';
import { DataSaverSwitch } from './DataSaverSwitch';
import { useFootersQuery } from './layoutApi';
import { OnlineIndicator } from './OnlineIndicator';
import { ServerLink } from './ServerLink';
import { Wordmark } from './Wordmark';

/** Spec section 9. */
const QUICK_LINKS = 5;

const fallbackLinks: readonly FooterLink[] = [
  { _id: 'about', title: 'About us', link: paths.about },
  { _id: 'contact', title: 'Contact', link: paths.contact },
  { _id: 'returns', title: 'Return & Refund Policy', link: paths.returnPolicy },
  { _id: 'privacy', title: 'Privacy Policy', link: paths.privacyPolicy },
  { _id: 'terms', title: 'Terms and Conditions', link: paths.termsConditions },
];

const promises = [
  {
    Icon: ShippingIcon,
    title: 'Free shipping',
    text: storeFacts.delivery.promise,
  },
  { Icon: LockIcon, title: 'Secure payment', text: storeFacts.paymentMethods.join(' or ') },
  { Icon: SupportIcon, title: `${storeFacts.support} support`, text: 'Styling and order help' },
];

/** Three promises, company, social links, up to five links of the server, contact, connection. */
export function Footer() {
  const data = useDeferredValue(useFootersQuery().data);
  const links = (data && data.length > 0 ? data : fallbackLinks).slice(0, QUICK_LINKS);
  return (
    <Box
      component="footer"
      {...later}
      sx={{
        '--ml-focus': 'var(--ml-palette-accent-main)',
        bgcolor: 'band.main',
        color: 'band.text',
        mt: 'auto',
        pb: 'calc(var(--ml-bottom-bar) + env(safe-area-inset-bottom))',
        overflowWrap: 'anywhere',
        ...farBelow({ xs: '1215px', sm: '830px', lg: '565px' }),
        '& a': { color: 'inherit', textDecorationColor: 'transparent' },
        '& a:hover': { textDecorationColor: 'currentColor' },
      }}
    >
      <Box sx={{ maxWidth: 1320, mx: 'auto', px: { xs: 2, sm: 3, lg: 4 } }}>
        <Promises />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              lg: '1.6fr 1fr 1fr 1.4fr',
            },
            py: { xs: 5, md: 7 },
            // On a phone two short lists share a row, and words have the whole width.
            '& > :first-of-type, & > :last-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
          }}
        >
          <div>
            <Wordmark size={24} />
            <Typography
              variant="body2"
              sx={{ mt: 2, maxWidth: '22.5em', color: 'band.textSecondary' }}
            >
              Women’s fashion and things for the home, chosen slowly and delivered free across
              India.
            </Typography>
            <Typography variant="body2" sx={{ mt: 2, color: 'band.textSecondary' }}>
              {storeFacts.legalName}
              <br />
              GSTIN {storeFacts.taxNumber}
            </Typography>
          </div>
          <FooterColumn title="Quick links">
            {links.map((link) => (
              <FooterRow key={link._id}>
                <ServerLink link={link.link}>{link.title}</ServerLink>
              </FooterRow>
            ))}
          </FooterColumn>
          <FooterColumn title="Follow us">
            {storeFacts.social.map(({ name, url }) => (
              <FooterRow key={name}>
                <Link href={url} rel="noopener noreferrer" target="_blank">
                  {name}
                </Link>
              </FooterRow>
            ))}
          </FooterColumn>
          <FooterColumn title="Contact">
            <FooterRow>
              <Link href={`mailto:${storeFacts.email}`}>{storeFacts.email}</Link>
            </FooterRow>
            <FooterRow>
              <Link href={phoneLink()}>{storeFacts.phone}</Link>
            </FooterRow>
            <FooterRow>
              <Link href={mapLink()} rel="noopener noreferrer" target="_blank">
                {storeFacts.address}
              </Link>
            </FooterRow>
          </FooterColumn>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 4,
            py: 2,
            borderTop: 1,
            borderColor: 'band.line',
          }}
        >
          <OnlineIndicator />
          <DataSaverSwitch />
          {/* A page that was made last year says so until the next one. */}
          <Typography
            variant="body2"
            suppressHydrationWarning
            sx={{ color: 'band.textSecondary', py: 1 }}
          >
            © {new Date().getFullYear()} {storeFacts.name}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

function Promises() {
  return (
    <Box
      component="ul"
      aria-label="Our promises"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        py: { xs: 4, md: 5 },
        display: 'grid',
        gap: { xs: 2.5, sm: 3 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        borderBottom: 1,
        borderColor: 'band.line',
      }}
    >
      {promises.map(({ Icon, title, text }) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 1.75, alignItems: 'center' }}>
          <Icon sx={{ fontSize: 30, color: 'accent.main' }} />
          <div>
            <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
            <Typography variant="body2" sx={{ color: 'band.textSecondary' }}>
              {text}
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="eyebrow" component="h2" sx={{ mb: 1, color: 'band.textSecondary' }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </div>
  );
}

/** A line whose link is 44 px tall to press. */
function FooterRow({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, py: 0.5 } }}
    >
      {children}
    </Box>
  );
}
