import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The real API answers behind many screens, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

/** Everything is on the screen; jsdom lays out nothing. */
class SeenAtOnce implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect(): void {
    // Nothing is observed.
  }
}
if (typeof window !== 'undefined') Object.assign(window, { IntersectionObserver: SeenAtOnce });
