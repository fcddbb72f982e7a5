import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { label } from '../../shared/i18n/label';
import { t } from '../../shared/i18n/t';
import { useCloseRequest } from '../../shared/ui/mui/useCloseRequest';
import { withMui } from '../../shared/ui/mui/MuiScope';

interface SizeMenuProps {
  anchor: HTMLElement | null;
  /** Of the product. */
  name: string;
  sizes: readonly string[];
  onPick: (size: string) => void;
  onClose: () => void;
}

/** A menu to choose the size in which a saved product is added to the cart. A chunk of its own. */
export const SizeMenu = withMui(function SizeMenu({
  anchor,
  name,
  sizes,
  onPick,
  onClose,
}: SizeMenuProps) {
  useCloseRequest(anchor !== null, onClose);
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('Size of {name}', { name }) } }}
    >
      {sizes.map((size) => (
        <MenuItem
          key={size}
          onClick={() => {
            onClose();
            onPick(size);
          }}
          sx={{ minHeight: 44, minWidth: 120 }}
        >
          {label(size)}
        </MenuItem>
      ))}
    </Menu>
  );
});
