/** Tokens other than colours and type. Spacing is MUI's 8 px unit. */

/** Corners: controls, cards, dialogs and large pictures. */
export const radius = { control: 10, card: 14, sheet: 20 } as const;

/** The minimum size of anything that can be pressed. */
export const TARGET = 44;

/**
 * Height of the fixed header on phone and desktop: 60 and 72 px, more with enlarged text. Anchors scroll to below it.
 */
export const HEADER_HEIGHT = { phone: 'calc(2rem + 28px)', desk: 'calc(2rem + 40px)' } as const;

export const duration = { quick: 120, short: 180, standard: 240, calm: 420 } as const;
export const easing = {
  /** For what appears or responds. */
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  /** For what disappears. */
  in: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
  both: 'cubic-bezier(0.5, 0, 0.2, 1)',
} as const;

const ink = (alpha: number) => `rgba(42, 23, 40, ${String(alpha)})`;

/** Three heights only: resting, lifted (menus, hover), floating (dialogs, toasts). */
export const elevation = {
  resting: `0 1px 2px ${ink(0.05)}, 0 2px 8px ${ink(0.05)}`,
  lifted: `0 2px 6px ${ink(0.08)}, 0 10px 28px ${ink(0.12)}`,
  floating: `0 4px 12px ${ink(0.12)}, 0 24px 64px ${ink(0.22)}`,
} as const;
