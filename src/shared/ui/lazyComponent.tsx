import { createElement, startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { t } from '../i18n/t';
import { useNewest } from '../lib/useNewest';
import { afterNextPaint } from '../lib/delay';
import { toast } from './notify';

const NOT_OPENED = t(
  'This could not be opened. Check your connection and try again, or load the page again.',
);

/**
 * Starts loading after the next paint: requesting a chunk and its imports blocks a slow phone for 20 ms, which would
 * delay a click's feedback.
 */
async function loadAfterPaint<T>(load: () => Promise<T>): Promise<T> {
  await afterNextPaint();
  return load();
}

/** Loads code that the next click probably needs. A failed load is repeated by the click. */
export function preload(load: () => Promise<unknown>): void {
  loadAfterPaint(load).catch(() => undefined);
}

interface LazyProps {
  /** Shown until the code is loaded. */
  fallback?: ReactNode;
  /** The chunk did not load: undo what opened it. Mounting it again loads again. */
  onMissed?: () => void;
}

/**
 * A component whose code loads when it is rendered. If the chunk does not load, a toast says so (unless `silent`),
 * the rest of the page is unaffected, and the next render tries again. `React.lazy` would remember the failure and
 * throw it, and header and mini cart are outside every error boundary.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { silent = false } = {},
): ComponentType<P & LazyProps> {
  let loaded: ComponentType<P> | null = null;
  return function LazyComponent({ fallback = null, onMissed, ...props }) {
    const [Ready, setReady] = useState(() => loaded);
    const missed = useNewest(() => onMissed?.());
    useEffect(() => {
      // Not `loaded`: another instance may have loaded the code since this one was rendered.
      if (Ready) return;
      loadAfterPaint(load).then(
        (Component) => {
          loaded = Component;
          // Interruptible, so that clicks are handled meanwhile.
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

/**
 * A layer above the page, such as a dialog: it loads when it is first opened and stays mounted, so that closing can be
 * animated.
 */
export function lazyOverlay<P extends OpenedProps>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Loaded = lazyComponent(load);
  return function LazyOverlay(props) {
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
