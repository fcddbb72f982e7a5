import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, useListContext, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

export interface Column<R> {
  label: string;
  render: (record: R) => ReactNode;
  align?: 'left' | 'right';
}

interface RecordListProps<R extends RaRecord> {
  /** On a wide screen. The first one leads to the record. */
  columns: readonly Column<R>[];
  /** On a phone: the first line, which leads to the record, and what is below it. */
  title: (record: R) => ReactNode;
  details: (record: R) => ReactNode;
  to: (record: R) => string;
  nameOf: (record: R) => string;
  /** Buttons for the chosen ones; without them none can be chosen. */
  bulkActions?: ReactNode;
  empty: string;
}

/** The records of a list: a table, or on a phone one below the other. */
export function RecordList<R extends RaRecord>(props: RecordListProps<R>) {
  const { data, isPending } = useListContext<R>();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const { bulkActions, empty } = props;
  if (isPending) return <CircularProgress sx={{ m: 2 }} />;
  if (!data || data.length === 0) return <Typography sx={{ p: 2 }}>{empty}</Typography>;
  return (
    <Box sx={{ position: 'relative' }}>
      {bulkActions !== undefined && <BulkActionsToolbar>{bulkActions}</BulkActionsToolbar>}
      {isPhone ? <Rows {...props} records={data} /> : <Columns {...props} records={data} />}
    </Box>
  );
}

type Records<R extends RaRecord> = RecordListProps<R> & { records: readonly R[] };

function Rows<R extends RaRecord>({ records, title, details, to, ...rest }: Records<R>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {records.map((record) => (
        <Box
          component="li"
          key={record.id}
          sx={{ display: 'flex', borderTop: '1px solid', borderColor: 'divider', py: 1.5, px: 1 }}
        >
          {rest.bulkActions !== undefined && <Choose record={record} nameOf={rest.nameOf} />}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={to(record)}
              underline="none"
              color="text.primary"
              sx={{ display: 'block', py: 1, fontWeight: 600 }}
            >
              {title(record)}
            </Link>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              {details(record)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Columns<R extends RaRecord>({ records, columns, to, ...rest }: Records<R>) {
  const canChoose = rest.bulkActions !== undefined;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {canChoose && <TableCell padding="checkbox" />}
          {columns.map(({ label, align = 'left' }) => (
            <TableCell key={label} align={align}>
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {records.map((record) => (
          <TableRow key={record.id} hover>
            {canChoose && (
              <TableCell padding="checkbox">
                <Choose record={record} nameOf={rest.nameOf} />
              </TableCell>
            )}
            {columns.map(({ label, render, align = 'left' }, index) => (
              <TableCell key={label} align={align}>
                {index === 0 ? (
                  <Link component={RouterLink} to={to(record)} color="text.primary">
                    {render(record)}
                  </Link>
                ) : (
                  render(record)
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Choose<R extends RaRecord>({
  record,
  nameOf,
}: {
  record: R;
  nameOf: (record: R) => string;
}) {
  const { selectedIds, onToggleItem } = useListContext<R>();
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `Choose ${nameOf(record)}` } }}
    />
  );
}
