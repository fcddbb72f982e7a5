/** Settings of the desk, which come before those of the environment. */
import type { Content, StoreDetails } from '../../src/shared/api/contract';
import type { CodTerms } from '../../src/shared/api/orderLimits';
import { sampleStore } from '../../src/shared/config/sampleStore';
import { noteChange } from './audit';
import { COD_EVERYWHERE, UPI_HOLD_MS, type Context, type Seller } from './context';
import { DEFAULT_TAX, type TaxTerms } from './invoice';
import type { ShopSettings } from './ports';
import { Refusal } from './refusal';
import { isStateCode } from './states';

/** What pages show; nothing that only the server needs. */
export async function contentOf({ store }: Pick<Context, 'store'>): Promise<Content> {
  const { payment: _, ...content } = await store.settings.read();
  return content;
}

export async function codTermsOf({ store, codTerms = COD_EVERYWHERE }: Context): Promise<CodTerms> {
  const { payment } = await store.settings.read();
  return payment ? { max: payment.codMax, excludedPins: payment.codExcludedPins } : codTerms;
}

/** How long a UPI order waits for its payment (ms). */
export async function upiHoldOf({ store, upiHoldMs = UPI_HOLD_MS }: Context): Promise<number> {
  const { payment } = await store.settings.read();
  return payment ? payment.upiHoldMinutes * 60_000 : upiHoldMs;
}

export async function sellerOf({ store, seller = sampleStore }: Context): Promise<Seller> {
  return { ...seller, ...(await store.settings.read()).store };
}

export async function taxTermsOf({ store, tax = DEFAULT_TAX }: Context): Promise<TaxTerms> {
  const details = (await store.settings.read()).store;
  return details ? { ...tax, stateCode: details.taxNumber.slice(0, 2) } : tax;
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
    const names = (['store', 'slides', 'promos', 'payment'] as const).filter(
      (name) => change[name] !== undefined,
    );
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

/** The first two digits of a GSTIN are the state, which decides the kind of tax. */
function assertStore({ taxNumber }: StoreDetails): void {
  if (isStateCode(taxNumber.slice(0, 2))) return;
  throw new Refusal('invalid', 'A GSTIN begins with the code of a state, such as 29.');
}
