import { css, sx } from '../../shared/ui/style/css';

export const capsLock = sx({ display: 'inline-flex', alignItems: 'center', gap: 0.5 });

export const capsSign = css({ fontSize: 16 });
