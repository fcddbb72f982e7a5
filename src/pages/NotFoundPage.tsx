import { paths } from '../shared/config/paths';
import { Button } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import * as s from './NotFoundPage.css';

/** Shown for any unknown address. */
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
            <div className={s.ways}>
              <Button variant="contained" to={paths.shop}>
                Go to the shop
              </Button>
              <Button variant="outlined" to={paths.home}>
                Home
              </Button>
            </div>
          }
        />
      </PageContainer>
    </>
  );
}
