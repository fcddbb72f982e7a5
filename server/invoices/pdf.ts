/**
 * A tax invoice as a PDF file of A4 pages. In other languages than English it has both, so that accountants and tax
 * officers anywhere in India can read it (docs/decisions.md).
 */
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import {
  addressLines,
  itemPaise,
  paymentLabel,
  taxByRate,
} from '../../src/features/orders/orderView';
import { isCalledOff, orderNumber } from '../../src/features/orders/orderFilter';
import type { Order, TaxInvoice } from '../../src/shared/api/contract';
import { SOURCE_LANGUAGE } from '../../src/shared/config/languages';
import { requestLanguage, type InLanguage } from '../../src/shared/i18n/message';
import { t } from '../../src/shared/i18n/t';
import { formatDate } from '../../src/shared/lib/dates';
import { variantPhrase } from '../../src/shared/api/variantText';
import { formatPaise, toPaise } from '../services/money';
import type { InvoicePdf } from '../services/context';

const { resolve } = createRequire(import.meta.url);

/** Latin, its extensions with the rupee sign, and Devanagari are different files. */
const SUBSETS = ['latin', 'latin-ext', 'devanagari'] as const;
const WEIGHTS = { plain: 400, strong: 600 } as const;
type Weight = keyof typeof WEIGHTS;
type Subset = (typeof SUBSETS)[number];

/** The scripts of those files. */
const SCRIPTS = ['Latn', 'Deva'];

const isWritable = (language: string): boolean =>
  SCRIPTS.includes(new Intl.Locale(language).maximize().script ?? '');

const fontFile = (subset: Subset, weight: Weight): string =>
  resolve(`@fontsource/noto-sans/files/noto-sans-${subset}-${String(WEIGHTS[weight])}-normal.woff`);

function subsetOf(char: string): Subset {
  const code = char.codePointAt(0) ?? 0;
  const isIn = (first: number, last: number): boolean => code >= first && code <= last;
  // With the joiners of Devanagari.
  if (isIn(0x900, 0x97f) || isIn(0x200c, 0x200d)) return 'devanagari';
  const isExtended = isIn(0x100, 0x2ba) || isIn(0x1e00, 0x1eff) || isIn(0x20a0, 0x20c0);
  return isExtended ? 'latin-ext' : 'latin';
}

/** The parts of a text that each need another font. */
function runsOf(text: string): { subset: Subset; text: string }[] {
  const runs: { subset: Subset; text: string }[] = [];
  for (const char of text) {
    const subset = subsetOf(char);
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += char;
    else runs.push({ subset, text: char });
  }
  return runs;
}

const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const SIZE = 9.5;
const LINE = 14;
const GREY = '#6b6258';
const INK = '#1d1a16';

interface Style {
  x?: number;
  width?: number;
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right';
}

interface Column {
  title: string;
  width: number;
  align?: 'right';
}

const graphemes = new Intl.Segmenter();

