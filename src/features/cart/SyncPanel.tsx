import { clsx } from 'clsx';
import { useEffect, useState, type ReactElement } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Button } from '../../shared/ui/Button';
import * as surface from '../../shared/ui/surface.css';
import * as text from '../../shared/ui/text.css';
import { devFaults, FAULTS, installDevFaults } from './devFaults';
import { saveFile } from '../../shared/lib/saveFile';
import { retryRequested } from '../../sync/syncActions';
import * as s from './SyncPanel.css';

/** The exported log: requests and outcomes, without tokens or personal data. */
function downloadLog(log: object): void {
  saveFile('sync-log.json', JSON.stringify(log, null, 2), 'application/json');
}

/** Development only: shows the outbox and injects network faults. */
export default function SyncPanel(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const { record, edits, run, gid } = useAppSelector((state) => state.cart);
  const dispatch = useAppDispatch();
  useEffect(installDevFaults, []);
  devFaults.useVersion();

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
    <aside aria-label="Sync panel" data-no-print className={clsx(surface.paper, s.panel)}>
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen((open) => !open)}>
        Sync · {run.phase}
      </Button>
      {isOpen && (
        <div className={s.content}>
          <pre className={s.plan}>{JSON.stringify(plan ?? { guestCart: gid }, null, 1)}</pre>
          <div className={s.faults}>
            {FAULTS.map((fault) => (
              <FaultSwitch
                key={fault}
                name={fault}
                isOn={devFaults.has(fault)}
                onToggle={() => devFaults.toggle(fault)}
              />
            ))}
            <FaultSwitch
              name="quota"
              isOn={devFaults.hasQuota()}
              onToggle={() => devFaults.toggleQuota()}
            />
          </div>
          <span className={text.caption}>Last answers</span>
          <ol className={s.answers}>
            {devFaults.answers().map(({ at, path, outcome }) => (
              <li key={`${String(at)}${path}`}>
                {path} → {outcome}
              </li>
            ))}
          </ol>
          <div className={s.actions}>
            <Button size="small" onClick={() => dispatch(retryRequested())}>
              Try now
            </Button>
            <Button
              size="small"
              onClick={() => downloadLog({ plan, answers: devFaults.answers() })}
            >
              Export log
            </Button>
          </div>
        </div>
      )}
    </aside>
  );
}

interface FaultSwitchProps {
  name: string;
  isOn: boolean;
  onToggle: () => void;
}

const FaultSwitch = ({ name, isOn, onToggle }: FaultSwitchProps) => (
  <label className={s.fault}>
    <input type="checkbox" role="switch" checked={isOn} onChange={onToggle} />
    {name}
  </label>
);
