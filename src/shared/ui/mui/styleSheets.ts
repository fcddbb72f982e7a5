/** Emotion's own styles in the browser, beside those that came with the page. Imported before anything else of Emotion. */
import { StyleSheet } from '@emotion/sheet';

/**
 * Styles that came with the page stay where they are. Emotion puts each in its place by moving it,
 * also where it stands there already, and every move has the browser work out the style of the whole
 * page anew.
 */
StyleSheet.prototype.hydrate = function hydrate(nodes) {
  this.tags.push(...nodes);
};
