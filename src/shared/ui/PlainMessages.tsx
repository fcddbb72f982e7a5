import { t } from '../i18n/t';
import { Button } from './Button';
import { removeMessage, type Message } from './notify';
import * as s from './PlainMessages.css';

/**
 * Messages as plain text while the notification cards cannot be loaded, for example on a first visit that
 * lost its connection. They stay until they are dismissed.
 */
export function PlainMessages({ messages }: { messages: readonly Message[] }) {
  return (
    <div data-no-print className={s.area}>
      {messages.map((message) => (
        <div
          key={message.text}
          role={message.kind === 'error' ? 'alert' : 'status'}
          data-scheme="light"
          className={s.card}
        >
          <span className={s.message}>{message.text}</span>
          {message.action && (
            <Button
              onClick={() => {
                removeMessage(message);
                message.action?.onClick();
              }}
            >
              {message.action.label}
            </Button>
          )}
          <Button
            onClick={() => {
              removeMessage(message);
            }}
          >
            {t('Dismiss')}
          </Button>
        </div>
      ))}
    </div>
  );
}
