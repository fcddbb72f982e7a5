import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { ScanButton } from './ScanButton';

export interface ShipmentText {
  courier?: string;
  tracking?: string;
}

const COURIERS = ['Delhivery', 'Blue Dart', 'Ekart', 'Shiprocket', 'DTDC', 'India Post'];

interface ShipmentFieldsProps {
  value: ShipmentText;
  onChange: (value: ShipmentText) => void;
}

/** The courier and its tracking number, typed or scanned. */
export const ShipmentFields = ({ value, onChange }: ShipmentFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
    <Autocomplete
      freeSolo
      options={COURIERS}
      inputValue={value.courier ?? ''}
      onInputChange={(_, courier) => onChange({ ...value, courier })}
      renderInput={(params) => <TextField {...params} label="Courier" />}
    />
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        label="Tracking number"
        fullWidth
        value={value.tracking ?? ''}
        onChange={(event) => onChange({ ...value, tracking: event.target.value })}
      />
      <ScanButton onScan={(tracking) => onChange({ ...value, tracking })} />
    </Box>
  </Box>
);
