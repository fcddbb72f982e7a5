import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { useHydrated } from '../../shared/lib/useHydrated';
import { part } from '../../shared/ui/part';
import { themeModes } from './themeModes';

/** Comes with the first tap on the button. */
const ThemeMenu = part(() => import('./ThemeMenu').then((module) => module.ThemeMenu));

/** A header item of type `theme` without a link (decisions): light, dark or as the device says. */
export function ThemeSwitch() {
  const { mode, setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isHydrated = useHydrated();
  const chosen = isHydrated ? mode : 'system';
  const current = themeModes.find((entry) => entry.mode === chosen) ?? themeModes[2];
  return (
    <>
      <IconButton
        aria-label={`Appearance: ${current.label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpened(true);
        }}
      >
        <current.Icon />
      </IconButton>
      {wasOpened && (
        <ThemeMenu
          anchor={anchor}
          current={current.mode}
          onChoose={setMode}
          onClose={() => setAnchor(null)}
          onMissed={() => {
            setAnchor(null);
            setWasOpened(false);
          }}
        />
      )}
    </>
  );
}
