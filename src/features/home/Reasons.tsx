import ExchangeIcon from '../../shared/ui/icons/CachedOutlined';
import SupportIcon from '../../shared/ui/icons/HeadsetMicOutlined';
import ShippingIcon from '../../shared/ui/icons/LocalShippingOutlined';
import OfferIcon from '../../shared/ui/icons/LocalOfferOutlined';
import LockIcon from '../../shared/ui/icons/LockOutlined';
import ReplayIcon from '../../shared/ui/icons/ReplayOutlined';
import SpeedIcon from '../../shared/ui/icons/ScheduleOutlined';
import StarIcon from '../../shared/ui/icons/StarBorderRounded';
import StyleIcon from '../../shared/ui/icons/CheckroomOutlined';
import { clsx } from 'clsx';
import { t } from '../../shared/i18n/t';
import * as text from '../../shared/ui/text.css';
import { storeFacts } from '../content/storeFacts';
import * as s from './Reasons.css';

const { returns, delivery, marketing, support, paymentMethods } = storeFacts;
const [cash, upi] = paymentMethods;

const policies = [
  {
    Icon: ExchangeIcon,
    title: t('Easy exchange'),
    text: t('Wrong size or colour? Exchange it for free.'),
  },
  {
    Icon: ReplayIcon,
    title: t('{days} days free return', { days: returns.windowDays }),
    text: t('Return within {days} days of receipt. We pay for the pickup.', {
      days: returns.windowDays,
    }),
  },
  {
    Icon: SupportIcon,
    title: t('{hours} support', { hours: support }),
    text: t('Styling advice and help with your order, day and night.'),
  },
];

/** The policies row: three items (spec section 2). */
export function Policies() {
  return (
    <section aria-label={t('Our policies')} className={s.policies}>
      <ul className={s.policyList}>
        {policies.map(({ Icon, title, text: words }) => (
          <li key={title} className={s.policy}>
            <Icon className={s.policyIcon} />
            <div>
              <h2 className={text.h5}>{title}</h2>
              <p className={clsx(text.body2, s.quiet)}>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const reasons = [
  {
    Icon: ShippingIcon,
    title: t('Free shipping'),
    text: t('{promise}, everywhere in India.', { promise: delivery.promise }),
  },
  {
    Icon: LockIcon,
    title: t('Secure payment'),
    text: t('{cash} or {upi}: pay in cash at your door, or with your UPI app.', { cash, upi }),
  },
  {
    Icon: StyleIcon,
    title: t('{hours} styling', { hours: support }),
    text: t('Ask us what goes with what, at any hour. A person answers.'),
  },
  {
    Icon: StarIcon,
    title: t('Rated {rating}', { rating: marketing.rating }),
    text: t('Reviews come from shoppers with an account, one for each product.'),
  },
  {
    Icon: SpeedIcon,
    title: t('{days} business days', { days: delivery.metroBusinessDays }),
    text: t('To metros. Everywhere else it takes {days} business days.', {
      days: delivery.elsewhereBusinessDays,
    }),
  },
  {
    Icon: OfferIcon,
    title: t('Up to {percent}% off', { percent: marketing.collectionPercent }),
    text: t('The old price is shown too, so you see what you save.'),
  },
];

/** Why choose us: a grid of six (spec section 2). */
export function Reasons() {
  return (
    <section aria-labelledby="reasons-title">
      <h2 id="reasons-title" className={clsx(text.h2, s.title)}>
        {t('Why choose us')}
      </h2>
      <ul className={s.reasonList}>
        {reasons.map(({ Icon, title, text: words }) => (
          <li key={title} className={s.reason}>
            <Icon className={s.reasonIcon} />
            <div>
              <h3 className={clsx(text.h4, s.reasonTitle)}>{title}</h3>
              <p className={clsx(text.body2, s.quiet)}>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 50K+, 100%, 24/7, 1M+ (spec section 2). */
export function Stats() {
  return (
    <section aria-label={t('In numbers')} className={s.stats}>
      <dl className={s.statList}>
        {marketing.stats.map(({ value, label }) => (
          <div key={label} className={s.stat}>
            <dt className={clsx(text.body2, s.statLabel)}>{label}</dt>
            <dd className={clsx(text.h2, s.statValue)}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
