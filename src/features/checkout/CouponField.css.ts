import { sx } from '../../shared/ui/style/css';

export const open = sx({ mb: 1.5, ml: -1 });

export const enter = sx({ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 2 });

/** Beside the input, below the line of its label. */
export const apply = sx({ flexShrink: 0, minHeight: 52, mt: '30px' });

export const chosen = sx({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mb: 2,
});

export const remove = sx({ mr: -1 });

export const state = sx({ typography: 'body2', m: 0, flex: 1, minWidth: '12em' });

export const code = sx({ mr: 1, overflowWrap: 'anywhere' });
