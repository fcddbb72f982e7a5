import { css } from '../../shared/ui/style/css';

export const frame = css((theme) => ({
  display: 'block',
  position: 'relative',
  width: '100%',
  aspectRatio: 'var(--picture-ratio, 4 / 5)',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.sunk,
  backgroundSize: 'cover',
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // The alternative text should not look like a headline.
    fontSize: '0.75rem',
    color: theme.vars.palette.text.secondary,
  },
  '& svg': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    color: theme.vars.palette.line.strong,
  },
}));
