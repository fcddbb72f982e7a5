import { createIcon } from './createIcon';

/** The same drawing with strokes, a third as long as the original's outlines. */
export default createIcon(
  <path
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    d="M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M2 12h2m16 0h2M12 2v2m0 16v2M5.3 5.3l1 1m11.4 11.4l1 1m0-13.4l-1 1M6.3 17.7l-1 1"
  />,
);
