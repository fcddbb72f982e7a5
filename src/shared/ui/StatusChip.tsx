import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';

export type StatusTone = 'success' | 'info' | 'warning' | 'error' | 'neutral';

interface StatusChipProps {
  label: string;
  /** `neutral` is grey. */
  tone?: StatusTone;
  size?: ChipProps['size'];
  icon?: ChipProps['icon'];
}

/** A quiet badge; the words carry the meaning, the colour only helps. */
export function StatusChip({ label, tone = 'neutral', size = 'small', icon }: StatusChipProps) {
  return (
    <Chip
      label={label}
      size={size}
      {...(icon && { icon })}
      sx={(theme) => {
        const palette = theme.vars.palette;
        const color = tone === 'neutral' ? palette.text.primary : palette[tone].main;
        return {
          color,
          fontWeight: 600,
          backgroundColor: tone === 'neutral' ? palette.background.sunk : palette[tone].light,
          border: `1px solid ${tone === 'neutral' ? palette.line.soft : 'transparent'}`,
          '& .MuiChip-icon': { color: 'inherit' },
        };
      }}
    />
  );
}
