import Button from '@mui/material/Button';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OrderStatus } from '../../shared/api/contract';
import type { DeskOrderRow } from '../../shared/api/deskContract';
import { callOnce } from '../api/call';
import { onward } from './onward';

/** What can be done with several orders: the next statuses that all of them can have, and printing. */
export function BulkActions() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<DeskOrderRow>();
  const notify = useNotify();
  const refresh = useRefresh();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const common = onward(selected.map(({ next }) => next));
  const ids = selectedIds.map(String);

  async function move(status: OrderStatus): Promise<void> {
    try {
      const { moved, refused } = await callOnce('deskOrdersMove', { ids, status });
      const problems = refused.map(({ number, message }) => `${number}: ${message}`).join(' ');
      notify(`${String(moved)} moved to "${status}". ${problems}`, {
        type: refused.length > 0 ? 'warning' : 'success',
      });
      onUnselectItems();
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  }

  return (
    <>
      {common.map((status) => (
        <Button key={status} onClick={() => void move(status)}>
          {status}
        </Button>
      ))}
      <Button component={Link} to={`/desk/print/slips?ids=${ids.join(',')}`} target="_blank">
        Packing slips
      </Button>
      <Button component={Link} to={`/desk/print/labels?ids=${ids.join(',')}`} target="_blank">
        Labels
      </Button>
    </>
  );
}
