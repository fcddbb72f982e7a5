import { appError } from '../../shared/api/appError';
import { layoutEmbedded, layoutReducer, selectHealth } from './layoutSlice';

const open = layoutReducer(undefined, { type: 'open' });
const ended = (phase: 'fulfilled' | 'rejected', endpointName: string, payload: unknown) => ({
  type: `api/executeQuery/${phase}`,
  payload,
  meta: { arg: { endpointName, originalArgs: undefined } },
});
const logo = { _id: 'a', type: 'logo' as const, title: 'A', link: '/', image: null, position: 1 };
const about = { _id: 'b', title: 'About', link: '/about' };

describe('header and footer', () => {
  it('come with the page, until the server sends newer ones', () => {
    const page = layoutReducer(open, layoutEmbedded({ headers: [logo], footers: [about] }));
    expect(page).toMatchObject({ headers: [logo], footers: [about] });
    const answered = layoutReducer(page, ended('fulfilled', 'headers', []));
    expect(answered).toMatchObject({ headers: [], footers: [about] });
  });

  it('stay as they were when a request fails', () => {
    const page = layoutReducer(open, layoutEmbedded({ headers: [logo], footers: [about] }));
    expect(layoutReducer(page, ended('rejected', 'headers', appError('offline')))).toEqual(page);
  });

  it('remembers the result of the last health call, and ignores an aborted one', () => {
    const well = layoutReducer(open, ended('fulfilled', 'health', { success: true }));
    expect(selectHealth({ layout: well })).toBe('answered');
    const lost = layoutReducer(well, ended('rejected', 'health', appError('timeout')));
    expect(selectHealth({ layout: lost })).toEqual(appError('timeout'));
    const skipped = layoutReducer(well, ended('rejected', 'health', undefined));
    expect(selectHealth({ layout: skipped })).toBe('answered');
  });
});
