import * as v from 'valibot';
import { REVIEW_COMMENT_MAX_LENGTH, type ProductId } from '../../shared/api/contract';

const DraftSchema = v.object({
  uid: v.string(),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comment: v.pipe(v.string(), v.maxLength(REVIEW_COMMENT_MAX_LENGTH)),
});

export interface ReviewDraft {
  rating: number;
  comment: string;
}

export const EMPTY_DRAFT: ReviewDraft = { rating: 5, comment: '' };

const PREFIX = 'reviewDraft:';
const keyOf = (productId: ProductId): string => PREFIX + productId;

/** This person's unsent review of this product; null if there is none. */
export function readDraft(productId: ProductId, uid: string | null): ReviewDraft | null {
  if (uid === null) return null;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(productId)) ?? 'null');
    const parsed = v.safeParse(DraftSchema, stored);
    if (!parsed.success || parsed.output.uid !== uid) return null;
    const { rating, comment } = parsed.output;
    return { rating, comment };
  } catch {
    return null;
  }
}

/** Stored with every key, so that neither a lost connection nor a closed tab loses text. */
export function keepDraft(productId: ProductId, uid: string, draft: ReviewDraft): void {
  try {
    localStorage.setItem(keyOf(productId), JSON.stringify({ uid, ...draft }));
  } catch {
    // Blocked or full storage: the text is still in the form.
  }
}

export function dropDraft(productId: ProductId): void {
  try {
    localStorage.removeItem(keyOf(productId));
  } catch {
    // As above.
  }
}

/** Deletes all unsent reviews on this device when their writer logs out. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}
