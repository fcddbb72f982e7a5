import { Button } from './Button';
import * as s from './ShowMore.css';
import * as text from './text.css';

interface ShowMoreProps {
  /** `10 of 42 reviews`, or why the next ones are missing. */
  status: string;
  label: string;
  /** False if the server says that there are no more. */
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** How much of a long list is shown, and a button that loads the next part. */
export function ShowMore({ status, label, hasMore, isLoading, onMore }: ShowMoreProps) {
  return (
    <div className={s.more}>
      <p role="status" className={text.body2}>
        {status}
      </p>
      {hasMore && (
        <Button variant="outlined" loading={isLoading} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
