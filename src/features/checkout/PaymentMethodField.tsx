import CashIcon from '@mui/icons-material/PaymentsOutlined';
import UpiIcon from '@mui/icons-material/QrCode2Outlined';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type RefObject } from 'react';
import type { PaymentMethod } from '../../shared/api/contract';

const methods: { value: PaymentMethod; label: string; text: string; icon: ReactNode }[] = [
  {
    value: 'cod',
    label: 'Cash on Delivery',
    text: 'Pay in cash when your order arrives.',
    icon: <CashIcon aria-hidden />,
  },
  {
    value: 'upi',
    label: 'UPI',
    text: 'Pay now with any UPI app.',
    icon: <UpiIcon aria-hidden />,
  },
];

interface PaymentMethodFieldProps {
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
  error: string | null;
  disabled: boolean;
  /** Focused when nothing is chosen. */
  firstRef: RefObject<HTMLInputElement | null>;
}

/** Cash on Delivery or UPI. */
export function PaymentMethodField({
  value,
  onChange,
  error,
  disabled,
  firstRef,
}: PaymentMethodFieldProps) {
  const id = useId();
  return (
    <FormControl component="fieldset" error={error !== null} disabled={disabled} fullWidth>
      <FormLabel
        component="legend"
        id={id}
        sx={{
          color: 'text.primary',
          typography: 'h4',
          mb: 2,
          '&.Mui-focused': { color: 'text.primary' },
        }}
      >
        Payment method
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={error === null ? undefined : `${id}-error`}
        name="paymentMethod"
        value={value ?? ''}
        onChange={(_event, chosen) => {
          onChange(chosen as PaymentMethod);
        }}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {methods.map((method, index) => (
          <FormControlLabel
            key={method.value}
            value={method.value}
            control={
              <Radio
                slotProps={{
                  input: {
                    'aria-label': method.label,
                    'aria-describedby': `${id}-${method.value}`,
                    ...(index === 0 && { ref: firstRef }),
                  },
                }}
              />
            }
            label={
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <Box sx={{ flex: 1 }}>
                  <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                    {method.label}
                  </Typography>
                  <Typography
                    id={`${id}-${method.value}`}
                    component="span"
                    variant="body2"
                    sx={{ display: 'block', color: 'text.secondary' }}
                  >
                    {method.text}
                  </Typography>
                </Box>
                {method.icon}
              </Box>
            }
            slotProps={{ typography: { sx: { flex: 1 } } }}
            sx={{
              m: 0,
              p: 1.5,
              pr: 2,
              border: 1,
              borderRadius: 1,
              borderColor: value === method.value ? 'primary.main' : 'line.strong',
              outline: value === method.value ? '1px solid' : 'none',
              outlineColor: 'primary.main',
            }}
          />
        ))}
      </RadioGroup>
      {error !== null && (
        <FormHelperText id={`${id}-error`} sx={{ mx: 0, mt: 1 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
