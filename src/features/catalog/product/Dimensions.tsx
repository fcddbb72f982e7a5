import type { ReactElement } from 'react';
import { t } from '../../../shared/i18n/t';
import { boxOf, type Box } from './boxOf';
import * as s from './Dimensions.css';

/** Of the drawing, in px. */
const LARGEST = { width: 190, height: 96 };
/** The depth goes up to the right, shortened. */
const SLANT = 0.45;
/** Room for the labels. */
const MARGIN = { left: 66, top: 10, right: 66, bottom: 30 };
const TICK = 4;

/** A box of the product's proportions with its width, depth and height. */
function Drawing({ box }: { box: Box }): ReactElement {
  const slant = box.depth * SLANT;
  const scale = Math.min(
    LARGEST.width / (box.width + slant),
    LARGEST.height / (box.height + slant),
  );
  const width = box.width * scale;
  const height = box.height * scale;
  const shift = slant * scale;
  const left = MARGIN.left;
  const top = MARGIN.top + shift;
  const right = left + width;
  const bottom = top + height;
  const size = { width: right + shift + MARGIN.right, height: bottom + MARGIN.bottom };
  const topAndSide = `M${String(left)} ${String(top)}l${String(shift)} ${String(-shift)}h${String(width)}v${String(height)}l${String(-shift)} ${String(shift)}M${String(right)} ${String(top)}l${String(shift)} ${String(-shift)}`;
  const below = bottom + 10;
  const beside = left - 10;
  const measures = [
    `M${String(left)} ${String(below)}h${String(width)}m0 ${String(-TICK)}v${String(2 * TICK)}M${String(left)} ${String(below - TICK)}v${String(2 * TICK)}`,
    `M${String(beside)} ${String(top)}v${String(height)}m${String(-TICK)} 0h${String(2 * TICK)}M${String(beside - TICK)} ${String(top)}h${String(2 * TICK)}`,
    `M${String(right + 9)} ${String(bottom + 3)}l${String(shift)} ${String(-shift)}`,
  ];
  return (
    <svg
      className={s.drawing}
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={t('{width} cm wide, {depth} cm deep, {height} cm high', {
        width: box.width,
        depth: box.depth,
        height: box.height,
      })}
    >
      <path d={topAndSide} className={s.edge} />
      <rect x={left} y={top} width={width} height={height} className={s.front} />
      <path d={measures.join('')} className={s.measure} />
      <text x={left + width / 2} y={below + 16} textAnchor="middle" className={s.label}>
        {t('{length} cm', { length: box.width })}
      </text>
      <text x={beside - 8} y={top + height / 2 + 4} textAnchor="end" className={s.label}>
        {t('{length} cm', { length: box.height })}
      </text>
      <text x={right + shift / 2 + 16} y={bottom - shift / 2 + 12} className={s.label}>
        {t('{length} cm', { length: box.depth })}
      </text>
    </svg>
  );
}

/** The dimensions as a text, and with a drawing if they are width, depth and height. */
export function Dimensions({ text }: { text: string }): ReactElement {
  const box = boxOf(text);
  return (
    <>
      {/* Breaks no line within `214 × 94`. */}
      <span>{text.replaceAll(' × ', '\u00a0×\u00a0')}</span>
      {box && <Drawing box={box} />}
    </>
  );
}