/** Writes texts and tables from the top of a page downwards. */
function createLayout(title: string, lang: string) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: title },
    lang,
  });
  for (const subset of SUBSETS) {
    for (const weight of ['plain', 'strong'] as const) {
      doc.registerFont(`${subset}-${weight}`, fontFile(subset, weight));
    }
  }
  const parts: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolveDone, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => {
      resolveDone(Buffer.concat(parts));
    });
    doc.on('error', reject);
  });

  const widthOf = (text: string, size: number, weight: Weight): number =>
    runsOf(text).reduce(
      (sum, run) =>
        sum + doc.font(`${run.subset}-${weight}`).fontSize(size).widthOfString(run.text),
      0,
    );

  const linesOf = (text: string, width: number, size: number, weight: Weight): string[] =>
    text.split('\n').flatMap((each) => brokenLines(each, width, size, weight));

  /** Breaks a text between words; a word that is too long is broken anywhere. */
  function brokenLines(text: string, width: number, size: number, weight: Weight): string[] {
    const lines: string[] = [];
    let line = '';
    const fits = (candidate: string): boolean => widthOf(candidate, size, weight) <= width;
    for (const word of text.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      // One character on paper may be several in the text.
      for (const { segment } of graphemes.segment(word)) {
        if (line !== '' && !fits(line + segment)) {
          lines.push(line);
          line = '';
        }
        line += segment;
      }
    }
    return [...lines, line];
  }

  /** Writes at a height and returns the height below. */
  function write(text: string, y: number, style: Style = {}): number {
    const { x = MARGIN, width = WIDTH, size = SIZE, weight = 'plain', color = INK } = style;
    const lines = linesOf(text, width, size, weight);
    lines.forEach((line, index) => {
      let at = style.align === 'right' ? x + width - widthOf(line, size, weight) : x;
      for (const run of runsOf(line)) {
        doc.font(`${run.subset}-${weight}`).fontSize(size).fillColor(color);
        doc.text(run.text, at, y + index * size * 1.45, { lineBreak: false });
        at += doc.widthOfString(run.text);
      }
    });
    return y + lines.length * size * 1.45;
  }

  const rule = (y: number): void => {
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .strokeColor('#c9c0b4')
      .stroke();
  };

  /** A height with room for `height` below it, on the next page if there is none on this one. */
  function roomFor(y: number, height: number): number {
    if (y + height <= BOTTOM) return y;
    doc.addPage();
    return MARGIN;
  }

  function row(cells: string[], columns: Column[], y: number, weight: Weight = 'plain'): number {
    let x = MARGIN;
    let below = y;
    cells.forEach((cell, index) => {
      const { width, align = 'left' } = columns[index] ?? { width: 0 };
      below = Math.max(below, write(cell, y, { x, width: width - 8, align, weight }));
      x += width;
    });
    return below;
  }

  function table(columns: Column[], rows: string[][], y: number): number {
    const titles = columns.map(({ title: each }) => each);
    const heading = (at: number): number => {
      const below = row(titles, columns, at, 'strong') + 3;
      rule(below);
      return below + 5;
    };
    let at = heading(roomFor(y, 4 * LINE));
    for (const cells of rows) {
      const next = roomFor(at, 4 * LINE);
      at = next < at ? heading(next) : next;
      at = row(cells, columns, at) + 3;
    }
    rule(at);
    return at + 6;
  }

  return { doc, done, write, row, table, roomFor };
}

const rupees = (value: number): string => formatPaise(toPaise(value));

/** Texts in English and another language; in English alone if that is the language. */
function createTexts(inLanguage: InLanguage, language: string) {
  /** One below the other. */
  const lines = (text: () => string): string[] => [
    ...new Set([inLanguage(language, text), inLanguage(SOURCE_LANGUAGE, text)]),
  ];
  return {
    lines,
    /** `कुल / Total` */
    label: (text: () => string): string => lines(text).join(' / '),
    /** The title of a column. */
    title: (text: () => string): string => lines(text).join('\n'),
    /** `ऑर्डर / Order 4F2A91C0` */
    labelled(value: string, text: (value: string) => string): string {
      const [own = '', english] = lines(() => text(value));
      if (english === undefined) return own;
      return `${own.replace(value, '').replace(/:?\s*$/, '')} / ${english}`;
    },
  };
}

type Texts = ReturnType<typeof createTexts>;

function itemRows({ items }: Order, { lines }: TaxInvoice): string[][] {
  return items.map((item, index) => {
    const unit = itemPaise(item) ?? 0;
    const discount = toPaise(item.discount ?? 0);
    const variant = variantPhrase(item.size);
    const name = variant === null ? item.name : `${item.name}, ${variant}`;
    return [
      name,
      lines[index]?.hsn ?? '',
      String(item.quantity),
      formatPaise(unit),
      discount === 0 ? '' : `-${formatPaise(discount)}`,
      formatPaise(unit * item.quantity - discount),
    ];
  });
}

function taxTable(invoice: TaxInvoice, texts: Texts): { columns: Column[]; rows: string[][] } {
  const rates = taxByRate(invoice);
  const right = (title: string): Column => ({ title, width: 110, align: 'right' });
  const isInterState = rates.some(({ igst }) => igst > 0);
  const taxes = isInterState ? [right('IGST')] : [right('CGST'), right('SGST')];
  return {
    columns: [
      { title: texts.title(() => t('Rate')), width: 70 },
      right(texts.title(() => t('Taxable value'))),
      ...taxes,
    ],
    rows: rates.map(({ rate, taxable, cgst, sgst, igst }) => [
      `${String(rate)} %`,
      rupees(taxable),
      ...(isInterState ? [rupees(igst)] : [rupees(cgst), rupees(sgst)]),
    ]),
  };
}

