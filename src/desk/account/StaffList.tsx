import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { List, useListContext } from 'react-admin';
import { ROLES, type Role } from '../../shared/api/roles';
import type { DeskResponseOf } from '../../shared/api/deskContract';
import { call } from '../api/call';
import { ActionDialog } from '../parts/ActionDialog';

type Member = DeskResponseOf<'deskStaff'>['data'][number];

const ROLE_TEXTS: Record<Role, string> = {
  owner: 'Owner: everything',
  staff: 'Staff: the daily work',
  shopper: 'Shopper: may not use the desk',
};

/** Who may use the desk. */
export function StaffList() {
  const [changed, setChanged] = useState<{ email: string; role: Role } | null>(null);
  return (
    <Box sx={{ my: 2, display: 'grid', gap: 2 }}>
      <NewMember onGive={setChanged} />
      <List title="Staff" exporter={false} pagination={false} actions={false}>
        <Members onChoose={setChanged} />
      </List>
      {changed && (
        <RoleDialog key={changed.email} member={changed} onClose={() => setChanged(null)} />
      )}
    </Box>
  );
}

function Members({ onChoose }: { onChoose: (member: Member) => void }) {
  const { data = [] } = useListContext<Member>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 2, display: 'grid', gap: 2 }}>
      {data.map((member) => (
        <Box component="li" key={member.id} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography>{member.name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {member.email}, second factor {member.hasTotp ? 'on' : 'off'}
            </Typography>
          </Box>
          <Button variant="outlined" onClick={() => onChoose(member)}>
            {member.role}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

function NewMember({ onGive }: { onGive: (member: { email: string; role: Role }) => void }) {
  const [email, setEmail] = useState('');
  return (
    <Card>
      <CardContent
        component="form"
        sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        onSubmit={(event) => {
          event.preventDefault();
          onGive({ email, role: 'staff' });
        }}
      >
        <TextField
          label="Email of an account"
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          Give a role
        </Button>
      </CardContent>
    </Card>
  );
}

function RoleDialog({
  member,
  onClose,
}: {
  member: { email: string; role: Role };
  onClose: () => void;
}) {
  const [role, setRole] = useState<Role>(member.role);
  return (
    <ActionDialog
      title="Change the role?"
      does="Change"
      asksPassword
      onClose={onClose}
      action={async (password) => {
        await call('deskSetRole', { email: member.email, role, password });
        return `${member.email}: ${role}.`;
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{member.email}</Typography>
      <TextField
        select
        label="Role"
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
      >
        {[...ROLES].reverse().map((each) => (
          <MenuItem key={each} value={each}>
            {ROLE_TEXTS[each]}
          </MenuItem>
        ))}
      </TextField>
    </ActionDialog>
  );
}
