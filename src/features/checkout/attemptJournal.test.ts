/** An attempt in doubt is found again, whatever IndexedDB does: a second key could place a second order. */
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { closeDatabase, DATABASE_NAME } from '../../shared/storage/database';
import { openJournal } from '../../shared/storage/journal';
import { reconcile } from '../../sync/reconcile';
import { breakDisk } from '../../test/disk';
import type { AttemptRecord } from './attempt';
import { createAttemptJournal } from './attemptJournal';

const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  street: '1 Marigold Lane',
  city: 'Pune',
  state: 'Maharashtra',
  zipcode: '411001',
  country: 'India',
  phone: '9876543210',
};
const NOW = 1_000_000;
const attempt = (changes: Partial<AttemptRecord>): AttemptRecord => ({
  orderKey: 'key-1',
  uid: 'u',
  status: 'sending',
  method: 'cod',
  payload: { address, items: [], amount: 999 },
  orderedAt: NOW,
  firstSentAt: NOW,
  lastSentAt: NOW,
  doubtful: 1,
  orderId: null,
  updatedAt: NOW,
  ...changes,
});
const journalOfPage = () =>
  createAttemptJournal(
    () => openJournal(() => undefined, reconcile),
    () => NOW,
  );

afterEach(async () => {
  jest.restoreAllMocks();
  localStorage.clear();
  await closeDatabase();
  await deleteDB(DATABASE_NAME);
});

it('finds the doubtful key when IndexedDB is lost in the middle of a page', async () => {
  const journal = journalOfPage();
  await journal.put(attempt({}));
  breakDisk('unreadable');
  expect(await journal.latest('u')).toMatchObject({ orderKey: 'key-1', doubtful: 1 });
});

it('keeps what another tab has learned about the order since', async () => {
  const [here, there] = [journalOfPage(), journalOfPage()];
  await here.put(attempt({}));
  const mend = breakDisk('unreadable');
  await here.put(attempt({ orderKey: 'key-2', doubtful: 0, status: 'closed' }));
  mend();
  // The stand-in has an old copy of `key-1` now.
  await here.ofOrder('u', 'none');
  const answered = attempt({ doubtful: 0, status: 'placed', orderId: 'o1', updatedAt: NOW + 5 });
  await there.put(answered);
  localStorage.setItem('app:journal:checkout:u:key-1', JSON.stringify(attempt({})));
  expect(await here.ofOrder('u', 'o1')).toEqual(answered);
  expect(await here.latest('u')).toMatchObject({ doubtful: 0 });
});
