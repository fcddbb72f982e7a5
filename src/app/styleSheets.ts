/**
 * Emotion's styles in the browser, beside those that came with the page. Imported before anything
 * else of Emotion, whose own cache takes over what stands in the page as soon as it is made.
 */
import createCache from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { nextTask } from '../shared/lib/wait';

/**
 * Styles that came with the page stay where they are. Emotion puts each in its place by moving it,
 * also where it stands there already, and every move has the browser work out the style of the whole
 * page anew.
 */
StyleSheet.prototype.hydrate = function hydrate(nodes) {
  this.tags.push(...nodes);
};

export const styleCache = createCache({ key: 'css' });

const insert = styleCache.insert;
type Write = Parameters<typeof insert>;
/** By the name of the style, as each element that has it asks for it. */
let held: Map<string, Write> | undefined;
let asked: Map<string, Write> | undefined;

styleCache.insert = (...style) => {
  if (!held) return insert(...style);
  if (!asked) {
    asked = new Map();
    queueMicrotask(sortOut);
  }
  asked.set(style[1].name, style);
};

/** What has been rendered in the meantime may have written its own. */
const write = ([selector, style]: Write, sheet = styleCache.sheet): void => {
  if (styleCache.inserted[style.name] === undefined) insert(selector, style, sheet, true);
};

/** React has put its elements in place, and nothing is painted yet: what one of them has is written. */
function sortOut(): void {
  for (const [name, style] of asked ?? []) {
    const [selector] = style;
    // Without a selector it is an animation.
    if (!held || selector === '' || document.querySelector(selector)) write(style);
    else held.set(name, style);
  }
  asked = undefined;
}

/** Each takes a slow phone a millisecond. */
const STYLES_AT_A_TIME = 6;

/**
 * From here to `writeStyles` only styles are written that an element has. What a page is taken over
 * with has its styles in the HTML; Emotion would still write some sixty that no element has (of
 * components around which another one styles anew), in the one task of React's that a tap cannot
 * interrupt.
 */
export function holdStyles(): void {
  held = new Map();
}

/**
 * Writes what was held: worked out in turns, because the next render would else do all of it in one,
 * and put into the page together, because the browser goes through the page for each change.
 */
export async function writeStyles(): Promise<void> {
  const styles = [...(held?.values() ?? [])];
  held = undefined;
  const rules: string[] = [];
  const sheet = { insert: (rule: string) => rules.push(rule) } as unknown as StyleSheet;
  while (styles.length > 0) {
    await nextTask();
    for (const style of styles.splice(0, STYLES_AT_A_TIME)) write(style, sheet);
  }
  for (const rule of rules) styleCache.sheet.insert(rule);
}
