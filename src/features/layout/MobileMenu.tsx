import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { HeaderItem } from '../../shared/api/contract';
import { paths, shopPath } from '../../shared/config/paths';
import { pictureUrl } from '../../shared/lib/pictures';
import { useCloseRequest } from '../../shared/lib/useCloseRequest';
import { menuCategories, linkTarget } from './headerItems';
import { SessionButton } from './SessionButton';
import { ThemeSwitch } from './ThemeSwitch';
import { Wordmark } from './Wordmark';

interface MobileMenuProps {
  items: readonly HeaderItem[];
  open: boolean;
  onClose: () => void;
}

const iconLinks: Record<string, { label: string; to: string }> = {
  search: { label: 'Search', to: paths.shop },
  profile: { label: 'Profile', to: paths.profile },
  cart: { label: 'Cart', to: paths.cart },
};

const PAPER = 'var(--ml-palette-background-paper)';
const SHADE = 'color-mix(in srgb, var(--ml-palette-text-primary) 18%, transparent), transparent';

/** A shade at either end beyond which there is more; paper that scrolls along covers it at the end. */
const shadedEnds = {
  background: [
    `linear-gradient(${PAPER} 50%, transparent) top / 100% 32px local`,
    `linear-gradient(to top, ${PAPER} 50%, transparent) bottom / 100% 32px local`,
    `linear-gradient(${SHADE}) top / 100% 10px scroll`,
    `linear-gradient(to top, ${SHADE}) bottom / 100% 10px scroll`,
  ].join(),
  backgroundRepeat: 'no-repeat',
};

/** The header once more, as a list (spec section 2): a dialog, so focus stays inside it. */
export function MobileMenu({ items, open, onClose }: MobileMenuProps) {
  useCloseRequest(open, onClose);
  const words = items.filter((item) => item.type === 'link' || isThemed(item));
  const icons = items.filter(
    (item) => item.type === 'icon' && item.title.toLowerCase() !== 'search',
  );
  const hasSwitch = items.some((item) => item.type === 'theme' && !isThemed(item));
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': 'Menu',
          role: 'dialog',
          'aria-modal': true,
          sx: { width: 'min(22.5rem, 88vw)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', p: 1, pl: 2, minHeight: 60 }}>
        <Box sx={{ display: 'flex', flex: 1 }}>
          <Wordmark size={20} />
        </Box>
        <IconButton aria-label="Close menu" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Divider />
      <Box
        component="nav"
        aria-label="Menu"
        sx={{
          flex: 1,
          overflowY: 'auto',
          px: 1,
          py: 0.5,
          ...shadedEnds,
          // Rows as tall as a finger needs; more of them are in sight then.
          '& .MuiListItemText-root': { my: 0 },
        }}
      >
        <List disablePadding>
          {words.map((item) => (
            <MenuLink key={item._id} item={item} onClose={onClose} />
          ))}
        </List>
        <Typography
          variant="eyebrow"
          component="h2"
          sx={{ px: 2, pt: 1.5, color: 'text.secondary' }}
        >
          Categories
        </Typography>
        <List disablePadding sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {menuCategories.map((category) => (
            <ListItem key={category} disablePadding sx={{ width: 'auto' }}>
              <ListItemButton
                component={RouterLink}
                to={shopPath({ category: category.toLowerCase() })}
                onClick={onClose}
              >
                <ListItemText primary={category} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Divider sx={{ my: 1 }} />
        <List disablePadding>
          {icons.map((item) => {
            const known = iconLinks[item.title.toLowerCase()];
            return (
              <MenuLink
                key={item._id}
                item={{
                  ...item,
                  title: known?.label ?? item.title,
                  link: item.link ?? known?.to ?? paths.home,
                }}
                onClose={onClose}
              />
            );
          })}
          {hasSwitch && (
            <ListItem secondaryAction={<ThemeSwitch />} sx={{ minHeight: 44 }}>
              <ListItemText primary="Appearance" />
            </ListItem>
          )}
        </List>
      </Box>
      <Box sx={{ p: 2, pb: 'calc(16px + env(safe-area-inset-bottom))' }}>
        <SessionButton fullWidth />
      </Box>
    </Drawer>
  );
}

const isThemed = (item: HeaderItem): boolean =>
  item.type === 'theme' && item.link != null && item.link !== '';

function MenuLink({ item, onClose }: { item: HeaderItem; onClose: () => void }) {
  const target = linkTarget(item.link ?? paths.home);
  const place =
    'to' in target
      ? { component: RouterLink, to: target.to }
      : { component: 'a', href: target.href };
  return (
    <ListItem disablePadding>
      <ListItemButton {...place} onClick={onClose}>
        {item.image != null && item.image !== '' && (
          <Box
            component="img"
            src={pictureUrl(item.image)}
            alt=""
            width={36}
            height={36}
            sx={{ mr: 1.5, borderRadius: '50%', objectFit: 'cover', bgcolor: 'background.sunk' }}
          />
        )}
        <ListItemText primary={item.title} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
      </ListItemButton>
    </ListItem>
  );
}
