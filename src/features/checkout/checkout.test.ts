/** The pure parts of the checkout: form words, saved addresses, order contents, draft. */
import * as v from 'valibot';
import { AddressSchema, type Order, type Product } from '../../shared/api/contract';
import type { CartLineView } from '../cart/queries/useCartLines';
import { personChanged, signedOut } from '../session/sessionSlice';
import { errorText, fieldsOf, pinOf } from './addressForm';
import { savedAddresses } from './savedAddresses';
import {
  checkoutReducer,
  draftEdited,
  initialCheckoutState,
  methodChosen,
  orderPlaced,
} from './checkoutSlice';
import { DRAFT_LIFETIME_MS, selectDraft } from './draft';
import { agreedPrices, orderContents } from './orderItems';

const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  street: '12 Church Street',
  appartment: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipcode: '560001',
  country: 'India',
  phone: '9876543210',
};

describe('the delivery form', () => {
  it('starts with India, and keeps a draft', () => {
    expect(fieldsOf({}).country).toBe('India');
    expect(fieldsOf({ city: 'Mysuru', country: 'Nepal' })).toMatchObject({
      city: 'Mysuru',
      country: 'Nepal',
    });
  });

  it('says what is missing, or else what the contract says', () => {
    expect(errorText('firstName', ' ', 'Please fill this in.')).toBe('Enter your first name.');
    expect(errorText('zipcode', '12', 'Enter a 6-digit PIN code.')).toBe(
      'Enter a 6-digit PIN code.',
    );
    const { issues } = v.safeParse(AddressSchema.entries.street, 'x'.repeat(300));
    expect(issues?.[0].message).toBe('Use at most 200 characters.');
  });
});

describe('a PIN code', () => {
  it.each([
    '560 001',
    '560-001',
    ' 560001',
    '560001 ',
    '5600012',
    'PIN 560001',
    '५६०००१',
    '௫௬௦௦௦௧',
  ])('is found in "%s"', (typed) => {
    expect(pinOf(typed)).toBe('560001');
  });
});

describe('a phone number', () => {
  const phone = AddressSchema.entries.phone;

  it.each([
    '9876543210',
    '98765 43210',
    '9876 543 210',
    '98765-43210',
    '09876543210',
    '+91 98765 43210',
    '(+91) 9876543210',
    '+91 (0) 98765 43210',
    '919876543210',
    '00919876543210',
    '९८७६५ ४३२१०',
    '+৯১ ৯৮৭৬৫৪৩২১০',
    '\u202a+91 98765\u00a043210\u202c',
  ])('is ten digits, also when it is written "%s"', (typed) => {
    expect(v.parse(phone, typed)).toBe('9876543210');
  });

  it('may begin like the prefix of India', () => {
    expect(v.parse(phone, '91987 65432')).toBe('9198765432');
  });

  it.each([
    '987654321',
    '98765432101',
    '+1 9876543210',
    '+9876543210',
    '022 2222 1111',
    '98765x43210',
  ])('is refused as "%s", with a hint', (typed) => {
    const { issues } = v.safeParse(phone, typed);
    expect(issues?.[0].message).toBe('Enter a 10-digit Indian mobile number, like 98765 43210.');
  });
});

describe('addresses of earlier orders', () => {
  const orderTo = (over: Record<string, string>): Order => ({
    _id: 'o',
    items: [],
    address: { ...address, ...over },
    amount: 1,
    paymentMethod: 'cod',
    status: 'Delivered',
    date: 1,
  });

  it('are offered without duplicates, at most three, and only if the form accepts them', () => {
    const saved = savedAddresses([
      orderTo({}),
      orderTo({ firstName: 'ASHA' }),
      orderTo({ phone: 'none' }),
      orderTo({ street: 'B' }),
      orderTo({ street: 'C' }),
      orderTo({ street: 'D' }),
    ]);
    expect(saved.map(({ street }) => street)).toEqual(['12 Church Street', 'B', 'C']);
  });
});

describe('the order’s payload', () => {
  const line = (over: Partial<CartLineView>): CartLineView => ({
    productId: 'p1',
    size: 'M',
    quantity: 2,
    sync: 'saved',
    product: { _id: 'p1', name: 'Kurta', image: ['a.webp'], regularPrice: 1999 } as Product,
    unitPaise: 149_950,
    linePaise: 299_900,
    problem: null,
    left: null,
    ...over,
  });

  it('is the cart in rupees, without lines that cannot be ordered', () => {
    expect(
      orderContents([
        line({}),
        line({ productId: 'p2', problem: 'sold-out' }),
        line({ productId: 'p3', product: undefined }),
      ]),
    ).toMatchObject({
      amount: 2999,
      items: [{ _id: 'p1', size: 'M', quantity: 2, salePrice: 1499.5, regularPrice: 1999 }],
    });
  });

  it('uses new prices that the shopper has accepted', () => {
    const agreed = agreedPrices(
      [
        { productId: 'p1', size: 'M', name: 'Kurta', problem: 'price-changed', newPrice: 1600 },
        { productId: 'p1', size: 'L', name: 'Kurta', problem: 'gone', newPrice: null },
      ],
      null,
    );
    expect(orderContents([line({})], agreed)).toMatchObject({
      amount: 3200,
      items: [{ salePrice: 1600 }],
    });
  });

  it('subtracts a discount, and sends its code', () => {
    const discount = { code: 'DIWALI20', paise: 60_000 };
    expect(orderContents([line({})], null, discount)).toMatchObject({
      amount: 2399,
      coupon: 'DIWALI20',
    });
    // What was agreed to has the discount at the new price.
    const agreed = { prices: { 'p1|M': 1600 }, amount: 2560 };
    expect(orderContents([line({})], agreed, discount)).toMatchObject({
      amount: 2560,
      items: [{ salePrice: 1600 }],
    });
  });
});

describe('the draft', () => {
  const typed = checkoutReducer(initialCheckoutState, draftEdited({ city: 'Mysuru' }, 'u1'));
  const savedAt = typed.draftSavedAt ?? 0;

  it('is kept for a day, and no longer', () => {
    const state = { checkout: typed };
    expect(selectDraft(state, 'u1', savedAt + DRAFT_LIFETIME_MS - 1)).toEqual({ city: 'Mysuru' });
    expect(selectDraft(state, 'u1', savedAt + DRAFT_LIFETIME_MS)).toEqual({});
  });

  it('is shown to the person who typed it only', () => {
    for (const uid of ['u2', null])
      expect(selectDraft({ checkout: typed }, uid, savedAt)).toEqual({});
  });

  it('is deleted with the order and at logout', () => {
    const chosen = checkoutReducer(typed, methodChosen('upi'));
    const placed = checkoutReducer(
      chosen,
      orderPlaced({ orderId: 'o1', method: 'upi', orderedAt: 1, ordered: {} }),
    );
    expect(placed).toMatchObject({ draft: {}, draftSavedAt: null, method: null });
    for (const gone of [signedOut(), personChanged()]) {
      expect(checkoutReducer(chosen, gone)).toEqual(initialCheckoutState);
    }
  });
});
