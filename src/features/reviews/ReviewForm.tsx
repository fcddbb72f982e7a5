import { useEffect, useRef, useState, type RefObject } from 'react';
import { REVIEW_COMMENT_MAX_LENGTH } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import * as text from '../../shared/ui/text.css';
import { TextField } from '../../shared/ui/TextField';
import type { ReviewDraft } from './reviewDraft';
import { StarInput } from './StarInput';
import * as s from './ReviewForm.css';

export const COMMENT_NEEDED = t('Please add a comment');

interface ReviewFormProps {
  value: ReviewDraft;
  isEditing: boolean;
  isSending: boolean;
  /** An unsent draft was restored. */
  isRestored: boolean;
  comment: RefObject<HTMLTextAreaElement | null>;
  onChange: (draft: ReviewDraft) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Stars and comment. A blank comment is refused with the specified message (spec section 5). */
export function ReviewForm({
  value,
  isEditing,
  isSending,
  isRestored,
  comment,
  onChange,
  onSubmit,
  onCancel,
}: ReviewFormProps) {
  const submitButton = useRef<HTMLButtonElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const isBlank = value.comment.trim() === '';
  useEffect(() => {
    // Scroll only if the shopper opened the form; a restored draft must not move the page.
    if (!isRestored) comment.current?.focus();
  }, [isRestored, comment]);
  useEffect(() => {
    if (!isSending) return undefined;
    const button = submitButton.current;
    return () => {
      // The button could not keep the focus while sending.
      if (document.activeElement === document.body) {
        button?.focus({ preventScroll: true });
      }
    };
  }, [isSending]);
  return (
    <form
      noValidate
      aria-label={isEditing ? t('Edit your review') : t('Write a review')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBlank) {
          setIsRefused(true);
          comment.current?.focus();
        } else {
          onSubmit();
        }
      }}
      className={s.form}
    >
      <h2 className={text.h4}>{isEditing ? t('Edit your review') : t('Write a review')}</h2>
      {isRestored && (
        <p role="status" className={s.kept}>
          {t('What you wrote earlier was kept and has not been sent yet.')}
        </p>
      )}
      <StarInput
        value={value.rating}
        onChange={(rating) => {
          onChange({ ...value, rating });
        }}
      />
      <TextField
        label={t('Your review')}
        multiline
        minRows={4}
        required
        value={value.comment}
        error={isRefused && isBlank}
        helperText={
          isRefused && isBlank
            ? COMMENT_NEEDED
            : t('{count} of {max} characters', {
                count: value.comment.length,
                max: REVIEW_COMMENT_MAX_LENGTH,
              })
        }
        inputRef={comment}
        slotProps={{ htmlInput: { maxLength: REVIEW_COMMENT_MAX_LENGTH } }}
        onChange={(event) => {
          onChange({ ...value, comment: event.target.value });
        }}
      />
      <div className={s.actions}>
        <Button ref={submitButton} type="submit" variant="contained" loading={isSending}>
          {isEditing ? t('Update Review') : t('Submit Review')}
        </Button>
        <Button onClick={onCancel} disabled={isSending}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
