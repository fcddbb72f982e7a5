import { clsx } from 'clsx';
import { Skeleton } from '../../shared/ui/Skeleton';
import * as surface from '../../shared/ui/surface.css';
import * as s from './OrderCardSkeleton.css';

/** A placeholder as tall as an order with one item. */
export function OrderCardSkeleton() {
  return (
    <div aria-hidden className={clsx(surface.outlined, s.card)}>
      <div className={s.head}>
        <div className={s.words}>
          <Skeleton width="min(160px, 60%)" height={20} className={s.firstLine} />
          <Skeleton width="min(110px, 45%)" height={16} />
        </div>
        <Skeleton width={76} height={32} className={s.chip} />
      </div>
      <div className={s.item}>
        <Skeleton width={72} height={72} className={s.picture} />
        <div className={s.words}>
          <Skeleton width="70%" height={20} className={s.firstLine} />
          <Skeleton width="40%" height={16} />
        </div>
      </div>
      <hr className={surface.divider} />
      <div className={s.foot}>
        <div className={s.words}>
          <Skeleton width={90} height={20} className={s.firstLine} />
          <Skeleton width="min(200px, 70%)" height={16} />
        </div>
        <Skeleton width={132} height={44} />
      </div>
    </div>
  );
}
