import { sx } from '../../shared/ui/style/css';

export const card = sx({ overflow: 'hidden' });

const row = { display: 'flex', alignItems: 'center', gap: 2, px: { xs: 2, sm: 3 }, py: 2 } as const;

export const head = sx({ ...row, minHeight: 82, bgcolor: 'background.sunk' });
export const item = sx({ ...row, alignItems: 'flex-start' });
export const foot = sx({ ...row, minHeight: 80 });
export const words = sx({ flex: 1 });
export const firstLine = sx({ mb: 1 });
export const chip = sx({ borderRadius: 99 });
export const picture = sx({ flex: 'none' });
