import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { CodeNeeded, type Credentials } from '../api/authProvider';

const focus = (input: HTMLInputElement | null): void => input?.focus();

/** Signing in: the account's password, and a code if it has a second factor. */
export function LoginPage() {
  const login = useLogin();
  const [wantsCode, setWantsCode] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(form: FormData): Promise<void> {
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const credentials: Credentials = { email: text('email'), password: text('password') };
    setBusy(true);
    setProblem(null);
    try {
      await login(wantsCode ? { ...credentials, code: text('code') } : credentials);
    } catch (error) {
      if (error instanceof CodeNeeded) setWantsCode(true);
      else setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card
        component="form"
        sx={{ p: 3, width: '100%', maxWidth: 400, display: 'grid', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
      >
        <Typography component="h1" variant="h5">
          The desk
        </Typography>
        <TextField name="email" label="Email" type="email" autoComplete="username" required />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        {wantsCode && (
          <TextField
            name="code"
            label="Code from your authenticator app"
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
            inputRef={focus}
            required
          />
        )}
        {problem !== null && <Alert severity="error">{problem}</Alert>}
        <Button type="submit" variant="contained" disabled={isBusy}>
          Sign in
        </Button>
      </Card>
    </Box>
  );
}
