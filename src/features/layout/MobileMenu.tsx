import CloseIcon from '../../shared/ui/icons/CloseRounded';
import Drawer from '@mui/material/Drawer';
import { clsx } from 'clsx';
import type { HeaderItem } from '../../shared/api/contract';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { pictureUrl } from '../../shared/lib/pictures';
import { useCloseRequest } from '../../shared/ui/mui/useCloseRequest';
import { IconButton, PlainButton } from '../../shared/ui/Button';
import { withMui } from '../../shared/ui/mui/MuiScope';
import * as surface from '../../shared/ui/surface.css';
import { Departments } from './Departments';
import { linkTarget } from './headerItems';
import { LanguageLinks } from './LanguageLinks';
import { SessionButton } from './SessionButton';
import { ThemeSwitch } from './ThemeSwitch';
import { Wordmark } from './Wordmark';
import * as s from './MobileMenu.css';

interface MobileMenuProps {
  items: readonly HeaderItem[];
  open: boolean;
  onClose: () => void;
}

const iconLinks: Record<string, { label: string; to: string }> = {
  search: { label: t('Search'), to: paths.shop },
  profile: { label: t('Profile'), to: paths.profile },
  cart: { label: t('Cart'), to: paths.cart },
};

const APPEARANCE = t('Appearance');

/** The header as a list (spec section 2): a dialog, so focus stays inside it. */
export const MobileMenu = withMui(function MobileMenu({ items, open, onClose }: MobileMenuProps) {
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
          'aria-label': t('Menu'),
          role: 'dialog',
          'aria-modal': true,
          sx: { width: 'min(22.5rem, 88vw)' },
        },
      }}
    >
      <div className={s.head}>
        <div className={s.name}>
          <Wordmark size={20} />
        </div>
        <IconButton aria-label={t('Close menu')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <hr className={surface.divider} />
      <nav aria-label={t('Menu')} className={s.rows}>
        <ul className={s.list}>
          {words.map((item) => (
            <MenuLink key={item._id} item={item} onClose={onClose} />
          ))}
        </ul>
        <Departments onFollow={onClose} />
        <hr className={clsx(surface.divider, s.line)} />
        <ul className={s.list}>
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
          <li>
            <LanguageLinks className={s.language} />
          </li>
          {hasSwitch && (
            <li className={s.appearance}>
              {APPEARANCE}
              <div className={s.appearanceSwitch}>
                <ThemeSwitch />
              </div>
            </li>
          )}
        </ul>
      </nav>
      <div className={s.foot}>
        <SessionButton fullWidth />
      </div>
    </Drawer>
  );
});

const isThemed = (item: HeaderItem): boolean =>
  item.type === 'theme' && item.link != null && item.link !== '';

function MenuLink({ item, onClose }: { item: HeaderItem; onClose: () => void }) {
  return (
    <li>
      <PlainButton {...linkTarget(item.link ?? paths.home)} className={s.row} onClick={onClose}>
        {item.image != null && item.image !== '' && (
          <img src={pictureUrl(item.image)} alt="" width={36} height={36} className={s.picture} />
        )}
        <span className={s.word}>{item.title}</span>
      </PlainButton>
    </li>
  );
}
