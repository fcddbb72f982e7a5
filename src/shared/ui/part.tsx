import { createElement, startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useNewest } from '../lib/useNewest';
import { afterNextPaint } from '../lib/delay';
import { toast } from './notify';

const NOT_OPENED =
  'This could not be opened. Check your connection and try again, or load the page again.';

/** To ask for a chunk and for all that it imports keeps a slow phone busy for 20 ms, which no tap shall wait for. */
async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  await afterNextPaint();
  return load();
}

/** For code that the next tap is likely to want; what does not come is asked for again with the tap. */
export function preload(load: () => Promise<unknown>): void {
  loadLater(load).catch(() => undefined);
}

interface PartProps {
  /** Until the code is there. */
  fallback?: ReactNode;
  /** The chunk did not load: undo what asked for it. Mounted again, it loads again. */
  onMissed?: () => void;
}

/**
 * A part of a page whose code comes when it is wanted. A chunk that does not come is said (unless
 * `silent`), takes nothing else with it and is asked for anew; `React.lazy` would remember the
 * failure and throw it, and header and mini cart stand outside every error boundary.
 */
export function part<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { silent = false } = {},
): ComponentType<P & PartProps> {
  let loaded: ComponentType<P> | null = null;
  return function Part({ fallback = null, onMissed, ...props }) {
    const [Ready, setReady] = useState(() => loaded);
    const missed = useNewest(() => onMissed?.());
    useEffect(() => {
      // Not `loaded`: another of its kind may have brought the code since this one was rendered.
      if (Ready) return;
      loadLater(load).then(
        (Component) => {
          loaded = Component;
          // In slices, so that a tap meanwhile need not wait for what it opens.
          startTransition(() => {
            setReady(() => Component);
          });
        },
        () => {
          missed();
          if (!silent) toast.error(NOT_OPENED);
        },
      );
    }, [Ready, missed]);
    return Ready ? createElement(Ready, props as unknown as P) : fallback;
  };
}

interface OpenedProps {
  open: boolean;
  onClose: () => void;
}

/** A part that lies over the page: it comes when it is opened for the first time, and stays, so that it can be seen closing. */
export function openedPart<P extends OpenedProps>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Loaded = part(load);
  return function OpenedPart(props) {
    const [wasOpened, setWasOpened] = useState(false);
    if (props.open && !wasOpened) setWasOpened(true);
    if (!wasOpened) return null;
    return (
      <Loaded
        {...props}
        onMissed={() => {
          setWasOpened(false);
          props.onClose();
        }}
      />
    );
  };
}
