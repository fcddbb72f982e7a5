/**
 * Styles that came with the page stay where they are. Emotion puts each in its place by moving it,
 * also where it stands there already, and every move has the browser work out the style of the whole
 * page anew. Imported before Emotion's own cache is made, which takes its styles over at once.
 */
import { StyleSheet } from '@emotion/sheet';

StyleSheet.prototype.hydrate = function hydrate(nodes) {
  this.tags.push(...nodes);
};
