import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { Review } from '../../shared/api/contract';
import { formatReviewDate } from '../../shared/lib/dates';
import { StarRating } from '../../shared/ui/StarRating';

interface ReviewItemProps {
  review: Review;
  isOwn: boolean;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onDelete: () => void;
}

/** One person's review; one's own can be edited and deleted. */
export function ReviewItem({ review, isOwn, editButton, onEdit, onDelete }: ReviewItemProps) {
  return (
    <Box
      component="li"
      sx={{ py: 2.5, borderTop: 1, borderColor: 'line.soft', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {isOwn ? `${review.userName} (you)` : review.userName}
        </Typography>
        <StarRating value={review.rating} size={16} />
        <Typography
          component="time"
          dateTime={new Date(review.date).toISOString()}
          sx={{ color: 'text.secondary', fontSize: '0.875rem' }}
        >
          {formatReviewDate(review.date)}
        </Typography>
      </Box>
      <Typography sx={{ mt: 1, maxWidth: 720, whiteSpace: 'pre-line' }}>
        {review.comment}
      </Typography>
      {isOwn && (
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5, ml: -1.5 }}>
          <Button ref={editButton} onClick={onEdit}>
            Edit
          </Button>
          <Button color="error" onClick={onDelete}>
            Delete
          </Button>
        </Box>
      )}
    </Box>
  );
}
