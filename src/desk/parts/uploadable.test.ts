import { uploadable } from './uploadable';

const file = (type: string) => new File(['content'], 'photograph', { type });

it('leaves what the server reads as it is', async () => {
  const jpeg = file('image/jpeg');
  expect(await uploadable(jpeg)).toBe(jpeg);
});

it('says so if the browser cannot read a photograph', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no')) });
  await expect(uploadable(file('image/heic'))).rejects.toThrow(
    'This browser cannot read that photograph.',
  );
});
