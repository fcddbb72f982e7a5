import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { renderSVG } from 'uqr';
import { forgetMe, whoAmI } from '../api/authProvider';
import { call, callOnce } from '../api/call';
import { ActionDialog } from '../parts/ActionDialog';
import { useAction } from '../parts/useAction';

/** A secret that is not used yet, and the password that is sent again with its first code. */
interface Started {
  secret: string;
  address: string;
  password: string;
}

/** The second factor of the own account. */
export function SecurityPage() {
  const { data: me, refetch } = useQuery({ queryKey: ['me'], queryFn: whoAmI });
  const [isAsking, setAsking] = useState(false);
  const [started, setStarted] = useState<Started | null>(null);
  const { run, isBusy } = useAction();
  const again = async (): Promise<void> => {
    forgetMe();
    await refetch();
  };
  if (!me) return null;
  return (
    <Box sx={{ my: 2, maxWidth: 480 }}>
      <Title title="Security" />
      <Card>
        <CardContent sx={{ display: 'grid', gap: 2 }}>
          <Typography component="h2" variant="h6">
            Second factor
          </Typography>
          <Typography>
            {me.hasTotp
              ? 'Signing in takes a code from your authenticator app.'
              : 'With an authenticator app on your phone, a stolen password alone opens nothing.'}
          </Typography>
          {!started && (
            <Button variant="outlined" onClick={() => setAsking(true)}>
              {me.hasTotp ? 'Turn it off' : 'Turn it on'}
            </Button>
          )}
          {started && (
            <Confirm
              secret={started.secret}
              address={started.address}
              isBusy={isBusy}
              onCode={(code) =>
                void run(async () => {
                  const { secret, password } = started;
                  await callOnce('deskTotpConfirm', { secret, password, code });
                  setStarted(null);
                  await again();
                  return 'The second factor is on.';
                })
              }
            />
          )}
        </CardContent>
      </Card>
      {isAsking && (
        <ActionDialog
          title="Second factor"
          does={me.hasTotp ? 'Turn it off' : 'Go on'}
          asksPassword
          onClose={() => setAsking(false)}
          action={async (password) => {
            if (me.hasTotp) {
              await call('deskTotpRemove', { password });
              await again();
              return 'The second factor is off.';
            }
            setStarted({ ...(await call('deskTotpStart', { password })), password });
            return 'Scan the picture with your authenticator app.';
          }}
        >
          <Typography>
            {me.hasTotp
              ? 'Without it your password alone opens the desk.'
              : 'You need an authenticator app on your phone.'}
          </Typography>
        </ActionDialog>
      )}
    </Box>
  );
}

interface ConfirmProps {
  secret: string;
  address: string;
  isBusy: boolean;
  onCode: (code: string) => void;
}

function Confirm({ secret, address, isBusy, onCode }: ConfirmProps) {
  const [code, setCode] = useState('');
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      <Box
        component="img"
        alt="The secret as a QR code"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address))}`}
        sx={{ width: 220, height: 220, bgcolor: '#fff' }}
      />
      <Typography sx={{ overflowWrap: 'anywhere' }}>Or type this secret: {secret}</Typography>
      <TextField
        label="The code that the app shows"
        required
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        Turn it on
      </Button>
    </Box>
  );
}
