import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { whenIdle } from '../lib/whenIdle';
import { connectSpeaker, useWaitingWords, type Speaker } from './notify';
import { PlainWords } from './PlainWords';

/** Loads the areas, the cards and notistack. */
const load = () => Promise.all([import('./Notifications'), import('./notistackSpeaker')]);

interface Loaded {
  Areas: ComponentType;
  speaker: Speaker;
}

/**
 * Renders notifications. Their code loads with the first click or key, and at the latest with the first
 * message. Until it is loaded, messages are shown as plain text, and each new one tries to load it again.
 */
export function NotificationSlot(): ReactElement | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isMissed, setIsMissed] = useState(false);
  const words = useWaitingWords();
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
    if (words.length === 0) return;
    load().then(
      ([{ Notifications }, { notistackSpeaker }]) => {
        setLoaded((before) => before ?? { Areas: Notifications, speaker: notistackSpeaker });
      },
      () => {
        setIsMissed(true);
      },
    );
  }, [words]);
  if (loaded) return <Connected {...loaded} />;
  return isMissed ? <PlainWords words={words} /> : null;
}

/** Its effect runs after those of the areas, so that they are mounted when the first message is shown. */
function Connected({ Areas, speaker }: Loaded): ReactElement {
  useEffect(() => {
    connectSpeaker(speaker);
  }, [speaker]);
  return <Areas />;
}
