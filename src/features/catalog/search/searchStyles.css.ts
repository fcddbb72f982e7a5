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
    '& .list': {
      position: 'absolute',
      zIndex: theme.zIndex.modal,
      insetInline: 16,
      top: 'calc(100% + 6px)',
      maxHeight: 'min(70vh, 520px)',
      overflowY: 'auto',
      padding: 8,
      border: `1px solid ${palette.line.soft}`,
      borderRadius: 14,
      background: palette.background.paper,
      boxShadow: theme.shadows[8],
    },
    '& .group': {
      padding: '8px 10px 4px',
      fontSize: '0.75rem',
      fontWeight: 600,
      letterSpacing: '0.08em',
      textTransform: 'uppercase',
      color: palette.text.secondary,
    },
    '& .suggestion': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 44,
      padding: '6px 10px',
      borderRadius: 10,
      cursor: 'pointer',
      '&:hover, &[aria-selected="true"]': { background: palette.action.selected },
      '&[aria-selected="true"]': { outline: `2px solid ${palette.focus}`, outlineOffset: -2 },
    },
    '& .thumb': { flex: 'none', width: 36, borderRadius: 6, overflow: 'hidden' },
    '& .text': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .price': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  };
});

export const sign = sx({ color: 'text.secondary' });
