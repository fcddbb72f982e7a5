import { sx } from '../../shared/ui/style/css';

export const card = sx({ overflow: 'hidden' });

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  px: { xs: 2, sm: 3 },
  py: 2,
} as const;

export const head = sx({ ...row, rowGap: 1, bgcolor: 'background.sunk' });
export const foot = sx({ ...row, rowGap: 1.5 });
export const words = sx({ flex: 1, minWidth: 180 });
export const detail = sx({ color: 'text.secondary' });

export const items = sx({
  listStyle: 'none',
  m: 0,
  px: { xs: 2, sm: 3 },
  py: 0,
  '& > li + li': { borderTop: 1, borderColor: 'line.soft' },
});
