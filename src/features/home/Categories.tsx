import { clsx } from 'clsx';
import { shopPath } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { TextLink } from '../../shared/ui/TextLink';
import * as text from '../../shared/ui/text.css';
import { HomePhotograph, type HomePhotographName } from './HomePhotograph';
import { growing } from './HomePhotograph.css';
import * as s from './Categories.css';

const categories: readonly { name: string; category: string; picture: HomePhotographName }[] = [
  { name: t('Sarees'), category: 'sarees', picture: 'category-sarees' },
  { name: t('Kurtas'), category: 'kurtas', picture: 'category-kurtas' },
  { name: t('Jewellery'), category: 'jewellery', picture: 'category-jewellery' },
  { name: t('Bed'), category: 'bed', picture: 'category-bed' },
  { name: t('Sofa'), category: 'sofa', picture: 'category-sofa' },
  { name: t('Chairs'), category: 'chairs', picture: 'category-chairs' },
];

/** Six category tiles; each is one link. */
export function Categories() {
  return (
    <section aria-labelledby="categories-title">
      <h2 id="categories-title" className={clsx(text.h2, s.title)}>
        {t('Shop by category')}
      </h2>
      <ul className={s.tiles}>
        {categories.map(({ name, category, picture }) => (
          <li key={category}>
            <TextLink
              to={shopPath({ category })}
              underline="none"
              className={clsx(growing, s.tile)}
            >
              <HomePhotograph
                name={picture}
                sizes="(min-width: 1320px) 200px, (min-width: 900px) 16vw, 33vw"
                className={s.picture}
              />
              <span>{name}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
