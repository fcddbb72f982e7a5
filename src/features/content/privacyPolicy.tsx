import { P, Points } from './Article';
import type { ArticleSection } from './Article';
import { EmailLink, PhoneLink } from './ContactLines';
import { t } from '../../shared/i18n/t';
import { tRich } from '../../shared/i18n/tRich';
import { policyFacts } from './policyFacts';

const { cookies } = policyFacts;

export const privacySummary = t(
  'We keep what an order needs, for as long as it needs it, and sell it to nobody. This page says what that is, where it is kept, and how to see it or have it removed.',
);

export const privacySections: readonly ArticleSection[] = [
  {
    id: 'what',
    title: t('What we collect'),
    body: (
      <Points
        items={[
          t(
            'Your account: name, email address, and a password that is stored only in a form which cannot be read back.',
          ),
          t(
            'Your orders: what you bought, when, for how much, the delivery address and phone number, and how you paid.',
          ),
          t('Your cart and your wishlist, once you are signed in.'),
          t('Your reviews, which are public with your name.'),
          t('Searches that found nothing: counted, without your name.'),
          t('What every web server learns: the address your device connects from, and when.'),
        ]}
      />
    ),
  },
  {
    id: 'device',
    title: t('What stays on your device'),
    body: (
      <>
        <P>
          {t(
            'So that the shop opens at once and survives a lost connection, it keeps some things in your browser’s own storage: the catalogue, a guest’s cart and wishlist, the delivery form while you fill it in, a review you have not sent, your last orders, what you searched for and looked at last, the colour scheme, the data saver and the language you chose, and, while you are signed in, a token that says so. Logging out removes what is yours; of an order whose answer has not come it leaves what was ordered, without the address, so that it is not ordered twice. Clearing the site data in your browser removes all of it.',
          )}
        </P>
      </>
    ),
  },
  {
    id: 'cookies',
    title: t('Cookies'),
    body: (
      <>
        <P>{t('Where this store sets cookies, they last no longer than this:')}</P>
        <Points
          items={[
            t('Login: {days, plural, one {1 day} other {{days} days}}.', {
              days: cookies.loginDays,
            }),
            t('Login with “remember me”: {weeks, plural, one {1 week} other {{weeks} weeks}}.', {
              weeks: cookies.rememberMeWeeks,
            }),
            t('Screen options: {years, plural, one {1 year} other {{years} years}}.', {
              years: cookies.screenOptionsYears,
            }),
            t(
              'Name and email address of people who comment: {years, plural, one {1 year} other {{years} years}}.',
              { years: cookies.commentYears },
            ),
          ]}
        />
        <P>{t('There are no advertising cookies, and no other company measures your visit.')}</P>
        <P>
          {t(
            'For one visit in ten the shop notes how fast its pages were, without your name, address or device. Do Not Track and Global Privacy Control turn that off.',
          )}
        </P>
      </>
    ),
  },
  {
    id: 'why',
    title: t('What we use it for'),
    body: (
      <Points
        items={[
          t('To deliver your order, take its payment, and refund it.'),
          t('To show you your cart, your wishlist and your orders on every device you sign in on.'),
          t('To answer when you write to us.'),
          t('To keep the records that tax law asks of a shop.'),
          t('To keep out people who try to break in.'),
        ]}
      />
    ),
  },
  {
    id: 'who-sees',
    title: t('Who can see it'),
    body: (
      <>
        <P>
          {t(
            'You see your own data when you are signed in. Administrators of this store can see and edit the data of users, as far as their work needs it; they cannot see your password.',
          )}
        </P>
        <P>
          {t(
            'We pass on what others need to do their part: your name, address and phone number to the courier; the amount and the order number to the payment provider when you pay by UPI. The PIN code you type is looked up to fill in your city and state; nothing that names you goes with it.',
          )}
        </P>
      </>
    ),
  },
  {
    id: 'how-long',
    title: t('How long we keep it'),
    body: (
      <Points
        items={[
          t('Your account: until you delete it, on your profile, or ask us to.'),
          t('Orders and invoices: as long as tax law requires, and no longer.'),
          t('Reviews: until you delete them. A review of a deleted account is removed with it.'),
          t('Connection records: a few weeks.'),
        ]}
      />
    ),
  },
  {
    id: 'rights',
    title: t('Your rights'),
    body: (
      <P>
        {tRich(
          'You may ask for a copy of everything we hold about you, have mistakes corrected, and have your data erased, except what the law makes us keep. Your profile has a button for the copy and one to delete the account. For any of these, write to {email} or call {phone}; we usually answer in the same week.',
          { email: <EmailLink />, phone: <PhoneLink /> },
        )}
      </P>
    ),
  },
  {
    id: 'newsletter',
    title: t('Newsletter'),
    body: (
      <P>
        {t(
          'If you subscribe on the home page, we write to your address once, and again only after you have confirmed it. Each newsletter has a link to unsubscribe. While there is no newsletter, what you type there is not sent to us and not kept.',
        )}
      </P>
    ),
  },
  {
    id: 'notifications',
    title: t('Notifications'),
    body: (
      <P>
        {t(
          'If you turn on notifications for a device, its browser’s maker passes on what we write, encrypted. Logging out or “Turn off” on an order’s page ends them.',
        )}
      </P>
    ),
  },
  {
    id: 'changes',
    title: t('Changes'),
    body: (
      <P>
        {t(
          'When this page changes in anything that matters, we say so in the shop before the change takes effect.',
        )}
      </P>
    ),
  },
];
