import { useSyncExternalStore } from 'react';

export interface ExternalStore<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (changed: () => void) => () => void;
  /** The value, for a component. */
  use: () => T;
}

/**
 * A value outside React and Redux that components can follow.
 * @param getServerValue what the server renders, and what hydration must find; the value itself by default
 */
export function createExternalStore<T>(initial: T, getServerValue?: () => T): ExternalStore<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  const get = (): T => value;
  const subscribe = (changed: () => void) => {
    watchers.add(changed);
    return () => {
      watchers.delete(changed);
    };
  };
  return {
    get,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const changed of watchers) changed();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, getServerValue ?? get),
  };
}
