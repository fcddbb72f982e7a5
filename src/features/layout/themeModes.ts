import DarkIcon from '../../shared/ui/icons/DarkModeOutlined';
import LightIcon from '../../shared/ui/icons/LightModeOutlined';
import SystemIcon from '../../shared/ui/icons/ContrastOutlined';

export const themeModes = [
  { mode: 'light', label: 'Light', Icon: LightIcon },
  { mode: 'dark', label: 'Dark', Icon: DarkIcon },
  { mode: 'system', label: 'System', Icon: SystemIcon },
] as const;

export type ThemeMode = (typeof themeModes)[number]['mode'];
