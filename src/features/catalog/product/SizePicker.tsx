import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';

const Fieldset = styled('fieldset')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
    '& .head': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 8,
      minHeight: 44,
    },
    '& .row': { clear: 'both', display: 'flex', flexWrap: 'wrap', gap: 8 },
    '& label': { position: 'relative', display: 'inline-flex' },
    // The radio itself covers its box, unseen, so that keys, names and forced colours are native.
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
    '& .box': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 48,
      minHeight: 48,
      padding: '0 14px',
      border: `1.5px solid ${palette.line.strong}`,
      borderRadius: 10,
      fontWeight: 600,
      background: palette.background.paper,
    },
    '& input:hover + .box': { borderColor: palette.text.primary },
    '& input:checked + .box': {
      color: palette.primary.contrastText,
      background: palette.primary.main,
      borderColor: palette.primary.main,
    },
    '& input:focus-visible + .box': { outline: '3px solid var(--ml-focus)', outlineOffset: 2 },
    '&[aria-invalid="true"] .box': { borderColor: palette.error.main },
    '& .refusal': { margin: '8px 0 0', fontSize: '0.9375rem', color: palette.error.main },
    '@media (forced-colors: active)': {
      '& input:checked + .box': {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        background: 'Highlight',
      },
    },
  };
});

interface SizePickerProps {
  sizes: readonly string[];
  value: string | null;
  onChange: (size: string) => void;
  /** Why nothing was added; null when nothing was refused. */
  refusal: string | null;
  picker: RefObject<HTMLFieldSetElement | null>;
  /** Beside the title: the size guide. */
  aside?: ReactNode;
}

/** One size of several: native radio buttons, so that arrow keys work as the APG describes. */
export function SizePicker({ sizes, value, onChange, refusal, picker, aside }: SizePickerProps) {
  const id = useId();
  return (
    <Fieldset
      ref={picker}
      role="radiogroup"
      aria-required
      aria-invalid={refusal !== null}
      aria-labelledby={`${id}-title`}
      {...(refusal !== null && { 'aria-describedby': `${id}-refusal` })}
    >
      <div className="head">
        <span id={`${id}-title`} style={{ fontWeight: 600 }}>
          Size
        </span>
        {aside}
      </div>
      <div className="row">
        {sizes.map((size) => (
          <label key={size}>
            <input
              type="radio"
              name={`${id}-size`}
              value={size}
              checked={value === size}
              onChange={() => {
                onChange(size);
              }}
            />
            <span className="box">{size}</span>
          </label>
        ))}
      </div>
      {refusal !== null && (
        <p className="refusal" id={`${id}-refusal`} role="alert">
          {refusal}
        </p>
      )}
    </Fieldset>
  );
}
