import { useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { shopPath } from '../../shared/config/paths';
import * as text from '../../shared/ui/text.css';
import { TextLink } from '../../shared/ui/TextLink';
import { clsx } from 'clsx';
import { selectAllProducts } from '../catalog/catalogSelectors';
import { ProductImage } from '../catalog/ProductImage';
import { useTaxonomy } from '../catalog/queries/useCatalog';
import { departmentsOf } from './departments';
import { menuCategories } from './headerItems';
import * as s from './Departments.css';

interface DepartmentsProps {
  /** Categories that the menu shows elsewhere. */
  without?: readonly string[];
  onFollow?: () => void;
}

/** Every category as a link with a picture, under the title of its department. */
export function Departments({ without = [], onFollow }: DepartmentsProps) {
  const { categories } = useTaxonomy();
  const products = useAppSelector(selectAllProducts);
  const departments = useMemo(() => {
    // Until the server's are known, those that every shop has.
    const known = categories.length > 0 ? categories : menuCategories;
    return departmentsOf(
      known.filter((name) => !without.includes(name)),
      products,
    );
  }, [categories, products, without]);
  return departments.map((department) => (
    <section key={department.title} aria-label={department.title}>
      <h2 className={clsx(text.eyebrow, s.title)}>{department.title}</h2>
      <ul className={s.list}>
        {department.categories.map(({ name, product }) => (
          <li key={name}>
            <TextLink
              to={shopPath({ category: name.toLowerCase() })}
              underline="none"
              className={s.category}
              onClick={onFollow}
            >
              <span className={s.picture}>
                {product && <ProductImage product={product} alt="" sizes="32px" priority="low" />}
              </span>
              <span>{name}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
