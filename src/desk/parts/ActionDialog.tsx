import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { errorText } from './useAction';

interface ActionDialogProps {
  title: string;
  /** Says what will happen; may hold fields. */
  children?: ReactNode;
  /** The button that does it. */
  does: string;
  /** For what cannot be undone. */
  asksPassword?: boolean;
  /** Does it, and resolves to what to say then. */
  action: (password: string) => Promise<string>;
  onClose: () => void;
}

/** A question before a change. A refusal is shown in it: a notice outside would be hidden from screen readers. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, children, does, asksPassword = false, action, onClose } = props;
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      notify(await action(password), { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          {children}
          {asksPassword && (
            <TextField
              label="Your password"
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
          {problem !== null && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {does}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
