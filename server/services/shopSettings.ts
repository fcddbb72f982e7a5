/** Settings of the desk, which override those of the environment. */
import type { Content, Offer, StoreDetails } from '../../src/shared/api/contract';
import { isAmong, type CodTerms } from '../../src/shared/api/orderLimits';
import { SOURCE_LANGUAGE } from '../../src/shared/config/languages';
import { sampleStore } from '../../src/shared/config/sampleStore';
import { labelReader } from '../../src/shared/lib/labelReader';
import { t } from '../../src/shared/i18n/t';
import { noteChange } from './audit';
import { COD_EVERYWHERE, UPI_HOLD_MS, type Context, type Seller } from './context';
import { DEFAULT_TAX, type TaxTerms } from './invoice';
import type { DeliverySettings, Labels, ShopSettings } from './ports';
import { Refusal } from './refusal';
import { isStateCode, stateOfGstin } from './states';

/** What pages show; nothing that only the server needs. */
export async function contentOf(
  { store }: Pick<Context, 'store'>,
  language = SOURCE_LANGUAGE,
): Promise<Content> {
  const { payment: _, delivery: __, labels: all, ...content } = await store.settings.read();
  const labels = all?.[language];
  if (!labels) return content;
  const labelled = labeller(labels);
  const offers = (given: Offer[] | undefined) =>
    given?.map((offer) => ({
      ...offer,
      title: labelled(offer.title),
      text: labelled(offer.text),
      action: labelled(offer.action),
    }));
  const { slides, promos } = content;
  return {
    ...content,
    ...(slides && { slides: offers(slides) }),
    ...(promos && { promos: offers(promos) }),
    labels,
  };
}

/** The entries of the header in a language. */
export const headersIn = ({ store }: Pick<Context, 'store'>, language: string) =>
  withTitlesIn(store, language, store.layout.headers());

/** The links of the footer in a language. */
export const footersIn = ({ store }: Pick<Context, 'store'>, language: string) =>
  withTitlesIn(store, language, store.layout.footers());

async function withTitlesIn<Item extends { title: string }>(
  { settings }: Context['store'],
  language: string,
  items: Promise<Item[]>,
): Promise<Item[]> {
  const labels = (await settings.read()).labels?.[language];
  if (!labels) return items;
  const labelled = labeller(labels);
  return (await items).map((item) => ({ ...item, title: labelled(item.title) }));
}

function labeller(labels: Labels): (text: string) => string {
  const labelOf = labelReader(labels);
  return (text) => labelOf(text) ?? text;
}

export interface Settings {
  delivery: DeliverySettings;
  codTerms: CodTerms;
  /** How long a UPI order waits for its payment (ms). */
  upiHoldMs: number;
  seller: Seller;
  tax: TaxTerms;
}

/** The settings that apply now. */
export async function settingsOf({
  store,
  codTerms = COD_EVERYWHERE,
  upiHoldMs = UPI_HOLD_MS,
  seller = sampleStore,
  tax = DEFAULT_TAX,
}: Context): Promise<Settings> {
  const { payment, store: details, delivery } = await store.settings.read();
  return {
    delivery: delivery ?? { excludedPins: [] },
    codTerms: payment ? { max: payment.codMax, excludedPins: payment.codExcludedPins } : codTerms,
    upiHoldMs: payment ? payment.upiHoldMinutes * 60_000 : upiHoldMs,
    seller: { ...seller, ...details },
    tax: details ? { ...tax, stateCode: stateOfGstin(details.taxNumber) } : tax,
  };
}

/** Refuses a PIN code to which nothing is sent. */
export function assertDelivered({ delivery }: Settings, zipcode: string): void {
  if (!isAmong(delivery.excludedPins, zipcode)) return;
  throw new Refusal('unprocessable', t('We do not deliver to {zipcode} yet.', { zipcode }));
}

/** A value is set; null: as the environment or the build has it; undefined: stays. */
export type SettingsChange = {
  [Name in keyof ShopSettings]?: NonNullable<ShopSettings[Name]> | null | undefined;
};

/** Changes settings. Pages and invoices show them from now on. */
export async function changeSettings(context: Context, change: SettingsChange): Promise<void> {
  if (change.store) assertStore(change.store);
  await context.store.transaction(async (inside) => {
    const before = await inside.settings.read();
    const names = (
      ['store', 'slides', 'promos', 'synonyms', 'labels', 'delivery', 'payment'] as const
    ).filter((name) => change[name] !== undefined);
    for (const name of names) await inside.settings.write(name, change[name] ?? null);
    if (names.length === 0) return;
    // Pages are cached by the catalogue's version.
    await inside.products.bumpVersion();
    await noteChange(context, inside, {
      action: 'settings.change',
      subjectId: 'shop',
      before: Object.fromEntries(names.map((name) => [name, before[name] ?? null])),
      after: Object.fromEntries(names.map((name) => [name, change[name] ?? null])),
    });
  });
}

/** Replaces the labels of some languages. A language without labels is removed. */
export async function changeLabels(
  context: Context,
  change: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Promise<void> {
  await context.store.transaction(async (store) => {
    const { labels: before } = await store.settings.read();
    const changed = [...change].map(([language, some]) => [language, Object.fromEntries(some)]);
    const all = { ...before, ...(Object.fromEntries(changed) as Record<string, Labels>) };
    const after = Object.entries(all).filter(([, some]) => Object.keys(some).length > 0);
    const labels = after.length > 0 ? Object.fromEntries(after) : null;
    await changeSettings({ ...context, store }, { labels });
  });
}

/** The state decides the kind of tax. */
function assertStore({ taxNumber }: StoreDetails): void {
  if (isStateCode(stateOfGstin(taxNumber))) return;
  throw new Refusal('invalid', 'A GSTIN begins with the code of a state, such as 29.');
}
