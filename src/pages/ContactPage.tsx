import MailIcon from '@mui/icons-material/MailOutlineRounded';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { organizationJsonLd } from '../features/content/jsonLd';
import { TextLink } from '../features/content/ContactLines';
import { mapLink, phoneLink, storeFacts } from '../features/content/storeFacts';
import { siteOrigin } from '../shared/config/origin';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';

/** Store address, email, phone (spec section 2). */
export default function ContactPage() {
  return (
    <>
      <PageHead
        title="Contact"
        description="Where to find Marigold Lane, and how to reach us by email and phone."
        jsonLd={organizationJsonLd(siteOrigin())}
      />
      <PageContainer>
        <Typography variant="h1">Contact us</Typography>
        <Typography sx={{ mt: 2, mb: 4, maxWidth: '40em', fontSize: '1.125rem' }}>
          Questions about an order, a size or a colour: we are here {storeFacts.support}. It goes
          faster with your order number at hand, which you find in <TextLink page="orders" />.
        </Typography>
        {storeFacts.hasSamples && (
          <Alert severity="info" sx={{ mb: 4 }}>
            This is a demonstration store. The name, numbers and addresses on this page are samples.
          </Alert>
        )}
        <Box
          component="address"
          sx={{
            fontStyle: 'normal',
            display: 'grid',
            gap: { xs: 2, md: 3 },
            gridTemplateColumns: { sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' },
            '& > :last-child': { gridColumn: { sm: '1 / -1', md: 'auto' } },
          }}
        >
          <Way icon={<MailIcon />} title="Email">
            <Link href={`mailto:${storeFacts.email}`}>{storeFacts.email}</Link>
          </Way>
          <Way icon={<PhoneIcon />} title="Phone">
            <Link href={phoneLink()}>{storeFacts.phone}</Link>
          </Way>
          <Way icon={<PlaceIcon />} title="Store">
            {storeFacts.legalName}
            <br />
            {storeFacts.address}
            <br />
            <Link href={mapLink()} target="_blank" rel="noopener noreferrer">
              Open in a map
            </Link>
          </Way>
        </Box>
        <Box
          component="section"
          aria-labelledby="help"
          sx={{ mt: { xs: 6, md: 8 }, maxWidth: 720 }}
        >
          <Typography variant="h2" id="help" sx={{ mb: 2 }}>
            Quick answers
          </Typography>
          <Typography>
            To send something back, read the <TextLink page="returns" />. To stop an order, read the{' '}
            <TextLink page="cancellation" />. What we keep about you is in the{' '}
            <TextLink page="privacy" />, and everything else in the <TextLink page="terms" />.
          </Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            {storeFacts.legalName} · GSTIN {storeFacts.taxNumber}
          </Typography>
        </Box>
      </PageContainer>
    </>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card sx={{ p: 3 }}>
      <Box sx={{ color: 'accent.text', mb: 1 }}>{icon}</Box>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography
        component="div"
        sx={{ overflowWrap: 'anywhere', '& a': { display: 'inline-block', py: 1.25 } }}
      >
        {children}
      </Typography>
    </Card>
  );
}
