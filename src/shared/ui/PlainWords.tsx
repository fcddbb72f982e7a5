import { Button } from './Button';
import { forget, type Word } from './notify';
import * as s from './PlainWords.css';

/**
 * Messages as plain text while the notification cards cannot be loaded, for example on a first visit that
 * lost its connection. They stay until they are dismissed.
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
