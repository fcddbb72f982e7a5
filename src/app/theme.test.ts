import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from './theme';

const SRC = join(__dirname, '..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join(SRC, name), 'utf8'));

it('leaves out the variables of components that the shop does not have, and of no other', () => {
  const palettes = Object.keys(theme.colorSchemes.light?.palette ?? {});
  const leftOut = palettes.filter((name) => /^[A-Z]/.test(name) && !(name in theme.vars.palette));
  expect(leftOut).toContain('Tooltip');
  for (const component of leftOut) {
    const importers = sources.filter((text) => text.includes(`@mui/material/${component}'`));
    expect([component, importers]).toEqual([component, []]);
  }
});
