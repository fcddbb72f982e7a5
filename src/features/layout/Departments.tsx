import { clsx } from 'clsx';
import { useAppSelector } from '../../app/hooks';
import { shopPath } from '../../shared/config/paths';
import * as text from '../../shared/ui/text.css';
import { TextLink } from '../../shared/ui/TextLink';
import { selectAllProducts } from '../catalog/catalogSelectors';
import { ProductImage } from '../catalog/ProductImage';
import { useTaxonomy } from '../catalog/queries/useCatalog';
import { departmentsOf } from './departments';
import { menuCategories } from './headerItems';
import * as menu from './CategoryMenu.css';
import { label } from '../../shared/i18n/label';
import * as s from './Departments.css';

interface DepartmentsProps {
  /** Categories that the menu shows elsewhere. */
  without?: readonly string[];
  onFollow?: () => void;
}

/** Every category as a link with a picture, under the title of its department. */
export function Departments({ without, onFollow }: DepartmentsProps) {
  const { categories } = useTaxonomy();
  const products = useAppSelector(selectAllProducts);
  // Before the server's categories are known, and if they fail to load: those of the specification.
  const known = categories.length > 0 ? categories : menuCategories;
  const shown = known.filter((name) => !without?.includes(name));
  return departmentsOf(shown, products).map((department) => (
    <section key={department.title} aria-label={department.title}>
      <h2 className={clsx(text.eyebrow, s.title)}>{department.title}</h2>
      <ul className={menu.list}>
        {department.categories.map(({ name, product }) => (
          <li key={name}>
            <TextLink
              to={shopPath({ category: name.toLowerCase() })}
              underline="none"
              className={menu.category}
              onClick={onFollow}
            >
              <span className={s.picture}>
                {product && <ProductImage product={product} alt="" sizes="32px" priority="low" />}
              </span>
              <span>{label(name)}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
