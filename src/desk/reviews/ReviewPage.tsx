import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ShowBase, Title, useShowContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskReview } from '../../shared/api/deskContract';
import { reportReasons } from '../../shared/config/reportReasons';
import { call } from '../api/call';
import { Facts } from '../parts/Facts';
import { when } from '../parts/format';
import { useAction } from '../parts/useAction';
import { Stars } from './Stars';

export const ReviewPage = () => (
  <ShowBase>
    <ReviewView />
  </ShowBase>
);

function ReviewView() {
  const { record } = useShowContext<DeskReview>();
  if (!record) return null;
  const { productId, productName, rating, userName, verified, date, comment, reports } = record;
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 720 }}>
      <Title title={`Review of ${productName}`} />
      <Card>
        <CardContent>
          <Facts
            facts={[
              [
                'Product',
                <Link
                  key="product"
                  component={RouterLink}
                  to={`/desk/products/${encodeURIComponent(productId)}`}
                >
                  {productName}
                </Link>,
              ],
              ['Stars', <Stars key="stars" rating={rating} />],
              ['Review', comment],
              ['From', verified ? `${userName}, who has bought it` : userName],
              ['Written', when(date)],
              ...(reports.length === 0
                ? []
                : [
                    [
                      'Reported',
                      reports.map((reason) => reportReasons[reason]).join('\n'),
                    ] as const,
                  ]),
            ]}
          />
        </CardContent>
      </Card>
      <Moderation review={record} />
      <Answer key={record.answer ?? ''} review={record} />
    </Box>
  );
}

function Moderation({ review: { id, hidden = false, reports } }: { review: DeskReview }) {
  const { run, isBusy } = useAction();
  const moderate = (isHidden: boolean) =>
    void run(async () => {
      await call('deskReviewModerate', { id, hidden: isHidden });
      return isHidden ? 'The review is hidden.' : 'The review is shown.';
    });
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {hidden && <Typography>The shop does not show this review, nor counts its stars.</Typography>}
      {!hidden && (
        <Button color="error" variant="outlined" disabled={isBusy} onClick={() => moderate(true)}>
          Hide
        </Button>
      )}
      {(hidden || reports.length > 0) && (
        <Button variant="contained" disabled={isBusy} onClick={() => moderate(false)}>
          {hidden ? 'Show again' : 'Keep'}
        </Button>
      )}
    </Box>
  );
}

/** What the store says to a review; the shop shows it below. */
function Answer({ review: { id, answer = '' } }: { review: DeskReview }) {
  const [text, setText] = useState(answer);
  const { run, isBusy } = useAction();
  const typed = text.trim();
  return (
    <Card>
      <CardContent
        component="form"
        sx={{ display: 'grid', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => {
            await call('deskReviewAnswer', { id, answer: typed === '' ? null : typed });
            return typed === '' ? 'The answer was removed.' : 'The answer was saved.';
          });
        }}
      >
        <TextField
          label="The store's answer"
          helperText="Everybody can read it in the shop. Empty: no answer."
          multiline
          minRows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={isBusy || typed === answer}
          sx={{ justifySelf: 'start' }}
        >
          Save answer
        </Button>
      </CardContent>
    </Card>
  );
}
