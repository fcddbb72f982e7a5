import { darkPalette, lightPalette } from './palette';

/** WCAG 2.2 relative luminance and contrast. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [hi = 0, lo = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (hi + 0.05) / (lo + 0.05);
}

interface Role {
  main: string;
  light: string;
  contrastText: string;
}

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('the %s scheme', (_name, palette) => {
  const background = palette.background as Record<string, string>;
  const text = palette.text as Record<string, string>;
  const role = (name: 'primary' | 'secondary' | 'success' | 'error' | 'warning' | 'info') =>
    palette[name] as Role;
  const grounds = ['default', 'paper', 'sunk'].map((name) => background[name] ?? '');

  it.each(['primary', 'secondary'])('reads %s text on every ground', (name) => {
    for (const ground of grounds) {
      expect(contrast(text[name] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const)(
    'reads the label of a filled %s control',
    (name) => {
      expect(contrast(role(name).main, role(name).contrastText)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['success', 'error', 'warning', 'info'] as const)(
    'reads %s as text, on the page and on its own wash',
    (name) => {
      for (const ground of [...grounds, role(name).light]) {
        expect(contrast(role(name).main, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(text['primary'] ?? '', role(name).light)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('primary and accent text are readable', () => {
    for (const ground of [...grounds, palette.accent.soft]) {
      expect(contrast(role('primary').main, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.accent.text, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.accent.main, palette.accent.contrastText)).toBeGreaterThanOrEqual(4.5);
  });

  it('text on a band is readable', () => {
    for (const ground of [palette.band.main, palette.band.raised]) {
      expect(contrast(palette.band.text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.band.textSecondary, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('stars, field borders and the focus ring are visible', () => {
    for (const ground of grounds) {
      expect(contrast(palette.accent.graphic, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.line.strong, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.focus, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
