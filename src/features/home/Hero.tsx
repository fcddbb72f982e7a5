import NewIcon from '../../shared/ui/icons/AutoAwesomeOutlined';
import TrendingIcon from '../../shared/ui/icons/TrendingUpRounded';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { hydrated } from '../../shared/lib/hydration';
import { Button } from '../../shared/ui/Button';
import * as text from '../../shared/ui/text.css';
import { heroPictures, heroSizes, chooseHero } from './heroPictures';
import { HomePhotograph } from './HomePhotograph';
import * as s from './Hero.css';

/** One of two pictures at random, the slogan, two badges and the main links (spec section 2). */
export function Hero() {
  // Chosen once per visit: a re-render must not change the picture.
  chooseHero();
  useEffect(() => {
    // A chunk that does not load is not missed.
    void hydrated
      .then(() => import('./otherHero'))
      .then(({ prefetchOtherHero }) => prefetchOtherHero())
      .catch(() => undefined);
  }, []);
  return (
    <section aria-labelledby="hero-title" className={s.hero}>
      <div className={s.column}>
        <div className={s.words}>
          <div className={s.badges}>
            <span className={s.badge}>
              <TrendingIcon />
              {t('Trending')}
            </span>
            <span className={s.badge}>
              <NewIcon />
              {t('New Arrivals')}
            </span>
          </div>
          <p className={clsx(text.eyebrow, s.kind)}>{t("Women's Fashion Collection")}</p>
          <h1 id="hero-title" className={text.h1}>
            {t('Elevate Your Style')}
          </h1>
          <p className={clsx(text.body1, s.promise)}>
            {t(
              'Kurtas, sarees and dresses you will keep wearing, and the chairs, lamps and rugs to come home to.',
            )}
          </p>
          <div className={s.ways}>
            <Button variant="contained" size="large" to={paths.shop}>
              {t('Shop now')}
            </Button>
            <Button variant="outlined" size="large" to={paths.collection} className={s.otherWay}>
              {t('See the collection')}
            </Button>
          </div>
        </div>
      </div>
      {/* After the words, which would push it down where a slow phone paints half the page first. */}
      {heroPictures.map(({ wide, tall }) => (
        <HomePhotograph
          key={wide}
          name={wide}
          sizes={heroSizes.wide}
          tall={{ name: tall, sizes: heroSizes.tall }}
          isFirst
          className={s.room}
        />
      ))}
    </section>
  );
}
