import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { List, SelectInput, TextInput } from 'react-admin';
import type { DeskReview } from '../../shared/api/deskContract';
import { shortTime } from '../parts/format';
import { FRESH_MS } from '../parts/fresh';
import { RecordList, type Column } from '../parts/RecordList';
import { Stars } from './Stars';

const SHOWN = [
  { id: 'reported', name: 'Reported' },
  { id: 'unanswered', name: 'Without an answer' },
  { id: 'hidden', name: 'Hidden' },
];

const filters = [
  <TextInput key="search" source="search" label="Product or words" alwaysOn resettable />,
  <SelectInput key="show" source="show" label="Show" choices={SHOWN} alwaysOn />,
];

function State({ review: { hidden, reports, answer } }: { review: DeskReview }) {
  if (hidden) return <Chip size="small" label="Hidden" />;
  if (reports.length > 0) {
    const times = reports.length === 1 ? 'once' : `${String(reports.length)} times`;
    return <Chip size="small" color="warning" label={`Reported ${times}`} />;
  }
  return answer === undefined ? null : <Chip size="small" label="Answered" />;
}

const columns: Column<DeskReview>[] = [
  { label: 'Product', render: ({ productName }) => productName },
  { label: 'Stars', render: ({ rating }) => <Stars rating={rating} /> },
  { label: 'Review', render: ({ comment }) => comment },
  {
    label: 'From',
    render: ({ userName, verified }) => (verified ? `${userName} (bought it)` : userName),
  },
  { label: 'Written', render: ({ date }) => shortTime(date) },
  { label: 'State', render: (review) => <State review={review} /> },
];

/** What shoppers write about products, the newest first. */
export const ReviewList = () => (
  <List filters={filters} exporter={false} queryOptions={{ refetchInterval: FRESH_MS }}>
    <RecordList<DeskReview>
      columns={columns}
      title={({ productName, rating }) => (
        <>
          {productName} <Stars rating={rating} />
        </>
      )}
      details={(review) => (
        <>
          <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {review.comment}
          </Typography>
          <State review={review} />
          <Typography component="span" variant="body2" color="text.secondary">
            {review.userName} · {shortTime(review.date)}
          </Typography>
        </>
      )}
      to={({ id }) => `/desk/reviews/${id}/show`}
      nameOf={({ productName, userName }) => `review of ${productName} by ${userName}`}
      empty="There are no such reviews."
    />
  </List>
);
