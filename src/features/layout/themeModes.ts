import { t } from '../../shared/i18n/t';
import DarkIcon from '../../shared/ui/icons/DarkModeOutlined';
import LightIcon from '../../shared/ui/icons/LightModeOutlined';
import SystemIcon from '../../shared/ui/icons/ContrastOutlined';

export const themeModes = [
  { mode: 'light', label: t('Light'), Icon: LightIcon },
  { mode: 'dark', label: t('Dark'), Icon: DarkIcon },
  { mode: 'system', label: t('System'), Icon: SystemIcon },
] as const;

export type ThemeMode = (typeof themeModes)[number]['mode'];
