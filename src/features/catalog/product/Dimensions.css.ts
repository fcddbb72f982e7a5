import { sx } from '../../../shared/ui/style/css';

export const drawing = sx({ maxWidth: '100%', height: 'auto', display: 'block' });

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 };
export const edge = sx({ ...line, color: 'line.strong' });
export const front = sx({ ...line, color: 'text.primary' });
export const measure = sx({ ...line, strokeWidth: 1, color: 'text.secondary' });
export const label = sx({ fill: 'currentColor', color: 'text.secondary', fontSize: '0.75rem' });
