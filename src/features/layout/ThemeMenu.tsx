import CheckIcon from '../../shared/ui/icons/CheckRounded';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { t } from '../../shared/i18n/t';
import { useCloseRequest } from '../../shared/ui/mui/useCloseRequest';
import { withMui } from '../../shared/ui/mui/MuiScope';
import { themeModes, type ThemeMode } from './themeModes';
import * as s from './ThemeMenu.css';

interface ThemeMenuProps {
  anchor: HTMLElement | null;
  current: ThemeMode;
  onChoose: (mode: ThemeMode) => void;
  onClose: () => void;
}

/** Light, dark or the device's scheme; a chunk of its own. */
export const ThemeMenu = withMui(function ThemeMenu({
  anchor,
  current,
  onChoose,
  onClose,
}: ThemeMenuProps) {
  useCloseRequest(anchor !== null, onClose);
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      disableScrollLock
      slotProps={{ list: { 'aria-label': t('Appearance') } }}
    >
      {themeModes.map(({ mode: option, label, Icon }) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={option === current}
          selected={option === current}
          onClick={() => {
            onChoose(option);
            onClose();
          }}
        >
          <span className={s.sign}>
            <Icon fontSize="small" />
          </span>
          <span className={s.label}>{label}</span>
          {option === current && <CheckIcon fontSize="small" className={s.check} />}
        </MenuItem>
      ))}
    </Menu>
  );
});
