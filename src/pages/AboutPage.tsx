import { clsx } from 'clsx';
import { storeFacts } from '../features/content/storeFacts';
import { HomePhotograph } from '../features/home/HomePhotograph';
import { siteOrigin } from '../shared/config/origin';
import { paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';
import { Button } from '../shared/ui/Button';
import { breadcrumbJsonLd } from '../shared/ui/jsonLd';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import * as text from '../shared/ui/text.css';
import * as s from './AboutPage.css';

const { delivery, returns, support } = storeFacts;

const principles = [
  {
    title: t('Made by people we know'),
    text: t(
      'We buy from block printers, weavers and carpenters whose workshops we have visited, and we tell you who made what.',
    ),
  },
  {
    title: t('Made to last'),
    text: t(
      'A kurta should survive its fiftieth wash and a chair its second move. What does not, we stop selling.',
    ),
  },
  {
    title: t('Honest prices'),
    text: t(
      'The price on the card is the price at the door. When we do not know something, such as whether a payment arrived, we say that too.',
    ),
  },
];

const reasons = [
  {
    title: t('Quality you can feel'),
    text: t('Every piece is checked by hand before it is packed.'),
  },
  {
    title: t('Convenience'),
    text: t(
      '{promise}, in {metroDays} business days in metros and {elsewhereDays} elsewhere. Pay in cash at the door or by UPI.',
      {
        promise: delivery.promise,
        metroDays: delivery.metroBusinessDays,
        elsewhereDays: delivery.elsewhereBusinessDays,
      },
    ),
  },
  {
    title: t('Help after you buy'),
    text: t('{support} styling and support, and {days} days of free returns.', {
      support,
      days: returns.windowDays,
    }),
  },
];

/** Story, vision, core principles, three reasons to choose (spec section 2). */
export default function AboutPage() {
  const crumbs = [
    { name: t('Home'), path: paths.home },
    { name: t('About'), path: paths.about },
  ];
  return (
    <>
      <PageHead
        title={t('About us')}
        description={t(
          'The story of Marigold Lane: women’s fashion and things for the home, from people whose work we have seen.',
        )}
        jsonLd={breadcrumbJsonLd(crumbs, siteOrigin())}
      />
      <PageContainer className={s.page}>
        <div className={s.opening}>
          <div>
            <h1 className={text.h1}>{t('About Marigold Lane')}</h1>
            <section aria-labelledby="story">
              <h2 id="story" className={clsx(text.h3, s.storyTitle)}>
                {t('Our story')}
              </h2>
              <p className={text.body1}>
                {t(
                  'There is a lane in every Indian town where marigolds are strung before sunrise and everything else is sold after it: cloth by the metre, brass lamps, a chair mended while you wait. We grew up buying there, from people who knew what they sold.',
                )}
              </p>
              <p className={clsx(text.body1, s.furtherWords)}>
                {t(
                  'This shop is that lane for people who live too far from one. What you wear and what you live with stand side by side here, because that is how they are chosen: the dupatta with the cushion, the saree with the evening lamp.',
                )}
              </p>
            </section>
          </div>
          <HomePhotograph
            name="promo-collection"
            sizes="(min-width: 1320px) 821px, (min-width: 900px) 62vw, 122vw"
            className={s.picture}
          />
        </div>
        <section aria-labelledby="vision" className={s.vision}>
          <h2 id="vision" className={clsx(text.eyebrow, s.visionTitle)}>
            {t('Our vision')}
          </h2>
          <p className={clsx(text.h2, s.visionWords)}>
            {t('A home and a wardrobe that are chosen once, and well.')}
          </p>
          <p className={clsx(text.body1, s.visionText)}>
            {t(
              'Fewer things, better made, within reach of every PIN code in the country, on any phone and on any connection.',
            )}
          </p>
        </section>
        <Statements
          id="principles"
          title={t('Core principles')}
          items={principles}
          numbered={false}
        />
        <Statements id="reasons" title={t('Three reasons to choose us')} items={reasons} numbered />
        <div className={s.wayOn}>
          <Button variant="contained" size="large" to={paths.shop}>
            {t('Walk down the lane')}
          </Button>
        </div>
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
  const List = numbered ? 'ol' : 'ul';
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={clsx(text.h2, s.title)}>
        {title}
      </h2>
      <List className={s.statements}>
        {items.map((item, index) => (
          <li key={item.title} className={s.statement}>
            <h3 className={clsx(text.h4, s.statementTitle)}>
              {`${numbered ? `${String(index + 1)}. ` : ''}${item.title}`}
            </h3>
            <p className={clsx(text.body1, s.statementText)}>{item.text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
