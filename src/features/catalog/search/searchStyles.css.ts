import { css, sx } from '../../../shared/ui/style/css';
import { searchFieldStyle, searchFocus } from './searchField';

export const search = css((theme) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    width: '100%',
    maxWidth: 792,
    margin: '12px auto 0',
    paddingInline: 16,
    '& form': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      paddingInlineStart: 14,
      border: `1.5px solid ${palette.line.strong}`,
      borderRadius: 999,
      background: palette.background.paper,
      '&:focus-within': searchFocus,
    },
    '& input': searchFieldStyle,
  };
});

export const sign = sx({ color: 'text.secondary' });

export const list = css((theme) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  insetInline: 16,
  top: 'calc(100% + 6px)',
  maxHeight: 'min(70vh, 520px)',
  overflowY: 'auto',
  padding: 8,
  border: `1px solid ${theme.vars.palette.line.soft}`,
  borderRadius: 14,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
}));

export const group = css((theme) => ({
  padding: '8px 10px 4px',
  fontSize: '0.75rem',
  fontWeight: 600,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  color: theme.vars.palette.text.secondary,
}));

export const suggestion = css((theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '6px 10px',
  borderRadius: 10,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { background: theme.vars.palette.action.selected },
  '&[aria-selected="true"]': {
    outline: `2px solid ${theme.vars.palette.focus}`,
    outlineOffset: -2,
  },
}));

export const thumb = css({ flex: 'none', width: 36, borderRadius: 6, overflow: 'hidden' });

export const text = css({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const price = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
