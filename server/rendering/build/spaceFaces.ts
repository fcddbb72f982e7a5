/**
 * The space of the fallback fonts, as wide as the real font's. Hindi text takes its spaces from the Latin fonts
 * and its characters from the device's. The fallback fonts of fonts.css have the right average width: narrow characters and
 * a wide space. In Hindi only the space counts, so that lines would break elsewhere when the real fonts arrive.
 */
interface Fallback {
  family: string;
  fonts: readonly string[];
  weight?: string;
  /** Width of its space, and the real font's measures (em). */
  space: number;
  real: { space: number; ascent: number; descent: number };
}

const fraunces = { space: 0.203, ascent: 0.978, descent: 0.255 };
const regular = { space: 0.204, ascent: 0.97, descent: 0.25 };
const bold = { ...regular, space: 0.2105 };

const fallbacks: readonly Fallback[] = [
  {
    family: 'Fraunces Fallback',
    fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    space: 0.25,
    real: fraunces,
  },
  { family: 'Fraunces Fallback Noto', fonts: ['Noto Serif'], space: 0.26, real: fraunces },
  {
    family: 'Instrument Sans Fallback',
    fonts: ['Arial', 'Liberation Sans', 'Arimo'],
    weight: '400 500',
    space: 0.278,
    real: regular,
  },
  {
    family: 'Instrument Sans Fallback',
    fonts: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    weight: '600 700',
    space: 0.278,
    real: bold,
  },
  {
    family: 'Instrument Sans Fallback Roboto',
    fonts: ['Roboto'],
    weight: '400 500',
    space: 0.248,
    real: regular,
  },
  {
    family: 'Instrument Sans Fallback Roboto',
    fonts: ['Roboto Bold'],
    weight: '600 700',
    space: 0.2485,
    real: bold,
  },
];

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

function faceOf({ family, fonts, weight, space, real }: Fallback): string {
  const scale = real.space / space;
  return [
    `@font-face{font-family:${family}`,
    `src:${fonts.map((font) => `local("${font}")`).join(',')}`,
    ...(weight === undefined ? [] : [`font-weight:${weight}`]),
    `size-adjust:${percent(scale)}`,
    // Relative to the adjusted size.
    `ascent-override:${percent(real.ascent / scale)}`,
    `descent-override:${percent(real.descent / scale)}`,
    'line-gap-override:0%',
    'unicode-range:U+20}',
  ].join(';');
}

/** Must come after the faces of fonts.css, because the later face of a family wins. */
export const spaceFaces = fallbacks.map(faceOf).join('');
