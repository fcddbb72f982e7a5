import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCloseRequest } from '../../shared/lib/useCloseRequest';
import { themeModes, type ThemeMode } from './themeModes';

interface ThemeMenuProps {
  anchor: HTMLElement | null;
  current: ThemeMode;
  onChoose: (mode: ThemeMode) => void;
  onClose: () => void;
}

/** Light, dark or as the device says; a chunk of its own. */
export function ThemeMenu({ anchor, current, onChoose, onClose }: ThemeMenuProps) {
  useCloseRequest(anchor !== null, onClose);
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      disableScrollLock
      slotProps={{ list: { 'aria-label': 'Appearance' } }}
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
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{label}</ListItemText>
          {option === current && <CheckIcon fontSize="small" sx={{ ml: 2 }} />}
        </MenuItem>
      ))}
    </Menu>
  );
}
