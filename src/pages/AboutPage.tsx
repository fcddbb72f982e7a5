import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { storeFacts } from '../features/content/storeFacts';
import { HomePhotograph } from '../features/home/HomePhotograph';
import { siteOrigin } from '../shared/config/origin';
import { paths } from '../shared/config/paths';
import { breadcrumbJsonLd } from '../shared/ui/jsonLd';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';

const { delivery, returns, support } = storeFacts;

const principles = [
  {
    title: 'Made by somebody',
    text: 'Block printers, weavers and joiners have names and workshops. We buy from people whose work we have seen, and we write down who made what.',
  },
  {
    title: 'Made to last',
    text: 'A kurta should survive its fiftieth wash and a chair its second move. What does not, we stop selling.',
  },
  {
    title: 'Said as it is',
    text: 'The price on the card is the price at the door. When we do not know something, such as whether a payment arrived, we say that too.',
  },
];

const reasons = [
  {
    title: 'Quality you can feel',
    text: 'Every piece is looked at by a person before it is packed.',
  },
  {
    title: 'Convenience',
    text: `${delivery.promise}, in ${delivery.metroBusinessDays} business days in metros and ${delivery.elsewhereBusinessDays} elsewhere. Pay in cash at the door or by UPI.`,
  },
  {
    title: 'Care afterwards',
    text: `${support} styling and support, and ${String(returns.windowDays)} days to send back, free, what does not suit you.`,
  },
];

const list = { listStyle: 'none', m: 0, p: 0 } as const;

/** Story, vision, core principles, three reasons to choose (spec section 2). */
export default function AboutPage() {
  const crumbs = [
    { name: 'Home', path: paths.home },
    { name: 'About', path: paths.about },
  ];
  return (
    <>
      <PageHead
        title="About us"
        description="The story of Marigold Lane: women’s fashion and things for the home, from people whose work we have seen."
        jsonLd={breadcrumbJsonLd(crumbs, siteOrigin())}
      />
      <PageContainer sx={{ display: 'grid', gap: { xs: 6, md: 9 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 6 },
            alignItems: 'start',
            gridTemplateColumns: { md: '1fr 1fr' },
          }}
        >
          <div>
            <Typography variant="h1">About Marigold Lane</Typography>
            <Box component="section" aria-labelledby="story">
              <Typography variant="h3" component="h2" id="story" sx={{ mt: 4, mb: 1.5 }}>
                Our story
              </Typography>
              <Typography>
                There is a lane in every Indian town where marigolds are strung before sunrise and
                everything else is sold after it: cloth by the metre, brass lamps, a chair mended
                while you wait. We grew up buying there, from people who knew what they sold.
              </Typography>
              <Typography sx={{ mt: 1.5 }}>
                This shop is that lane for people who live too far from one. What you wear and what
                you live with stand side by side here, because that is how they are chosen: the
                dupatta with the cushion, the saree with the evening lamp.
              </Typography>
            </Box>
          </div>
          <HomePhotograph
            name="promo-collection"
            sizes="(min-width: 1320px) 821px, (min-width: 900px) 62vw, 122vw"
            position="85% 50%"
            sx={{ aspectRatio: '4 / 3', borderRadius: '20px' }}
          />
        </Box>
        <Box
          component="section"
          aria-labelledby="vision"
          sx={{
            p: { xs: 3, md: 7 },
            borderRadius: '20px',
            bgcolor: 'band.main',
            color: 'band.text',
          }}
        >
          <Typography variant="eyebrow" component="h2" id="vision" sx={{ color: 'accent.main' }}>
            Our vision
          </Typography>
          <Typography variant="h2" component="p" sx={{ mt: 1.5, maxWidth: '16.75em' }}>
            A home and a wardrobe that are chosen once, and well.
          </Typography>
          <Typography sx={{ mt: 2, maxWidth: '40em', color: 'band.textSecondary' }}>
            Fewer things, better made, within reach of every PIN code in the country, on any phone
            and on any connection.
          </Typography>
        </Box>
        <Statements id="principles" title="Core principles" items={principles} numbered={false} />
        <Statements id="reasons" title="Three reasons to choose us" items={reasons} numbered />
        <Box sx={{ textAlign: 'center' }}>
          <Button variant="contained" size="large" component={RouterLink} to={paths.shop}>
            Walk down the lane
          </Button>
        </Box>
      </PageContainer>
    </>
  );
}

interface StatementsProps {
  id: string;
  title: string;
  items: readonly { title: string; text: string }[];
  numbered: boolean;
}

function Statements({ id, title, items, numbered }: StatementsProps) {
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Box
        component={numbered ? 'ol' : 'ul'}
        sx={{ ...list, display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}
      >
        {items.map((item, index) => (
          <Box
            component="li"
            key={item.title}
            sx={{ pt: 2.5, borderTop: 3, borderColor: 'accent.main' }}
          >
            <Typography variant="h4" component="h3" sx={{ mb: 0.75 }}>
              {numbered && `${String(index + 1)}. `}
              {item.title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{item.text}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
