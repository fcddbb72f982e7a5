import { paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';
import { Button } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import * as s from './NotFoundPage.css';

/** Shown for any unknown address. */
export default function NotFoundPage() {
  return (
    <>
      <PageHead title={t('Page not found')} noIndex />
      <PageContainer>
        <EmptyState
          headingLevel="h1"
          title={t('Page not found')}
          text={t('The lane ends here. The address may be mistyped, or the page has moved.')}
          action={
            <div className={s.ways}>
              <Button variant="contained" to={paths.shop}>
                {t('Go to the shop')}
              </Button>
              <Button variant="outlined" to={paths.home}>
                {t('Home')}
              </Button>
            </div>
          }
        />
      </PageContainer>
    </>
  );
}
