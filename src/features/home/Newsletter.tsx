import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { storeFacts } from '../content/storeFacts';

/**
 * Spec section 4: on submit the value is only logged and the field cleared; nothing is sent. So
 * the page says that the newsletter has not started, and claims no subscription (decisions).
 */
export function Newsletter() {
  const id = useId();
  const [email, setEmail] = useState('');
  const [isDone, setIsDone] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    console.info('Newsletter sign-up', email);
    setEmail('');
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
        <Typography sx={{ mt: 1, maxWidth: '46ch' }}>
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
          {/* Not a TextField: that brings the select menu and its dialog along. */}
          <FormControl required fullWidth>
            <InputLabel htmlFor={id}>Email</InputLabel>
            <OutlinedInput
              id={id}
              type="email"
              name="email"
              label="Email"
              autoComplete="email"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setIsDone(false);
              }}
            />
          </FormControl>
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
