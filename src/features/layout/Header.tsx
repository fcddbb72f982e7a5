import MenuIcon from '@mui/icons-material/MenuRounded';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { HeaderItem } from '../../shared/api/contract';
import { CategoryMenu } from './CategoryMenu';
import { CartLink, HeaderItemView, SearchButton } from './HeaderItemView';
import { arrangeHeader, fallbackItems } from './headerItems';
import { useHeadersQuery } from './layoutApi';
import { MobileMenu } from './MobileMenu';
import { SessionButton } from './SessionButton';

/** Heights in px: the bar on phones and desks, and the row of items 9 to 13 below it. */
const PHONE = 60;
const BAR = 68;
const ROW = 44;

/**
 * The fixed bar (spec section 2): logo and ordered items from the server, search, profile, cart,
 * Login or Logout, and the categories. A server that answers nothing leaves a usable one.
 */
export function Header() {
  const { data } = useHeadersQuery();
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const { key } = useLocation();
  const items = data && data.length > 0 ? data : fallbackItems;
  const { grid, after } = arrangeHeader(items);
  const deskHeight = after.length > 0 ? BAR + ROW : BAR;
  const logo = items.find((item) => item.type === 'logo') ?? fallbackItems[0];

  return (
    <>
      <GlobalStyles
        styles={(theme) => ({
          ':root': {
            '--ml-header': `${String(PHONE)}px`,
            [theme.breakpoints.up('lg')]: { '--ml-header': `${String(deskHeight)}px` },
          },
        })}
      />
      <AppBar
        position="fixed"
        color="transparent"
        sx={{
          bgcolor: 'background.paper',
          color: 'text.primary',
          borderBottom: 1,
          borderColor: 'line.soft',
          boxShadow: 'none',
          height: 'var(--ml-header)',
          justifyContent: 'center',
        }}
      >
        <Box
          sx={{
            display: { xs: 'flex', lg: 'none' },
            alignItems: 'center',
            gap: 0.5,
            px: { xs: 1, sm: 2 },
          }}
        >
          <IconButton
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={menuAt === key}
            onClick={() => setMenuAt(key)}
          >
            <MenuIcon />
          </IconButton>
          <Box sx={{ flex: 1, minWidth: 0 }}>{logo && <HeaderItemView item={logo} />}</Box>
          <SearchButton />
          <CartLink />
        </Box>
        <DeskBar grid={grid} after={after} />
      </AppBar>
      {/* Open only on the page where it was opened: any navigation closes it. */}
      <MobileMenu
        items={[...grid, ...after]}
        open={menuAt === key}
        onClose={() => setMenuAt(null)}
      />
    </>
  );
}

function DeskBar({ grid, after }: { grid: HeaderItem[]; after: HeaderItem[] }) {
  // The categories stand after the last word of the grid, before the icons.
  const lastWord = grid.reduce((at, item, index) => (item.type === 'link' ? index : at), 0);
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        display: { xs: 'none', lg: 'block' },
        width: '100%',
        maxWidth: 1400,
        mx: 'auto',
        px: 4,
        '& ul': { listStyle: 'none', m: 0, p: 0 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', height: BAR, gap: 2 }}>
        <Box
          component="ul"
          sx={{
            flex: 1,
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            // The bar's free room stands before the first icon, so that icons sit at its end.
            '& > [data-first-icon]': { ml: 'auto' },
          }}
        >
          {grid.map((item, index) => (
            <Box
              component="li"
              key={item._id}
              {...(index === grid.findIndex(isIconLike) && { 'data-first-icon': '' })}
              sx={{ display: 'flex', mr: item.type === 'logo' ? 3 : 0 }}
            >
              <HeaderItemView item={item} />
              {index === lastWord && <CategoryMenu />}
            </Box>
          ))}
        </Box>
        <SessionButton />
      </Box>
      {after.length > 0 && (
        <Box
          component="ul"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 2,
            height: ROW,
            borderTop: 1,
            borderColor: 'line.soft',
          }}
        >
          {after.map((item) => (
            <li key={item._id}>
              <HeaderItemView item={item} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const isIconLike = (item: HeaderItem): boolean =>
  item.type === 'icon' || (item.type === 'theme' && (item.link == null || item.link === ''));
