/** The texts that labels translate. */
import { LABEL_MARK } from '../../src/shared/api/deskContract';
import { labelReader } from '../../src/shared/lib/labelReader';
import { categoriesAmong, tagsAmong } from './catalogue';
import { catalogueOf } from './catalogueSnapshot';
import type { Labels, Store } from './ports';

const BADGES = ['New', 'Bestseller'];

/** `M`, `2XL`, `38`, `UK 5`: the same in every language. */
const isSameEverywhere = (size: string): boolean =>
  /^(?:\d*X*[SML]|(?:[A-Z]{2} )?[^\p{L}]*)$/u.test(size);

/** The shop's categories, tags, colours, sizes, badges, menus and offers: each text once, regardless of case. */
export async function labelTexts(store: Store): Promise<string[]> {
  const { products } = await catalogueOf(store);
  const { slides = [], promos = [] } = await store.settings.read();
  const links = (await store.layout.headers()).filter(({ type }) => type === 'link');
  const texts = [
    ...categoriesAmong(products),
    ...tagsAmong(products),
    ...products.flatMap(({ colors }) => colors),
    ...products.flatMap(({ sizes }) => sizes).filter((size) => !isSameEverywhere(size)),
    ...BADGES,
    ...[...links, ...(await store.layout.footers())].map(({ title }) => title),
    ...[...slides, ...promos].flatMap(({ title, text, action }) => [title, text, action]),
  ];
  // At the desk a line has both, with the mark between them.
  const usable = texts.filter((text) => text.trim() !== '' && !text.includes(LABEL_MARK));
  const once = new Map<string, string>();
  for (const text of usable) {
    const folded = text.toLowerCase();
    if (!once.has(folded)) once.set(folded, text);
  }
  return [...once.values()];
}

/** Those among some texts that have no label. */
export function withoutLabel(texts: readonly string[], labels: Labels = {}): string[] {
  const labelOf = labelReader(labels);
  return texts.filter((text) => labelOf(text) === undefined);
}
