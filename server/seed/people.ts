import type { SeedPerson } from './types';

/** The authors of the demo reviews; mail to `example.com` reaches nobody. */
export const people: readonly SeedPerson[] = [
  { _id: 'person-ananya-rao', name: 'Ananya Rao', email: 'ananya.rao@example.com' },
  { _id: 'person-meera-iyer', name: 'Meera Iyer', email: 'meera.iyer@example.com' },
  { _id: 'person-fatima-sheikh', name: 'Fatima Sheikh', email: 'fatima.sheikh@example.com' },
  { _id: 'person-harpreet-kaur', name: 'Harpreet Kaur', email: 'harpreet.kaur@example.com' },
  { _id: 'person-debjani-sen', name: 'Debjani Sen', email: 'debjani.sen@example.com' },
  { _id: 'person-lakshmi-menon', name: 'Lakshmi Menon', email: 'lakshmi.menon@example.com' },
  { _id: 'person-ritika-agarwal', name: 'Ritika Agarwal', email: 'ritika.agarwal@example.com' },
  { _id: 'person-nisha-patel', name: 'Nisha Patel', email: 'nisha.patel@example.com' },
  { _id: 'person-tenzin-dolma', name: 'Tenzin Dolma', email: 'tenzin.dolma@example.com' },
  { _id: 'person-kavya-reddy', name: 'Kavya Reddy', email: 'kavya.reddy@example.com' },
  { _id: 'person-shalini-deshmukh', name: 'Shalini D.', email: 'shalini.d@example.com' },
  { _id: 'person-priya-fernandes', name: 'Priya Fernandes', email: 'priya.fernandes@example.com' },
  { _id: 'person-zoya-khan', name: 'Zoya Khan', email: 'zoya.khan@example.com' },
  { _id: 'person-bhavna-joshi', name: 'Bhavna Joshi', email: 'bhavna.joshi@example.com' },
  { _id: 'person-arjun-nair', name: 'Arjun Nair', email: 'arjun.nair@example.com' },
  { _id: 'person-sunita-kumari', name: 'Sunita Kumari', email: 'sunita.kumari@example.com' },
];
