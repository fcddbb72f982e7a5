import { useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { AppError } from '../../shared/api/appError';
import type { ProductId, Review } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { toast } from '../../shared/ui/notify';
import { selectIsSignedIn, selectUid } from '../session/sessionSelectors';
import { dropDraft, EMPTY_DRAFT, keepDraft, readDraft, type ReviewDraft } from './reviewDraft';
import {
  useReviewAddMutation,
  useReviewDeleteMutation,
  useReviewUpdateMutation,
} from './reviewsApi';

export const LOGIN_NEEDED = t('Please login to add a review');

/** The server's message if it refused, else the specified one (spec section 8). */
function say(error: AppError, quoted: string): void {
  if (error.kind === 'unauthorized') toast.error(LOGIN_NEEDED);
  else toast.error(error.kind === 'refused' ? error.message : quoted);
}

/** The message in place of a form or review that was just closed or deleted. */
type Closed = 'write' | 'edit' | null;

interface Form {
  uid: string | null;
  draft: ReviewDraft;
  isOpen: boolean;
  isRestored: boolean;
  closedFor: Closed;
}

/** Writing, editing and deleting one's review of a product (spec section 4, "Review form"). */
export function useReviewForm(productId: ProductId, own: Review | undefined) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const uid = useAppSelector(selectUid);
  const [add, adding] = useReviewAddMutation();
  const [update, updating] = useReviewUpdateMutation();
  const [remove, removing] = useReviewDeleteMutation();
  // The draft's owner: signing in or out on the page starts with that person's draft.
  const [form, setForm] = useState(() => openWith(productId, uid));
  const current = form.uid === uid ? form : openWith(productId, uid);

  const change = (draft: ReviewDraft) => {
    if (uid !== null) keepDraft(productId, uid, draft);
    setForm({ ...current, draft, isRestored: false });
  };
  const close = (closedFor: Closed) => {
    dropDraft(productId);
    setForm({ uid, draft: EMPTY_DRAFT, isOpen: false, isRestored: false, closedFor });
  };

  return {
    draft: current.draft,
    isOpen: current.isOpen && isSignedIn,
    isRestored: current.isRestored,
    closedFor: current.closedFor,
    isEditing: own !== undefined,
    isSending: adding.isLoading || updating.isLoading,
    isDeleting: removing.isLoading,
    /** Opens for a person without a review; a guest is told to sign in. */
    write: () => {
      if (!isSignedIn) toast.error(LOGIN_NEEDED);
      else setForm({ ...current, isOpen: true, isRestored: false, closedFor: null });
    },
    edit: () => {
      if (!own) return;
      const draft = { rating: own.rating, comment: own.comment };
      setForm({ uid, draft, isOpen: true, isRestored: false, closedFor: null });
    },
    change,
    /** Hides the form; the draft stays. */
    fold: () => {
      setForm({ ...current, isOpen: false });
    },
    cancel: () => {
      close(own ? 'edit' : 'write');
    },
    submit: async () => {
      if (!isSignedIn) {
        toast.error(LOGIN_NEEDED);
        return;
      }
      const { rating, comment } = current.draft;
      const send = own === undefined ? add : update;
      const { data, error } = await send({ productId, rating, comment: comment.trim() });
      if (error) {
        // The draft stays, in the form and on the device.
        say(error as AppError, t('Error submitting review'));
        return;
      }
      toast.success(data.message ?? t('Review submitted'));
      close('edit');
    },
    /** True if it was deleted. */
    remove: async () => {
      const { error } = await remove({ productId });
      if (error) {
        say(error as AppError, t('Error deleting review'));
        return false;
      }
      toast.success(t('Review deleted'));
      close('write');
      return true;
    },
  };
}

function openWith(productId: ProductId, uid: string | null): Form {
  const draft = readDraft(productId, uid);
  return {
    uid,
    draft: draft ?? EMPTY_DRAFT,
    // Restores the draft of a closed tab when its writer is signed in.
    isOpen: draft !== null,
    isRestored: draft !== null,
    closedFor: null,
  };
}
