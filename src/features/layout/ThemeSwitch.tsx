import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../shared/lib/useHydrated';
import { part } from '../../shared/ui/part';
import { themeModes } from './themeModes';

/** Comes with the first tap on the button. */
const ThemeMenu = part(() => import('./ThemeMenu').then((module) => module.ThemeMenu));

/**
 * A header item of type `theme` without a link (decisions): light, dark or as the device says. The
 * menu is open only on the page where it was opened, as the phone's menu is.
 */
export function ThemeSwitch() {
  const { mode, setMode } = useColorScheme();
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ by: HTMLElement; at: string } | null>(null);
  const anchor = opened?.at === key ? opened.by : null;
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
          setOpened({ by: event.currentTarget, at: key });
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
          onClose={() => setOpened(null)}
          onMissed={() => {
            setOpened(null);
            setWasOpened(false);
          }}
        />
      )}
    </>
  );
}
