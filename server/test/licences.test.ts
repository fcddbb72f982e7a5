/** @jest-environment node */
import { readFileSync } from 'node:fs';

/** See docs/licences.md. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // css-mediaquery: the licence of three clauses, under its old name.
  'BSD',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'CC-BY-4.0',
  'OFL-1.1',
  '(MPL-2.0 OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
];
/** Their licence files say MIT, their manifests nothing. */
const WITHOUT_FIELD = ['eval', 'png-js', 'require-like'];

interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; hasInstallScript?: boolean }>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const packages = Object.entries((read('package-lock.json') as Lock).packages)
  .filter(([path]) => path !== '')
  .map(([path, about]) => ({ name: path.replace(/^.*node_modules\//, ''), ...about }));

it('installs only packages whose licence is listed', () => {
  const others = packages
    .filter(({ dev }) => dev !== true)
    .filter(({ name, license = '' }) =>
      license === ''
        ? !WITHOUT_FIELD.includes(name)
        : !license.split(' AND ').every((one) => ALLOWED.includes(one)),
    );
  expect(others.map(({ name, license }) => `${name}: ${String(license)}`)).toEqual([]);
});

it('lets only named packages run scripts when they are installed', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript === true);
  // For macOS only: builds nothing where it is not installed.
  const names = new Set(scripted.map(({ name }) => name));
  names.delete('fsevents');
  expect([...names].sort()).toEqual(Object.keys(allowScripts).sort());
  expect(readFileSync('.npmrc', 'utf8')).toContain('strict-allow-scripts=true');
});
