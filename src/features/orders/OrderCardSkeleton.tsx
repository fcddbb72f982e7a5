import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';

const row = { display: 'flex', alignItems: 'center', gap: 2, px: { xs: 2, sm: 3 }, py: 2 } as const;

/** Stands where an order of one item will, as tall as it is. */
export function OrderCardSkeleton() {
  return (
    <Card aria-hidden sx={{ overflow: 'hidden' }}>
      <Box sx={{ ...row, minHeight: 82, bgcolor: 'background.sunk' }}>
        <Box sx={{ flex: 1 }}>
          <Skeleton width="min(160px, 60%)" height={20} sx={{ mb: 1 }} />
          <Skeleton width="min(110px, 45%)" height={16} />
        </Box>
        <Skeleton width={76} height={32} sx={{ borderRadius: 99 }} />
      </Box>
      <Box sx={{ ...row, alignItems: 'flex-start' }}>
        <Skeleton width={72} height={72} sx={{ flex: 'none' }} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="70%" height={20} sx={{ mb: 1 }} />
          <Skeleton width="40%" height={16} />
        </Box>
      </Box>
      <Divider />
      <Box sx={{ ...row, minHeight: 80 }}>
        <Box sx={{ flex: 1 }}>
          <Skeleton width={90} height={20} sx={{ mb: 1 }} />
          <Skeleton width="min(200px, 70%)" height={16} />
        </Box>
        <Skeleton width={132} height={44} />
      </Box>
    </Card>
  );
}
