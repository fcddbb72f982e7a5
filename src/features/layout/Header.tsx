import MenuIcon from '../../shared/ui/icons/MenuRounded';
import { clsx } from 'clsx';
import { useDeferredValue, useState, type CSSProperties } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import type { HeaderItem } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { IconButton } from '../../shared/ui/Button';
import { inSecondPart } from '../../shared/ui/secondPart';
import { lazyOverlay, preload } from '../../shared/ui/lazyComponent';
import { SyncStrip } from '../cart/SyncStatus';
import { CategoryMenu } from './CategoryMenu';
import { CartLink, HeaderItemView, SearchButton } from './HeaderItemView';
import { arrangeHeader, fallbackItems } from './headerItems';
import type { HeaderItems } from './headerItems';
import { selectHeaders } from './layoutSlice';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SessionButton } from './SessionButton';
import * as s from './Header.css';

/** Loads when the menu is first opened; most visits never open it. */
const loadMenu = () => import('./MobileMenu');
const MobileMenu = lazyOverlay(() => loadMenu().then((module) => module.MobileMenu));

/**
 * The fixed header (spec section 2): logo and the server's items, search, profile, cart, Login or Logout,
 * and the categories. Works with defaults if the server does not answer.
 */
export function Header() {
  // New header data renders in a transition.
  const data = useDeferredValue(useAppSelector(selectHeaders));
  const items = data && data.length > 0 ? data : fallbackItems;
  const { grid, after } = arrangeHeader(items);
  const logo = items.find((item) => item.type === 'logo') ?? fallbackItems[0];

  return (
    // MUI's dialogs adjust elements with the class `mui-fixed` when they remove the scroll bar.
    <header className={clsx('mui-fixed', s.header)}>
      {/* In a landmark, as all that is said outside of one is easily missed. */}
      <RouteAnnouncer />
      <div className={s.phoneBar}>
        <PhoneMenu items={items} />
        <div className={s.phoneLogo}>{logo && <HeaderItemView item={logo} />}</div>
        <SearchButton />
        <CartLink />
      </div>
      <DeskBar grid={grid} after={after} />
      <SyncStrip />
    </header>
  );
}

/** Open only on the page where it was opened: any navigation closes it. */
function PhoneMenu({ items }: { items: readonly HeaderItem[] }) {
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const { key } = useLocation();
  return (
    <>
      <IconButton
        aria-label={t('Menu')}
        aria-haspopup="dialog"
        aria-expanded={menuAt === key}
        onPointerEnter={() => preload(loadMenu)}
        onClick={() => setMenuAt(key)}
      >
        <MenuIcon />
      </IconButton>
      <MobileMenu
        items={[...items].sort((a, b) => a.position - b.position)}
        open={menuAt === key}
        onClose={() => setMenuAt(null)}
      />
    </>
  );
}

function DeskBar({ grid, after }: HeaderItems) {
  // The categories follow the last text item of the grid; tools after it are at the far end.
  const lastWord = grid.reduce(
    (at, item, index) => (item.type === 'link' || item.type === 'logo' ? index : at),
    0,
  );
  return (
    <nav
      aria-label={t('Main')}
      {...inSecondPart}
      className={s.deskBar}
      style={{ '--ml-tools': after.length } as CSSProperties}
    >
      <ul>
        {grid.map((item, index) => (
          <li
            key={item._id}
            className={clsx(item.type === 'logo' && s.logo, index === lastWord + 1 && s.afterWords)}
          >
            <HeaderItemView item={item} />
            {index === lastWord && <CategoryMenu />}
          </li>
        ))}
      </ul>
      {after.length > 0 && (
        <ul>
          {after.map((item) => (
            <li key={item._id}>
              <HeaderItemView item={item} />
            </li>
          ))}
        </ul>
      )}
      <SessionButton />
    </nav>
  );
}
