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

/** The unsent review of this person for this product; null when there is none, or another's. */
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

/** Kept with every key, so that neither a lost connection nor a closed tab loses a word. */
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

/** All unsent reviews on this device: their writer logs out. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}