/** Makes the PDF of orders that have their invoice. */
export const createInvoicePdf =
  (inLanguage: InLanguage): InvoicePdf =>
  (order, invoice, seller, asked) => {
    const language = isWritable(asked) ? asked : SOURCE_LANGUAGE;
    const texts = createTexts(inLanguage, language);
    const title = inLanguage(language, () => t('Invoice {number}', { number: invoice.number }));
    const spoken = inLanguage(language, requestLanguage);
    const lang = spoken === SOURCE_LANGUAGE ? 'en-IN' : spoken;
    const { doc, done, write, row, table, roomFor } = createLayout(title, lang);
    const half = WIDTH / 2;
    const right: Style = { x: MARGIN + half, width: half, align: 'right' };

    let left = write(seller.name, MARGIN, { size: 16, weight: 'strong', width: half });
    for (const line of [seller.legalName, seller.address, `GSTIN ${seller.taxNumber}`]) {
      left = write(line, left, { width: half - 16 });
    }
    const heading = texts.label(() => t('Tax invoice'));
    let y = write(heading, MARGIN, { ...right, size: 16, weight: 'strong' });
    for (const line of [
      texts.labelled(invoice.number, (number) => t('No. {number}', { number })),
      formatDate(invoice.issuedAt),
      texts.labelled(orderNumber(order._id), (number) => t('Order {number}', { number })),
    ]) {
      y = write(line, y, right);
    }
    const billed = texts.label(() => t('Billed and delivered to'));
    y = write(billed, Math.max(left, y) + 16, { weight: 'strong' });
    for (const line of addressLines(order.address)) y = write(line, y, { width: half });
    const supply = texts.labelled(invoice.placeOfSupply, (place) =>
      t('Place of supply: {place}', { place }),
    );
    y = write(supply, y + 4, { color: GREY });
    if (isCalledOff(order)) {
      const calledOff = texts.lines(() => t('This order was not delivered. Nothing is due.'));
      y = write(calledOff.join('\n'), y + 8, { weight: 'strong' });
    }

    const columns: Column[] = [
      { title: texts.title(() => t('Item')), width: WIDTH - 324 },
      { title: 'HSN', width: 55 },
      { title: texts.title(() => t('Qty')), width: 44, align: 'right' },
      { title: texts.title(() => t('Price')), width: 75, align: 'right' },
      { title: texts.title(() => t('Discount')), width: 70, align: 'right' },
      { title: texts.title(() => t('Amount')), width: 80, align: 'right' },
    ];
    y = table(columns, itemRows(order, invoice), y + 16);
    const sums: Column[] = [
      { title: '', width: WIDTH - 150, align: 'right' },
      { title: '', width: 150, align: 'right' },
    ];
    const shipping = [texts.label(() => t('Shipping')), texts.label(() => t('Free'))];
    y = row(shipping, sums, roomFor(y, 3 * LINE));
    y = row([texts.label(() => t('Total')), rupees(order.amount)], sums, y + 2, 'strong');

    const taxes = taxTable(invoice, texts);
    const included = texts.label(() => t('Included tax'));
    y = write(included, roomFor(y + 16, 6 * LINE), { weight: 'strong' });
    y = table(taxes.columns, taxes.rows, y + 4);
    y = write(invoice.amountInWords, roomFor(y + 8, 6 * LINE));
    const payment = texts.lines(() =>
      t('Payment: {payment}. Prices include all taxes.', { payment: paymentLabel(order) }),
    );
    y = write(payment.join('\n'), y + 4);
    const { email, phone } = seller;
    const questions = texts.lines(() => t('Questions? {email}, {phone}', { email, phone }));
    write(questions.join('\n'), y + 4, { color: GREY });
    doc.end();
    return done;
  };
