import MenuIcon from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { HeaderItem } from '../../shared/api/contract';
import { later } from '../../shared/ui/later';
import { part } from '../../shared/ui/part';
import { SyncStrip } from '../cart/SyncStatus';
import { CategoryMenu } from './CategoryMenu';
import { CartLink, HeaderItemView, SearchButton } from './HeaderItemView';
import { arrangeHeader, fallbackItems } from './headerItems';
import type { HeaderItems } from './headerItems';
import { useHeadersQuery } from './layoutApi';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SessionButton } from './SessionButton';

/** Comes with the first tap on the menu button; most visits never open it. */
const loadMenu = () => import('./MobileMenu');
const MobileMenu = part(() => loadMenu().then((module) => module.MobileMenu));

/**
 * From here on all thirteen items fit in one row. Measured in letters, not in pixels: whoever
 * doubles the text on a desk gets the menu of a phone.
 */
const WIDE = '@container header (min-width: 80rem)';
const NARROW = '@container header (width < 80rem)';

/**
 * What a tool of the bar takes at least. Room is kept for those at its end: where half the page is
 * painted while the rest is on its way, they would push each other along.
 */
const TOOL = '44px';

/**
 * The fixed bar (spec section 2): logo and ordered items from the server, search, profile, cart,
 * Login or Logout, and the categories. A server that answers nothing leaves a usable one.
 */
export function Header() {
  // Another bar than the page came with is rendered in slices.
  const data = useDeferredValue(useHeadersQuery().data);
  const items = data && data.length > 0 ? data : fallbackItems;
  const { grid, after } = arrangeHeader(items);
  const logo = items.find((item) => item.type === 'logo') ?? fallbackItems[0];

  return (
    <Box
      component="header"
      // By this name MUI's dialogs know what to keep in place when they take the scroll bar away.
      className="mui-fixed"
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        top: 0,
        right: 0,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        width: '100%',
        height: 'var(--ml-header)',
        color: 'text.primary',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'line.soft',
        container: 'header / inline-size',
      }}
    >
      {/* In a landmark, as all that is said outside of one is easily missed. */}
      <RouteAnnouncer />
      <Box
        sx={{
          display: 'grid',
          [WIDE]: { display: 'none' },
          gridTemplateColumns: `auto minmax(0, 1fr) repeat(2, minmax(${TOOL}, auto))`,
          alignItems: 'center',
          gap: 0.5,
          px: { xs: 1, sm: 2 },
        }}
      >
        <PhoneMenu items={items} />
        <Box sx={{ display: 'flex' }}>{logo && <HeaderItemView item={logo} />}</Box>
        <SearchButton />
        <CartLink />
      </Box>
      <DeskBar grid={grid} after={after} />
      <SyncStrip />
    </Box>
  );
}

/** Open only on the page where it was opened: any navigation closes it. */
function PhoneMenu({ items }: { items: readonly HeaderItem[] }) {
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { key } = useLocation();
  return (
    <>
      <IconButton
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={menuAt === key}
        onPointerEnter={() => void loadMenu().catch(() => undefined)}
        onClick={() => {
          setMenuAt(key);
          setWasOpened(true);
        }}
      >
        <MenuIcon />
      </IconButton>
      {wasOpened && (
        <MobileMenu
          items={[...items].sort((a, b) => a.position - b.position)}
          open={menuAt === key}
          onClose={() => setMenuAt(null)}
          onMissed={() => {
            setMenuAt(null);
            setWasOpened(false);
          }}
        />
      )}
    </>
  );
}

function DeskBar({ grid, after }: HeaderItems) {
  // The categories stand after the last word of the grid; tools that follow stand at the far end.
  const lastWord = grid.reduce(
    (at, item, index) => (item.type === 'link' || item.type === 'logo' ? index : at),
    0,
  );
  return (
    <Box
      component="nav"
      aria-label="Main"
      {...later}
      sx={{
        display: 'grid',
        [NARROW]: { display: 'none' },
        gridTemplateColumns: `minmax(0, 1fr) minmax(calc(${String(after.length)} * ${TOOL}), auto) minmax(5rem, auto)`,
        alignItems: 'center',
        gap: 1,
        width: '100%',
        maxWidth: 1480,
        mx: 'auto',
        px: 4,
        // Login or Logout, also where no tools stand before it.
        '& > a, & > button': { gridColumn: 3 },
        '& > ul': { display: 'flex', alignItems: 'center', listStyle: 'none', m: 0, p: 0 },
        '& > ul > li': { display: 'flex', alignItems: 'center' },
      }}
    >
      <ul>
        {grid.map((item, index) => (
          <Box
            component="li"
            key={item._id}
            sx={{
              mr: item.type === 'logo' ? 2.5 : 0,
              ml: index === lastWord + 1 ? 'auto' : 0,
            }}
          >
            <HeaderItemView item={item} />
            {index === lastWord && <CategoryMenu />}
          </Box>
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
    </Box>
  );
}
