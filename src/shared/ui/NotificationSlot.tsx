import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { whenIdle } from '../lib/whenIdle';
import { connectSpeaker, useWaitingWords, type Speaker } from './notify';
import { PlainWords } from './PlainWords';

/** Both files are one chunk's worth: the areas, the cards, and notistack. */
const load = () => Promise.all([import('./Notifications'), import('./notistackSpeaker')]);

interface Loaded {
  Areas: ComponentType;
  speaker: Speaker;
}

/**
 * Where notifications appear. What shows them is fetched with the first tap or key, since only
 * what follows from one has anything to say in a hurry, and at the latest with the first word.
 * While a chunk does not come words are shown plainly, and each new one asks for it again.
 */
export function NotificationSlot(): ReactElement | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isMissed, setIsMissed] = useState(false);
  const words = useWaitingWords();
  useEffect(() => {
    // After the touch is answered: its next paint does not wait for a chunk to be evaluated.
    const warm = () => {
      whenIdle(() => {
        load().catch(() => undefined);
      });
    };
    const once = { once: true, passive: true } as const;
    // Not with the press: the first idle moment would lie between it and the click that it becomes.
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

/** Its effect runs after those of the areas, so that the first word finds them mounted. */
function Connected({ Areas, speaker }: Loaded): ReactElement {
  useEffect(() => {
    connectSpeaker(speaker);
  }, [speaker]);
  return <Areas />;
}
