import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { devFaults, FAULTS, installDevFaults } from './devFaults';
import { retryRequested } from './syncActions';

/** What the exported log holds: the plan and the answers, no token, no person. */
function downloadLog(log: object): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(log, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = 'sync-log.json';
  link.click();
  URL.revokeObjectURL(url);
}

/** Development only: the outbox looked into, and the network broken on purpose. */
export default function SyncPanel(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const { record, edits, run, gid } = useAppSelector((state) => state.cart);
  const dispatch = useAppDispatch();
  useEffect(installDevFaults, []);
  useSyncExternalStore(devFaults.subscribe, devFaults.version);

  const plan = record && {
    phase: run.phase,
    until: run.until,
    rev: record.rev,
    base: record.base,
    lines: record.lines,
    sending: record.sending,
    merge: record.merge,
    unjournaled: edits.length,
  };
  return (
    <Paper
      component="aside"
      aria-label="Sync panel"
      data-no-print
      elevation={8}
      sx={{ position: 'fixed', left: 8, bottom: 8, zIndex: 'tooltip', maxWidth: 420, p: 1 }}
    >
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen((open) => !open)}>
        Sync · {run.phase}
      </Button>
      {isOpen && (
        <Stack sx={{ gap: 1, maxHeight: '60vh', overflow: 'auto', p: 1 }}>
          <Box component="pre" sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap' }}>
            {JSON.stringify(plan ?? { guestCart: gid }, null, 1)}
          </Box>
          <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
            {FAULTS.map((fault) => (
              <FormControlLabel
                key={fault}
                label={fault}
                control={
                  <Switch checked={devFaults.has(fault)} onChange={() => devFaults.toggle(fault)} />
                }
              />
            ))}
            <FormControlLabel
              label="quota"
              control={
                <Switch checked={devFaults.hasQuota()} onChange={() => devFaults.toggleQuota()} />
              }
            />
          </Stack>
          <Typography variant="caption">Last answers</Typography>
          <Box component="ol" sx={{ m: 0, pl: 3, fontSize: 12 }}>
            {devFaults.answers().map(({ at, path, outcome }) => (
              <li key={`${String(at)}${path}`}>
                {path} → {outcome}
              </li>
            ))}
          </Box>
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button size="small" onClick={() => dispatch(retryRequested())}>
              Try now
            </Button>
            <Button
              size="small"
              onClick={() => downloadLog({ plan, answers: devFaults.answers() })}
            >
              Export log
            </Button>
          </Stack>
        </Stack>
      )}
    </Paper>
  );
}
