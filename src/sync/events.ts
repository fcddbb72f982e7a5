/** Maps a runner's events to Redux actions and to phases of the run. Pure. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { isUnsettled } from './record';
import type { RunnerEvent } from './runner';
import type { RunPhase, SyncActions } from './syncActions';

export type Answered = Extract<RunnerEvent, { type: 'answered' }>;

function describeAnswer(
  actions: SyncActions,
  { request, outcome, record }: Answered,
): UnknownAction {
  switch (outcome.type) {
    case 'acknowledged':
      return actions.writeAcknowledged(request, record);
    case 'refused':
      return actions.writeRefused({ ...request, message: outcome.message }, record);
    case 'unauthorized':
      return actions.writeUnauthorized(request, record);
    case 'unknown':
      return actions.outcomeUnknown(request, record);
  }
}

/** The action of an event; null for pauses, which only change the phase. */
export function describeEvent(actions: SyncActions, event: RunnerEvent): UnknownAction | null {
  const { record } = event;
  switch (event.type) {
    case 'sent':
      return actions.writeSent(event.request, record);
    case 'answered':
      return describeAnswer(actions, event);
    case 'read':
      return actions.baseRead({ lines: Object.keys(record.base).length }, record);
    case 'drained':
      return actions.drained({ writes: event.writes }, record);
    case 'merged':
      return actions.mergeFinished({ joined: event.joined, saved: event.saved }, record);
    case 'paused':
    case 'waiting':
      return null;
  }
}

export function phaseAfter(event: RunnerEvent): RunPhase {
  const { record } = event;
  if (event.type === 'paused') return event.why === 'offline' ? 'paused:offline' : 'paused:auth';
  const unsettled = Object.values(record.lines).filter(isUnsettled);
  if (unsettled.length === 0) return Object.keys(record.lines).length > 0 ? 'verifying' : 'idle';
  if (record.baseAt === null) return 'claiming';
  return unsettled.some(({ adds }) => adds > 0) ? 'replaying' : 'settling';
}
