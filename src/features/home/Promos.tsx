import ArrowIcon from '../../shared/ui/icons/ArrowForwardRounded';
import { clsx } from 'clsx';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { TextLink } from '../../shared/ui/TextLink';
import * as text from '../../shared/ui/text.css';
import { useAppSelector } from '../../app/hooks';
import { storeFacts } from '../content/storeFacts';
import { selectContent } from '../content/contentSlice';
import { HomePhotograph } from './HomePhotograph';
import { growing } from './HomePhotograph.css';
import * as s from './Promos.css';

/** As tall as the screen below the header (spec section 2, "full-screen promo banner"). */
export function PromoBanner() {
  return (
    <section aria-labelledby="promo-title" className={s.banner}>
      <HomePhotograph name="banner" sizes="max(100vw, 160vh)" className={s.bannerPicture} />
      <div className={s.veil}>
        <div className={s.column}>
          <h2 id="promo-title" className={text.h1}>
            {t('Discover Your Perfect Style')}
          </h2>
          <p className={clsx(text.body1, s.rating)}>
            {t(
              'Rated {rating} by the people who wear it. Festive silks, everyday cotton, and colours that hold.',
              { rating: storeFacts.marketing.rating },
            )}
          </p>
          <Button variant="contained" color="secondary" size="large" to={paths.shop}>
            {t('Shop all styles')}
          </Button>
        </div>
      </div>
    </section>
  );
}

const defaultPromos = [
  {
    title: t('The Collection'),
    text: t('Up to {percent}% off', { percent: storeFacts.marketing.collectionPercent }),
    link: paths.collection,
    photograph: 'promo-collection',
  },
  {
    title: t('The Summer Collection'),
    text: t('Up to {percent}% off', { percent: storeFacts.marketing.summerPercent }),
    link: paths.summerCollection,
    photograph: 'promo-summer',
  },
] as const;

/** The two ways into the collections; each card is one link. */
export function PromoSections() {
  const { promos: own } = useAppSelector(selectContent);
  const promos = own?.map((promo) => ({ ...promo, photograph: promo })) ?? defaultPromos;
  return (
    <section aria-label={t('Collections')} className={s.cards}>
      {promos.map(({ title, text: offer, link, photograph }) => (
        <TextLink key={title} to={link} underline="none" className={clsx(growing, s.card)}>
          <HomePhotograph
            name={photograph}
            sizes="(min-width: 1320px) 821px, (min-width: 600px) 62vw, 122vw"
            className={s.cardPicture}
          />
          <div className={s.cardFoot}>
            <div className={s.cardWords}>
              <h2 className={text.h3}>{title}</h2>
              <p className={clsx(text.body1, s.offer)}>{offer}</p>
            </div>
            <ArrowIcon />
          </div>
        </TextLink>
      ))}
    </section>
  );
}
