/** What pages show beside the products, as the desk shows and changes it. */
import { sampleStore } from '../../src/shared/config/sampleStore';
import type { DeskContent, ParsedDeskRequestOf } from '../../src/shared/api/deskContract';
import { FileError } from '../operator/fileError';
import { importFooter, importHeader } from '../operator/layout';
import { COD_EVERYWHERE, UPI_HOLD_MS, type Context } from '../services/context';
import { labelTexts, withoutLabel } from '../services/labelTexts';
import { Refusal } from '../services/refusal';
import type { ShopSettings } from '../services/ports';
import { changeLabels, changeSettings } from '../services/shopSettings';

export async function deskContentOf(context: Context): Promise<DeskContent> {
  const { store, codTerms = COD_EVERYWHERE, upiHoldMs = UPI_HOLD_MS } = context;
  const settings = await store.settings.read();
  return {
    headers: await store.layout.headers(),
    footers: await store.layout.footers(),
    store: settings.store ?? null,
    slides: settings.slides ?? null,
    promos: settings.promos ?? null,
    synonyms: settings.synonyms ?? null,
    labels: await deskLabelsOf(context, settings.labels),
    delivery: settings.delivery ?? null,
    payment: settings.payment ?? null,
    defaults: {
      store: context.seller ?? sampleStore,
      payment: {
        codMax: codTerms.max,
        codExcludedPins: [...codTerms.excludedPins],
        upiHoldMinutes: upiHoldMs / 60_000,
      },
    },
  };
}

async function deskLabelsOf(
  { store, languages = [] }: Context,
  labels: ShopSettings['labels'] = {},
): Promise<DeskContent['labels']> {
  if (languages.length === 0) return [];
  const texts = await labelTexts(store);
  return languages.map((language) => ({
    language,
    labels: Object.entries(labels[language] ?? {}).map(([text, label]) => ({ text, label })),
    missing: withoutLabel(texts, labels[language]),
  }));
}

/** Replaces the parts that are given: all of them, or none if one is refused. */
export async function saveDeskContent(
  context: Context,
  { headers, footers, labels, ...settings }: ParsedDeskRequestOf<'deskContentSave'>,
): Promise<DeskContent> {
  try {
    await context.store.transaction(async (store) => {
      const inside = { ...context, store };
      if (headers) {
        const items = headers.map((item, index) => ({ ...item, position: index + 1 }));
        await importHeader(inside, rowsOf(items), { dryRun: false });
      }
      if (footers) await importFooter(inside, rowsOf(footers), { dryRun: false });
      if (labels) await saveDeskLabels(inside, labels);
      await changeSettings(inside, settings);
    });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const problems = error.problems.map((problem) => problem.replace(/^line/, 'Entry'));
    throw new Refusal('invalid', problems.join(' '));
  }
  return deskContentOf(context);
}

async function saveDeskLabels(
  context: Context,
  given: NonNullable<ParsedDeskRequestOf<'deskContentSave'>['labels']>,
): Promise<void> {
  const unknown = given.find(({ language }) => !context.languages?.includes(language));
  if (unknown) throw new Refusal('invalid', `The shop has no language ${unknown.language}.`);
  const change = given.map(
    ({ language, labels }) =>
      [language, new Map(labels.map(({ text, label }) => [text, label]))] as const,
  );
  await changeLabels(context, new Map(change));
}

const rowsOf = (items: readonly object[]) =>
  items.map((item, index) => ({ line: index + 1, fields: { ...item } }));
