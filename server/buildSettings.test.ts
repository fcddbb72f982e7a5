/** @jest-environment node */
import { buildDir, wantedDrafts } from './buildSettings';

it('builds into dist, without drafts', () => {
  expect(buildDir({})).toBe('dist');
  expect(wantedDrafts({})).toEqual([]);
  expect(buildDir({ BUILD_DIR: ' ' })).toBe('dist');
  expect(wantedDrafts({ DRAFT_LANGUAGES: '' })).toEqual([]);
});

it('reads a folder, and codes with commas between them', () => {
  expect(buildDir({ BUILD_DIR: '/srv/next' })).toBe('/srv/next');
  expect(wantedDrafts({ DRAFT_LANGUAGES: 'ta, mr,' })).toEqual(['ta', 'mr']);
});
