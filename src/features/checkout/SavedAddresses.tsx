import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Address } from '../../shared/api/contract';

interface SavedAddressesProps {
  addresses: Address[];
  disabled: boolean;
  onChosen: (address: Address) => void;
}

/** Addresses of earlier orders; one tap fills the form, which can still be changed. */
export function SavedAddresses({ addresses, disabled, onChosen }: SavedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        Deliver where we delivered before
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
        }}
      >
        {addresses.map((address) => (
          <li key={JSON.stringify(address)}>
            <ButtonBase
              disabled={disabled}
              onClick={() => {
                onChosen(address);
              }}
              sx={{
                width: '100%',
                height: '100%',
                minHeight: 64,
                p: 1.5,
                display: 'block',
                textAlign: 'left',
                border: 1,
                borderColor: 'line.strong',
                borderRadius: 1,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {address.firstName} {address.lastName}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                {address.street}, {address.city} {address.zipcode}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
