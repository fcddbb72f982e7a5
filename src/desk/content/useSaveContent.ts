import { useQueryClient } from '@tanstack/react-query';
import type { DeskRequestOf } from '../../shared/api/deskContract';
import { call } from '../api/call';
import { useAction } from '../parts/useAction';
import { CONTENT_QUERY } from './contentQuery';

/** Saves a part of the content; pages show it at once. */
export function useSaveContent() {
  const { run, isBusy } = useAction();
  const client = useQueryClient();
  const save = (change: DeskRequestOf<'deskContentSave'>): void =>
    void run(async () => {
      await call('deskContentSave', change);
      await client.invalidateQueries({ queryKey: CONTENT_QUERY });
      return 'Saved. The shop shows it now.';
    });
  return { save, isBusy };
}
