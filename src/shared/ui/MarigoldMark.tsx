interface MarigoldMarkProps {
  /** Side length, in pixels or as a CSS length. */
  size?: number | string;
}

const CENTRE = 32;

interface Ring {
  count: number;
  /** Angle of the first petal, in degrees from the top. */
  from: number;
  /** Distance from the flower's centre to the middle of a petal, and the petal's semi-axes. */
  reach: number;
  across: number;
  along: number;
}

/** A petal: an ellipse of two arcs, from its tip to its base and back. */
function petals({ count, from, reach, across, along }: Ring): string {
  return Array.from({ length: count }, (_, index) => {
    const degrees = from + (index * 360) / count;
    const [x, y] = [Math.sin((degrees * Math.PI) / 180), -Math.cos((degrees * Math.PI) / 180)];
    const rounded = (value: number) => String(Math.round(value * 100) / 100);
    const tip = [x, y].map((part) => rounded(CENTRE + part * (reach + along))).join(' ');
    const arc = (direction: 1 | -1) =>
      `a${[across, along, degrees, 1, 1, ...[x, y].map((part) => rounded(part * direction * 2 * along))].join(' ')}`;
    return `M${tip}${arc(-1)}${arc(1)}z`;
  }).join('');
}

const OUTER = petals({ count: 12, from: 0, reach: 20, across: 6.4, along: 10 });
const INNER = petals({ count: 8, from: 15, reach: 11.5, across: 4.9, along: 8 });
const EYE = 'M24.5 32a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1 -15 0z';

/**
 * The marigold of the wordmark and the icon, in the colour of the surrounding text. Two shapes instead of
 * one per petal: it is in every header, and each element costs layout and hydration.
 */
export function MarigoldMark({ size = 28 }: MarigoldMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path opacity="0.55" d={OUTER} />
      <path d={INNER + EYE} />
    </svg>
  );
}
