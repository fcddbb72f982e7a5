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
import * as text from '../../shared/ui/text.css';
import { storeFacts } from '../content/storeFacts';
import * as s from './Reasons.css';

const { returns, delivery, marketing, support, paymentMethods } = storeFacts;
const days = `${String(returns.windowDays)} days`;

const policies = [
  {
    Icon: ExchangeIcon,
    title: 'Easy exchange',
    text: 'Wrong size or colour? Exchange it for free.',
  },
  {
    Icon: ReplayIcon,
    title: `${days} free return`,
    text: `Return within ${days} of receipt. We pay for the pickup.`,
  },
  {
    Icon: SupportIcon,
    title: `${support} support`,
    text: 'Styling advice and help with your order, day and night.',
  },
];

/** The policies row: three items (spec section 2). */
export function Policies() {
  return (
    <section aria-label="Our policies" className={s.policies}>
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
  { Icon: ShippingIcon, title: 'Free shipping', text: `${delivery.promise}, everywhere in India.` },
  {
    Icon: LockIcon,
    title: 'Secure payment',
    text: `${paymentMethods.join(' or ')}: pay in cash at your door, or with your UPI app.`,
  },
  {
    Icon: StyleIcon,
    title: `${support} styling`,
    text: 'Ask us what goes with what, at any hour. A person answers.',
  },
  {
    Icon: StarIcon,
    title: `Rated ${marketing.rating}`,
    text: 'Reviews come from shoppers with an account, one for each product.',
  },
  {
    Icon: SpeedIcon,
    title: `${delivery.metroBusinessDays} business days`,
    text: `To metros. Everywhere else it takes ${delivery.elsewhereBusinessDays} business days.`,
  },
  {
    Icon: OfferIcon,
    title: `Up to ${String(marketing.collectionPercent)}% off`,
    text: 'The old price is shown too, so you see what you save.',
  },
];

/** Why choose us: a grid of six (spec section 2). */
export function Reasons() {
  return (
    <section aria-labelledby="reasons-title">
      <h2 id="reasons-title" className={clsx(text.h2, s.title)}>
        Why choose us
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
    <section aria-label="In numbers" className={s.stats}>
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
