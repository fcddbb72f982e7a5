interface MarigoldMarkProps {
  /** Side, in pixels or as CSS writes it. */
  size?: number | string;
}

const OUTER = Array.from({ length: 12 }, (_, index) => index * 30);
const INNER = Array.from({ length: 8 }, (_, index) => index * 45 + 15);

/** The marigold of the wordmark and the icon, drawn in the colour of the text around it. */
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
      <g opacity="0.55">
        {OUTER.map((angle) => (
          <ellipse
            key={angle}
            cx="32"
            cy="12"
            rx="6.4"
            ry="10"
            transform={`rotate(${String(angle)} 32 32)`}
          />
        ))}
      </g>
      <g>
        {INNER.map((angle) => (
          <ellipse
            key={angle}
            cx="32"
            cy="20.5"
            rx="4.9"
            ry="8"
            transform={`rotate(${String(angle)} 32 32)`}
          />
        ))}
        <circle cx="32" cy="32" r="7.5" />
      </g>
    </svg>
  );
}
