import { Button } from './Button';
import { forget, type Word } from './notify';
import * as s from './PlainWords.css';

/**
 * What the shop has to say while the cards for it cannot be fetched: a first visit that lost its
 * connection must still be told what happened. No timers; each stays until it is dismissed.
 */
export function PlainWords({ words }: { words: readonly Word[] }) {
  return (
    <div data-no-print className={s.area}>
      {words.map((word) => (
        <div
          key={word.message}
          role={word.kind === 'error' ? 'alert' : 'status'}
          data-scheme="light"
          className={s.word}
        >
          <span className={s.message}>{word.message}</span>
          {word.action && (
            <Button
              onClick={() => {
                forget(word);
                word.action?.onClick();
              }}
            >
              {word.action.label}
            </Button>
          )}
          <Button
            onClick={() => {
              forget(word);
            }}
          >
            Dismiss
          </Button>
        </div>
      ))}
    </div>
  );
}
