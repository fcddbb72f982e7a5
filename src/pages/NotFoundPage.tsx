import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../shared/config/paths';
import { EmptyState } from '../shared/ui/EmptyState';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';

/** Any address that is none of the shop's. */
export default function NotFoundPage() {
  return (
    <>
      <PageHead title="Page not found" noIndex />
      <PageContainer>
        <EmptyState
          headingLevel="h1"
          title="Page not found"
          text="The lane ends here. The address may be mistyped, or the page has moved."
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
              <Button variant="contained" component={RouterLink} to={paths.shop}>
                Go to the shop
              </Button>
              <Button variant="outlined" component={RouterLink} to={paths.home}>
                Home
              </Button>
            </Box>
          }
        />
      </PageContainer>
    </>
  );
}
