import { css, sx } from '../../shared/ui/style/css';

export const newsletter = sx({
  display: 'grid',
  gap: { xs: 3, md: 6 },
  alignItems: 'center',
  gridTemplateColumns: { md: '1fr 1fr' },
  p: { xs: 3, md: 6 },
  borderRadius: '20px',
  bgcolor: 'accent.soft',
});

export const promise = sx({ mt: 1, maxWidth: '30.5em' });

export const line = sx({
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 1.5,
  alignItems: 'stretch',
});

/** A text field whose label is inside it while it is empty. */
export const field = css((theme) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    flex: 1,
    '& input': {
      width: '100%',
      minHeight: 52,
      padding: '0 14px',
      font: 'inherit',
      color: palette.text.primary,
      border: `1px solid ${palette.line.strong}`,
      borderRadius: theme.shape.borderRadius,
      backgroundColor: palette.background.paper,
      '&:hover': { borderColor: palette.text.primary },
      '&:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    },
    '& label': {
      position: 'absolute',
      insetInlineStart: 10,
      top: 13,
      padding: '0 4px',
      color: palette.text.secondary,
      pointerEvents: 'none',
      transformOrigin: '0 0',
      transition: 'transform 160ms',
    },
    '& input:focus + label, & input:not(:placeholder-shown) + label': {
      transform: 'translateY(-24px) scale(0.75)',
      backgroundColor: palette.background.paper,
      borderRadius: 4,
    },
  };
});

export const subscribe = css({ flex: 'none' });

export const answer = sx({ mt: 1, minHeight: '1.6em' });
