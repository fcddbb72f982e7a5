import Container from '@mui/material/Container';
import type { ContainerProps } from '@mui/material/Container';

/** The page's column: at most 1,320 px (`lg`, less for prose) with room that grows with the screen. */
export function PageContainer({ maxWidth = 'lg', sx, ...rest }: ContainerProps) {
  return (
    <Container
      maxWidth={false}
      sx={[
        {
          maxWidth: maxWidth === 'sm' ? '40rem' : maxWidth === 'md' ? '57.5rem' : '82.5rem',
          px: { xs: 2, sm: 3, lg: 4 },
          py: { xs: 3, md: 5 },
        },
        ...(Array.isArray(sx) ? (sx as readonly object[]) : [sx ?? {}]),
      ]}
      {...rest}
    />
  );
}
