import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { downloadCSV, List, TextInput, useListContext, type Exporter } from 'react-admin';
import type { AuditEntry } from '../../shared/api/deskContract';
import { when } from '../parts/format';
import { csvOf } from './auditCsv';

const filters = [
  <TextInput key="actor" source="actor" label="Who (email)" alwaysOn resettable />,
  <TextInput key="action" source="action" label="Action" resettable />,
  <TextInput key="subjectId" source="subjectId" label="Id of what was changed" resettable />,
];

const exporter: Exporter<AuditEntry & { id: string }> = (entries) =>
  downloadCSV(csvOf(entries), 'changes');

const fieldsText = (fields: Record<string, unknown>): string =>
  Object.entries(fields)
    .map(
      ([field, value]) => `${field}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join(', ');

function Entries() {
  const { data = [], isPending } = useListContext<AuditEntry>();
  if (!isPending && data.length === 0) {
    return <Typography sx={{ p: 2 }}>Nothing was changed.</Typography>;
  }
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 2, m: 0, display: 'grid', gap: 2 }}>
      {data.map(({ id, at, actor, action, subjectId, before, after }) => (
        <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
          <Typography>
            <b>{action}</b> {subjectId}
          </Typography>
          <Typography variant="body2">
            {fieldsText(before) === '' ? '' : `${fieldsText(before)} → `}
            {fieldsText(after)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {actor}, {when(at)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Every change that staff or operator have made, the newest first. */
export const AuditList = () => (
  <List filters={filters} exporter={exporter} title="Changes">
    <Entries />
  </List>
);
