import type * as DataSaver from './dataSaver';

/** A browser that says this of its connection, and the module as a page loads it there. */
async function on(connection: { saveData?: boolean; effectiveType?: string } | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  let loaded: typeof DataSaver | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./dataSaver');
  });
  if (!loaded) throw new Error('The module was not loaded.');
  return loaded;
}

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'connection');
});

test.each([
  [true, 'Save-Data', { saveData: true, effectiveType: '4g' }],
  [true, 'slow 2G', { effectiveType: 'slow-2g' }],
  [true, '2G', { effectiveType: '2g' }],
  [true, '3G', { effectiveType: '3g' }],
  [false, '4G', { saveData: false, effectiveType: '4g' }],
  [false, 'a browser that says nothing', undefined],
])('%s: data is saved on %s', async (saves, _name, connection) => {
  const { savesData } = await on(connection);
  expect(savesData()).toBe(saves);
});

test.each([
  [true, 'on', { saveData: false, effectiveType: '4g' }],
  [false, 'off', { saveData: true, effectiveType: '4g' }],
  [true, null, { saveData: true, effectiveType: '4g' }],
  [false, null, { saveData: false, effectiveType: '3g' }],
] as const)('%s: saving is asked for with the choice %s', async (asks, choice, connection) => {
  if (choice !== null) localStorage.setItem('app:data-saver', choice);
  const { asksToSaveData } = await on(connection);
  expect(asksToSaveData()).toBe(asks);
});

test('the person’s choice overrides the browser’s, also on the next visit', async () => {
  const { savesData, chooseDataSaver } = await on({ effectiveType: '2g' });
  chooseDataSaver(false);
  expect(savesData()).toBe(false);

  const next = await on({ effectiveType: '2g' });
  expect(next.savesData()).toBe(false);
  next.chooseDataSaver(true);
  expect((await on({ effectiveType: '4g' })).savesData()).toBe(true);
});
