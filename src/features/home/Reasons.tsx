import ExchangeIcon from '@mui/icons-material/CachedOutlined';
import SupportIcon from '@mui/icons-material/HeadsetMicOutlined';
import ShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import OfferIcon from '@mui/icons-material/LocalOfferOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import SpeedIcon from '@mui/icons-material/ScheduleOutlined';
import StarIcon from '@mui/icons-material/StarBorderRounded';
import StyleIcon from '@mui/icons-material/CheckroomOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { storeFacts } from '../content/storeFacts';

const { returns, delivery, marketing, support, paymentMethods } = storeFacts;
const days = `${String(returns.windowDays)} days`;

const policies = [
  {
    Icon: ExchangeIcon,
    title: 'Easy exchange',
    text: 'Wrong size or colour? Send it back and choose again.',
  },
  {
    Icon: ReplayIcon,
    title: `${days} free return`,
    text: `Return within ${days} of receipt; we pay the way back.`,
  },
  {
    Icon: SupportIcon,
    title: `${support} support`,
    text: 'Styling advice and help with your order, day and night.',
  },
];

/** The policies row: three items (spec section 2). */
export function Policies() {
  return (
    <Box
      component="section"
      aria-label="Our policies"
      sx={{ borderBlock: 1, borderColor: 'line.soft', py: { xs: 4, md: 6 } }}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
        }}
      >
        {policies.map(({ Icon, title, text }) => (
          <Box
            component="li"
            key={title}
            sx={{
              display: 'flex',
              flexDirection: { xs: 'row', sm: 'column' },
              alignItems: { xs: 'flex-start', sm: 'center' },
              textAlign: { sm: 'center' },
              gap: { xs: 2, sm: 1.25 },
            }}
          >
            <Icon sx={{ fontSize: 34, color: 'accent.text' }} />
            <div>
              <Typography variant="h5" component="h2">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const reasons = [
  { Icon: ShippingIcon, title: 'Free shipping', text: `${delivery.promise}, everywhere in India.` },
  {
    Icon: LockIcon,
    title: 'Secure payment',
    text: `${paymentMethods.join(' or ')}: pay at the door, or from your own UPI app.`,
  },
  {
    Icon: StyleIcon,
    title: `${support} styling`,
    text: 'Ask what goes with what, at any hour, and get an answer from a person.',
  },
  {
    Icon: StarIcon,
    title: `Rated ${marketing.rating}`,
    text: 'Reviews come from shoppers with an account, one for each product.',
  },
  {
    Icon: SpeedIcon,
    title: `${delivery.metroBusinessDays} business days`,
    text: `That is to the metros; it is ${delivery.elsewhereBusinessDays} business days everywhere else.`,
  },
  {
    Icon: OfferIcon,
    title: `Up to ${String(marketing.collectionPercent)}% off`,
    text: 'The old price stands beside the new one, so you see what you save.',
  },
];

/** Why choose us: a grid of six (spec section 2). */
export function Reasons() {
  return (
    <Box component="section" aria-labelledby="reasons-title">
      <Typography variant="h2" id="reasons-title" sx={{ mb: 3 }}>
        Why choose us
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 1.5, md: 3 },
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {reasons.map(({ Icon, title, text }) => (
          <Box
            component="li"
            key={title}
            sx={{
              display: 'flex',
              gap: 2,
              p: { xs: 2, md: 3 },
              borderRadius: '14px',
              bgcolor: 'background.sunk',
            }}
          >
            <Icon sx={{ fontSize: 28, mt: 0.25, color: 'accent.text' }} />
            <div>
              <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
                {title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** 50K+, 100%, 24/7, 1M+ (spec section 2). */
export function Stats() {
  return (
    <Box
      component="section"
      aria-label="In numbers"
      sx={{ py: { xs: 5, md: 7 }, borderRadius: '20px', bgcolor: 'band.main', color: 'band.text' }}
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: { xs: 3, md: 2 },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          textAlign: 'center',
        }}
      >
        {marketing.stats.map(({ value, label }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'band.textSecondary' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0, color: 'accent.main' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
