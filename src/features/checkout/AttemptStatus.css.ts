import { css, sx } from '../../shared/ui/style/css';

export const notice = sx({ mb: 2 });

export const spinner = css({ fontSize: 22 });
