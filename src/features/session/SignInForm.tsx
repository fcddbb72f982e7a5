import { valibotResolver } from '@hookform/resolvers/valibot';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useAppDispatch } from '../../app/hooks';
import { toAppError } from '../../shared/api/appError';
import { LoginSchema, PASSWORD_MIN_LENGTH, RegisterSchema } from '../../shared/api/contract';
import { toast } from '../../shared/ui/notify';
import { PasswordField } from './PasswordField';
import { useUserLoginMutation, useUserRegisterMutation } from './sessionApi';
import { signedIn } from './sessionSlice';

interface FormProps {
  /** Runs the call; answers what went wrong, in words, or null. */
  submit: (work: () => Promise<{ token: string }>) => Promise<string | null>;
}

/** Signs the person in when `work` succeeds; the server's words otherwise (spec section 8). */
function useSubmit(): { submit: FormProps['submit']; isBusy: boolean } {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const submit: FormProps['submit'] = async (work) => {
    setIsBusy(true);
    try {
      const { token } = await work();
      dispatch(signedIn({ token }));
      return null;
    } catch (error) {
      const { message } = toAppError(error);
      toast.error(message);
      return message;
    } finally {
      setIsBusy(false);
    }
  };
  return { submit, isBusy };
}

function Refusal({ message }: { message: string | null }): ReactElement | null {
  return message === null ? null : <Alert severity="error">{message}</Alert>;
}

/** Email and password, with the tokens that password managers look for. */
export function LoginForm(): ReactElement {
  const [login] = useUserLoginMutation();
  const { submit, isBusy } = useSubmit();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(LoginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { email, password } = formState.errors;
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Login"
      onSubmit={(event: React.SyntheticEvent) =>
        void handleSubmit(async (values) => {
          setRefusal(await submit(() => login(values).unwrap()));
        })(event)
      }
      sx={{ gap: 2.5 }}
    >
      <Refusal message={refusal} />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
        error={email !== undefined}
        helperText={email?.message}
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none' } }}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="current-password"
        error={password !== undefined}
        helperText={password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Login'}
      </Button>
    </Stack>
  );
}

/** Name, email and a new password (spec section 5). */
export function SignUpForm(): ReactElement {
  const [registerPerson] = useUserRegisterMutation();
  const { submit, isBusy } = useSubmit();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(RegisterSchema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { name, email, password } = formState.errors;
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Sign Up"
      onSubmit={(event: React.SyntheticEvent) =>
        void handleSubmit(async (values) => {
          setRefusal(await submit(() => registerPerson(values).unwrap()));
        })(event)
      }
      sx={{ gap: 2.5 }}
    >
      <Refusal message={refusal} />
      <TextField
        label="Name"
        required
        autoComplete="name"
        error={name !== undefined}
        helperText={name?.message}
        {...register('name')}
      />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        error={email !== undefined}
        helperText={email?.message}
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none' } }}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        error={password !== undefined}
        helperText={password?.message ?? `At least ${String(PASSWORD_MIN_LENGTH)} characters.`}
        {...register('password')}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? 'Creating your account…' : 'Sign Up'}
      </Button>
    </Stack>
  );
}
