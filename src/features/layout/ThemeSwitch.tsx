import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../shared/i18n/t';
import { chooseColorMode, useColorMode } from '../../shared/lib/colorScheme';
import { IconButton } from '../../shared/ui/Button';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { themeModes } from './themeModes';

/** Loads when the menu is first opened. */
const ThemeMenu = lazyComponent(() => import('./ThemeMenu').then((module) => module.ThemeMenu));

/**
 * A header item of type `theme` without a link (docs/decisions.md): light, dark or the device's scheme. The menu is
 * open only on the page where it was opened, like the phone's menu.
 */
export function ThemeSwitch() {
  const mode = useColorMode();
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ by: HTMLElement; at: string } | null>(null);
  const anchor = opened?.at === key ? opened.by : null;
  const [wasOpened, setWasOpened] = useState(false);
  const current = themeModes.find((entry) => entry.mode === mode) ?? themeModes[2];
  return (
    <>
      <IconButton
        aria-label={t('Appearance: {theme}', { theme: current.label })}
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
          onChoose={chooseColorMode}
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
