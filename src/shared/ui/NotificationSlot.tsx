import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { whenIdle } from '../lib/whenIdle';
import { connectDisplay, useWaitingMessages, type MessageDisplay } from './notify';
import { PlainMessages } from './PlainMessages';

/** Loads the areas, the cards and notistack. */
const load = () => Promise.all([import('./Notifications'), import('./notistackDisplay')]);

interface Loaded {
  Areas: ComponentType;
  display: MessageDisplay;
}

/**
 * Renders notifications. Their code loads with the first click or key, and at the latest with the first
 * message. Until it is loaded, messages are shown as plain text, and each new one tries to load it again.
 */
export function NotificationSlot(): ReactElement | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isMissed, setIsMissed] = useState(false);
  const messages = useWaitingMessages();
  useEffect(() => {
    // After the feedback of the touch is painted.
    const warm = () => {
      whenIdle(() => {
        load().catch(() => undefined);
      });
    };
    const once = { once: true, passive: true } as const;
    // Not on press: the first idle moment would be before the click.
    window.addEventListener('click', warm, once);
    window.addEventListener('keydown', warm, once);
    return () => {
      window.removeEventListener('click', warm);
      window.removeEventListener('keydown', warm);
    };
  }, []);
  useEffect(() => {
    if (messages.length === 0) return;
    load().then(
      ([{ Notifications }, { notistackDisplay }]) => {
        setLoaded((before) => before ?? { Areas: Notifications, display: notistackDisplay });
      },
      () => {
        setIsMissed(true);
      },
    );
  }, [messages]);
  if (loaded) return <Connected {...loaded} />;
  return isMissed ? <PlainMessages messages={messages} /> : null;
}

/** Its effect runs after those of the areas, so that they are mounted when the first message is shown. */
function Connected({ Areas, display }: Loaded): ReactElement {
  useEffect(() => {
    connectDisplay(display);
  }, [display]);
  return <Areas />;
}
