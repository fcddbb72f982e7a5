import { css, sx } from '../../shared/ui/style/css';
import { STRIP_PX } from './syncStrip';

export const color = {
  saved: sx({ color: 'success.main' }),
  waiting: sx({ color: 'accent.text' }),
  failed: sx({ color: 'error.main' }),
};

export const sign = css({ fontSize: 20 });
export const words = css({ fontWeight: 500 });

export const status = sx({ display: 'flex', alignItems: 'center', gap: 1, minHeight: 0 });
export const speaking = css({ minHeight: 32 });

export const strip = sx({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 1,
  px: 2,
  bgcolor: 'background.paper',
});
export const shown = sx({
  minHeight: STRIP_PX,
  borderBottom: 1,
  borderColor: 'line.soft',
});

/** Progress of the save, along the strip's lower edge. */
export const bar = css((theme) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: -1,
  height: 2,
  backgroundColor: theme.vars.palette.accent.main,
  transformOrigin: 'left',
  transition: 'transform 200ms',
}));
