import { contentEmbedded, contentReducer, selectContent } from './contentSlice';

const store = { legalName: 'A', taxNumber: 'B', address: 'C', email: 'd@e.f', phone: '1' };

it('comes with the page, until the server sends a newer one', () => {
  const page = contentReducer({}, contentEmbedded({ store }));
  expect(selectContent({ content: page })).toEqual({ store });
  const answered = contentReducer(page, {
    type: 'api/executeQuery/fulfilled',
    payload: { success: true, content: {} },
    meta: { arg: { endpointName: 'content', originalArgs: undefined } },
  });
  expect(answered).toEqual({});
});
