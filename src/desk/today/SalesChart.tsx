import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeskResponseOf } from '../../shared/api/deskContract';
import { money } from '../parts/format';

type Day = DeskResponseOf<'deskToday'>['data']['days'][number];

const dayName = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const nameOf = (day: string): string => dayName.format(new Date(`${day}T00:00:00Z`));

const HEIGHT = 140;

/** For screen readers alone; without a size of its own it would widen the page. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A bar for the revenue of each day. Each says its numbers to a screen reader and under a pointer. */
export function SalesChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ amount }) => amount));
  const total = days.reduce((sum, { amount }) => sum + amount, 0);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  return (
    <>
      <Typography color="text.secondary">
        {money(total)} from {orders} {orders === 1 ? 'order' : 'orders'}
      </Typography>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          gap: '3px',
          listStyle: 'none',
          p: 0,
          mt: 2,
          mb: 0,
          alignItems: 'end',
        }}
      >
        {days.map(({ day, amount, orders: count }, index) => {
          const text = `${nameOf(day)}: ${money(amount)}, ${String(count)} ${count === 1 ? 'order' : 'orders'}`;
          return (
            <Box
              component="li"
              key={day}
              title={text}
              sx={{ flex: 1, minWidth: 0, position: 'relative' }}
            >
              <Box component="span" sx={visuallyHidden}>
                {text}
              </Box>
              <Box
                aria-hidden
                sx={{
                  height: Math.max(2, Math.round((amount / most) * HEIGHT)),
                  bgcolor: amount === 0 ? 'divider' : 'secondary.main',
                  borderRadius: '4px 4px 0 0',
                }}
              />
              <Typography
                aria-hidden
                variant="caption"
                color="text.secondary"
                sx={{ display: 'block', whiteSpace: 'nowrap', height: 20, overflow: 'visible' }}
              >
                {index % 4 === 0 ? nameOf(day) : ''}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </>
  );
}
