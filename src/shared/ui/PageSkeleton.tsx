import { t } from '../i18n/t';
import { PageContainer } from './PageContainer';
import { Skeleton } from './Skeleton';
import * as s from './PageSkeleton.css';

/** Shown while a page's code loads; as tall as a screen, so that the footer does not move. */
export function PageSkeleton() {
  return (
    <PageContainer aria-busy className={s.page}>
      <div role="status" aria-label={t('Loading page')}>
        <Skeleton width="min(420px, 70%)" height={44} className={s.heading} />
        <Skeleton height={280} className={s.picture} />
        {['92%', '84%', '60%'].map((width) => (
          <Skeleton key={width} width={width} height={20} className={s.line} />
        ))}
      </div>
    </PageContainer>
  );
}
