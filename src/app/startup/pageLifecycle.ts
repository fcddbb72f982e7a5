interface PageLife {
  shown?: () => void;
  hidden?: () => void;
  online?: () => void;
  frozen?: () => void;
  resumed?: () => void;
}

/** Reports page lifecycle events (hidden, frozen, resumed) until the returned function is called. */
export function onPageLifecycle({ shown, hidden, online, frozen, resumed }: PageLife): () => void {
  const stops: (() => void)[] = [];
  const on = (target: EventTarget, event: string, act: (() => void) | undefined): void => {
    if (!act) return;
    target.addEventListener(event, act);
    stops.push(() => {
      target.removeEventListener(event, act);
    });
  };
  on(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') hidden?.();
    else shown?.();
  });
  on(window, 'pageshow', () => {
    if (document.visibilityState === 'visible') shown?.();
  });
  on(window, 'pagehide', hidden);
  on(window, 'online', online);
  on(document, 'freeze', frozen);
  on(document, 'resume', resumed);
  return () => {
    for (const stop of stops) stop();
  };
}
