/**
 * The rupee sign for Instrument Sans, which has none: drawn to the typeface's proportions (cap height 720 of 1,000
 * units, its stems at two weights), as a font with one glyph.
 */
import subsetFont from 'subset-font';

type Point = readonly [x: number, y: number, onCurve: boolean];
type Contour = readonly Point[];

const UNITS = 1000;
const CAP = 720;
const ADVANCE = 590;
const LEFT = 58;
const RIGHT = 532;
const RUPEE = 0x20b9;

/** Horizontal and vertical strokes of Instrument Sans, measured on its digits. */
const strokes = { 400: { h: 74, v: 84 }, 600: { h: 100, v: 126 } } as const;

const rectangle = (x0: number, y0: number, x1: number, y1: number): Contour => [
  [x0, y0, true],
  [x0, y1, true],
  [x1, y1, true],
  [x1, y0, true],
];

/** A right half ellipse as four quadratic arcs, top to bottom or, reversed, bottom to top. */
function halfEllipse(cx: number, cy: number, rx: number, ry: number): Point[] {
  const reach = 1 / Math.cos(Math.PI / 8);
  return [90, 67.5, 45, 22.5, 0, -22.5, -45, -67.5, -90].map((degrees, index) => {
    const angle = (degrees * Math.PI) / 180;
    const onCurve = index % 2 === 0;
    const r = onCurve ? 1 : reach;
    return [
      Math.round(cx + rx * r * Math.cos(angle)),
      Math.round(cy + ry * r * Math.sin(angle)),
      onCurve,
    ];
  });
}

function outline(weight: keyof typeof strokes): Contour[] {
  const { h, v } = strokes[weight];
  const middle = 512; // top of the second bar
  const bowlBottom = 318;
  const cx = 214;
  const outer = halfEllipse(cx, (CAP + bowlBottom) / 2, 250, (CAP - bowlBottom) / 2);
  const inner = halfEllipse(cx, (CAP + bowlBottom) / 2, 250 - v, (CAP - bowlBottom) / 2 - h);
  const bowl: Contour = [
    [LEFT, CAP, true],
    ...outer,
    [LEFT, bowlBottom, true],
    [LEFT, bowlBottom + h, true],
    ...inner.reverse(),
    [LEFT, CAP - h, true],
  ];
  const leg = v * 1.32;
  return [
    rectangle(LEFT, CAP - h, RIGHT, CAP),
    rectangle(LEFT, middle - h, RIGHT, middle),
    bowl,
    [
      [LEFT + 22, bowlBottom + h / 2, true],
      [LEFT + 22 + leg, bowlBottom + h / 2, true],
      [RIGHT - 52 + leg / 3, 0, true],
      [RIGHT - 52 - leg * 0.67, 0, true],
    ],
  ];
}

const u16 = (...values: number[]) => Buffer.from(values.flatMap((n) => [(n >> 8) & 255, n & 255]));
const u32 = (...values: number[]) => {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((n, index) => buffer.writeUInt32BE(n >>> 0, index * 4));
  return buffer;
};

function glyphTable(contours: readonly Contour[]): Buffer {
  const points = contours.flat();
  const xs = points.map(([x]) => Math.round(x));
  const ys = points.map(([, y]) => Math.round(y));
  const deltas = (values: number[]) => values.map((value, i) => value - (values[i - 1] ?? 0));
  let end = -1;
  const ends = contours.map((contour) => (end += contour.length));
  return Buffer.concat([
    u16(contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)),
    u16(...ends, 0),
    // Bit 0: on the curve; bit 6: contours overlap.
    Buffer.from(points.map(([, , onCurve]) => (onCurve ? 1 : 0) | 0x40)),
    u16(...deltas(xs)),
    u16(...deltas(ys)),
  ]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) {
    sum = (sum + table.readUInt32BE(at)) >>> 0;
  }
  return sum;
}

const pad = (table: Buffer) => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

function sfnt(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables).sort();
  let offset = 12 + names.length * 16;
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const name of names) {
    const table = tables[name] ?? Buffer.alloc(0);
    const padded = pad(table);
    records.push(Buffer.from(name, 'ascii'), u32(checksum(padded), offset, table.length));
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([u32(0x00010000), u16(names.length, 128, 3, 32), ...records, ...bodies]);
}

/** One glyph, U+20B9, as woff2. */
export function rupeeFont({ weight }: { weight: keyof typeof strokes }): Promise<Buffer> {
  const glyph = pad(glyphTable(outline(weight)));
  const points = outline(weight).flat().length;
  const family = Buffer.from('Marigold Rupee', 'utf16le').swap16();
  const cmap = [
    4,
    32,
    0,
    4,
    4,
    1,
    0,
    RUPEE,
    0xffff,
    0,
    RUPEE,
    0xffff,
    (1 - RUPEE) & 0xffff,
    1,
    0,
    0,
  ];
  const font = sfnt({
    'OS/2': Buffer.concat([
      u16(4, ADVANCE, weight, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      Buffer.alloc(10),
      u32(0, 2, 0, 0), // Unicode range: currency symbols
      Buffer.from('MLNE', 'ascii'),
      u16(0x40, RUPEE, RUPEE, 970, -250, 0, 970, 250),
      u32(1, 0),
      u16(510, CAP, 0, 32, 1),
    ]),
    cmap: Buffer.concat([u16(0, 1, 3, 1), u32(12), u16(...cmap)]),
    glyf: glyph,
    head: Buffer.concat([
      u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
      u16(3, UNITS),
      Buffer.alloc(16),
      u16(0, 0, RIGHT, CAP, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x00010000),
      u16(970, -250, 0, ADVANCE, LEFT, 0, RIGHT, 1, 0, 0, 0, 0, 0, 0, 0, 2),
    ]),
    hmtx: u16(ADVANCE, 0, ADVANCE, LEFT),
    loca: u32(0, 0, glyph.length),
    maxp: Buffer.concat([u32(0x00010000), u16(2, points, 4, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: Buffer.concat([u16(0, 1, 18, 3, 1, 0x409, 1, family.length, 0), family]),
    post: Buffer.concat([u32(0x00030000, 0), u16(-75, 50), u32(0, 0, 0, 0, 0)]),
  });
  return subsetFont(font, '₹', { targetFormat: 'woff2' });
}
