import CancelIcon from '@mui/icons-material/CancelOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleRounded';
import AheadIcon from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '../../shared/api/contract';
import { formatDateTime } from '../../shared/lib/dates';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { timeline, type TimelineStep } from './orderView';

function StepIcon({ step }: { step: TimelineStep }) {
  if (step.label === 'Cancelled') return <CancelIcon aria-hidden color="error" />;
  if (step.state === 'ahead') return <AheadIcon aria-hidden sx={{ color: 'line.strong' }} />;
  return <DoneIcon aria-hidden color="success" />;
}

/** The way of an order, from placed to delivered, with the times that are known. */
export function OrderTimeline({ order }: { order: Order }) {
  const steps = timeline(order);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step.label}
          aria-current={step.state === 'current' ? 'step' : undefined}
          sx={{ display: 'flex', gap: 1.5, minHeight: index < steps.length - 1 ? 56 : 28 }}
        >
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
            <StepIcon step={step} />
            {index < steps.length - 1 && (
              <Box
                aria-hidden
                sx={{
                  flex: 1,
                  width: 2,
                  my: 0.5,
                  borderRadius: 1,
                  bgcolor: step.state === 'done' ? 'success.main' : 'line.soft',
                }}
              />
            )}
          </Box>
          <Box sx={{ pb: index < steps.length - 1 ? 2 : 0 }}>
            <Typography
              component="p"
              sx={{
                fontWeight: step.state === 'current' ? 650 : 500,
                color: step.state === 'ahead' ? 'text.secondary' : 'text.primary',
              }}
            >
              {step.label}
              {step.state === 'ahead' && <VisuallyHidden>, not yet</VisuallyHidden>}
            </Typography>
            {step.at !== null && (
              <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
                {formatDateTime(step.at)}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
