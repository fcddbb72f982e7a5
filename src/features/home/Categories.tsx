import { clsx } from 'clsx';
import { shopPath } from '../../shared/config/paths';
import { TextLink } from '../../shared/ui/TextLink';
import * as text from '../../shared/ui/text.css';
import { HomePhotograph, type HomePhotographName } from './HomePhotograph';
import { growing } from './HomePhotograph.css';
import * as s from './Categories.css';

const categories: readonly { name: string; picture: HomePhotographName }[] = [
  { name: 'Sarees', picture: 'category-sarees' },
  { name: 'Kurtas', picture: 'category-kurtas' },
  { name: 'Jewellery', picture: 'category-jewellery' },
  { name: 'Bed', picture: 'category-bed' },
  { name: 'Sofa', picture: 'category-sofa' },
  { name: 'Chairs', picture: 'category-chairs' },
];

/** Six category tiles; each is one link. */
export function Categories() {
  return (
    <section aria-labelledby="categories-title">
      <h2 id="categories-title" className={clsx(text.h2, s.title)}>
        Shop by category
      </h2>
      <ul className={s.tiles}>
        {categories.map(({ name, picture }) => (
          <li key={name}>
            <TextLink
              to={shopPath({ category: name.toLowerCase() })}
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
