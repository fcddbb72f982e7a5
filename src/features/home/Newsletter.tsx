import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { storeFacts } from '../content/storeFacts';

/** A text field in the theme's dress; the one on home is not worth MUI's four components. */
const Field = styled('div')(({ theme }) => {
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

/**
 * Spec section 4: on submit the value is only logged and the field cleared; nothing is sent. So
 * the page says that the newsletter has not started, and claims no subscription (decisions).
 */
export function Newsletter() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isDone, setIsDone] = useState(false);
  // The field keeps its text itself: what was typed before the shop was awake is in it, too.
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    console.info('Newsletter sign-up', field.current?.value);
    event.currentTarget.reset();
    setIsDone(true);
  };
  return (
    <Box
      component="section"
      aria-labelledby="newsletter-title"
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 6 },
        alignItems: 'center',
        gridTemplateColumns: { md: '1fr 1fr' },
        p: { xs: 3, md: 6 },
        borderRadius: '20px',
        bgcolor: 'accent.soft',
      }}
    >
      <div>
        <Typography variant="h2" id="newsletter-title">
          Subscribe &amp; Save {storeFacts.marketing.newsletterPercent}%
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '30.5em' }}>
          One letter a month, when there is something worth writing about. Our letters have not
          started yet: nothing is sent, and your address is not kept.
        </Typography>
      </div>
      <form onSubmit={submit}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            gap: 1.5,
            alignItems: 'stretch',
          }}
        >
          <Field>
            <input
              ref={field}
              id={id}
              type="email"
              name="email"
              required
              // What the label's place follows from: a field with only a space in it shows it.
              placeholder=" "
              autoComplete="email"
              onChange={() => {
                setIsDone(false);
              }}
            />
            <label htmlFor={id}>
              Email <span aria-hidden>*</span>
            </label>
          </Field>
          <Button type="submit" variant="contained" size="large" sx={{ flex: 'none' }}>
            Subscribe
          </Button>
        </Box>
        <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.6em' }}>
          {isDone ? 'Thank you for your interest. Nothing was sent.' : ''}
        </Typography>
      </form>
    </Box>
  );
}
