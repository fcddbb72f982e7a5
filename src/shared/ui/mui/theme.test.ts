import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { theme } from './theme';

const SRC = join(__dirname, '../../..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  // The desk has a theme of its own.
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('desk/'))
  .map((name) => readFileSync(join(SRC, name), 'utf8'));

it('omits the variables of unused components, and no others', () => {
  const palettes = Object.keys(theme.colorSchemes.light?.palette ?? {});
  const leftOut = palettes.filter((name) => /^[A-Z]/.test(name) && !(name in theme.vars.palette));
  expect(leftOut).toContain('Tooltip');
  for (const component of leftOut) {
    const importers = sources.filter((text) => text.includes(`@mui/material/${component}'`));
    expect([component, importers]).toEqual([component, []]);
  }
});

it('omits colour channels that nothing uses', () => {
  const mixed = /alpha\([^\n]*\.(?:contrastText|light|dark)\b|(?:contrastText|light|dark)Channel/;
  expect(theme.vars.palette.primary).not.toHaveProperty('darkChannel');
  expect(sources.filter((text) => mixed.test(text))).toEqual([]);
  // MUI's components: only the cross that removes a chip, and the shop's chips have none.
  const MUI = dirname(require.resolve('@mui/material/package.json'));
  const mixing = readdirSync(MUI, { withFileTypes: true })
    .map(({ name }) => join(MUI, name, `${name}.js`))
    .filter((file) => existsSync(file) && mixed.test(readFileSync(file, 'utf8')));
  expect(mixing).toEqual([join(MUI, 'Chip', 'Chip.js')]);
  expect(sources.filter((text) => /<Chip\b[^>]*\bonDelete=/.test(text))).toEqual([]);
});
