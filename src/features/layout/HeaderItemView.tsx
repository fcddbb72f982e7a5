import PersonIcon from '../../shared/ui/icons/PersonOutlineRounded';
import SearchIcon from '../../shared/ui/icons/SearchRounded';
import BagIcon from '../../shared/ui/icons/ShoppingBagOutlined';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import type { HeaderItem } from '../../shared/api/contract';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { groupDigits } from '../../shared/lib/money';
import { pictureUrl } from '../../shared/lib/pictures';
import { useHydrated } from '../../shared/lib/hydration';
import { IconButton } from '../../shared/ui/Button';
import { preload } from '../../shared/ui/lazyComponent';
import { selectCartCount } from '../cart/cartSelectors';
import { loadSearchBar } from '../catalog/search/SearchBar';
import { useSearchBar } from '../catalog/search/useSearchBar';
import { linkTarget } from './headerItems';
import { ServerLink } from './ServerLink';
import { ThemeSwitch } from './ThemeSwitch';
import { Wordmark } from './Wordmark';
import * as s from './HeaderItemView.css';

/** One item of the server's header (spec section 2), by its type. */
export function HeaderItemView({ item }: { item: HeaderItem }) {
  switch (item.type) {
    case 'logo':
      return <Logo item={item} />;
    case 'icon':
      return <HeaderIcon item={item} />;
    case 'theme':
      return item.link == null || item.link === '' ? <ThemeSwitch /> : <ThemedLink item={item} />;
    case 'link':
      return <TextLink item={item} />;
  }
}

function Logo({ item }: { item: HeaderItem }) {
  return (
    <ServerLink
      link={item.link ?? paths.home}
      underline="none"
      aria-label={t('{name}, home', { name: item.title === '' ? 'Marigold Lane' : item.title })}
      className={s.logo}
    >
      {item.image == null || item.image === '' ? (
        <Wordmark />
      ) : (
        <img src={pictureUrl(item.image)} alt="" className={s.logoPicture} />
      )}
    </ServerLink>
  );
}

/** Search, profile and cart; the titles are the icons' names in the contract. */
function HeaderIcon({ item }: { item: HeaderItem }) {
  switch (item.title.toLowerCase()) {
    case 'search':
      return <SearchButton />;
    case 'profile':
      return (
        <IconButton to={item.link ?? paths.profile} aria-label={t('Profile')}>
          <PersonIcon />
        </IconButton>
      );
    case 'cart':
      return <CartLink to={item.link ?? paths.cart} />;
    default:
      return <TextLink item={item} />;
  }
}

/** Opens the search bar and goes to /shop (spec section 2). */
export function SearchButton() {
  const { isOpen, open } = useSearchBar();
  return (
    <IconButton
      aria-label={t('Search')}
      aria-expanded={isOpen}
      onPointerEnter={() => preload(loadSearchBar)}
      onClick={open}
    >
      <SearchIcon />
    </IconButton>
  );
}

export function CartLink({ to = paths.cart }: { to?: string }) {
  const count = useAppSelector(selectCartCount);
  return (
    <IconButton
      to={to}
      aria-label={t('{count, plural, one {Cart, 1 item} other {Cart, {shown} items}}', {
        count,
        shown: groupDigits(count),
      })}
    >
      <span className={s.bag}>
        <BagIcon />
        <span aria-hidden className={clsx(s.count, count === 0 && s.none)}>
          {count > 99 ? '99+' : count > 0 && count}
        </span>
      </span>
    </IconButton>
  );
}

function ThemedLink({ item }: { item: HeaderItem }) {
  return (
    <WordLink link={item.link ?? paths.collection} className={s.themed}>
      {item.image != null && item.image !== '' && (
        <img
          src={pictureUrl(item.image)}
          alt=""
          width={30}
          height={30}
          // Not displayed on a phone, and then never fetched.
          loading="lazy"
          className={s.themedPicture}
        />
      )}
      <span>{item.title}</span>
    </WordLink>
  );
}

const TextLink = ({ item }: { item: HeaderItem }) => (
  <WordLink link={item.link ?? paths.home} className={s.plain}>
    {item.title}
  </WordLink>
);

interface WordLinkProps {
  link: string;
  className: string;
  children: ReactNode;
}

/** A text item, marked if it leads to the current page. */
function WordLink({ link, className, children }: WordLinkProps) {
  const { pathname, search } = useLocation();
  const target = linkTarget(link);
  // The app shell serves many addresses, so it marks no item as current.
  const isHydrated = useHydrated();
  const isHere = isHydrated && 'to' in target && target.to === pathname + search;
  return (
    <ServerLink
      link={link}
      underline="none"
      {...(isHere && { 'aria-current': 'page' as const })}
      className={clsx(s.word, className)}
    >
      {children}
    </ServerLink>
  );
}
