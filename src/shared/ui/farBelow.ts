/** MUI's, which a style's values may differ by. */
type Breakpoint = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/**
 * For what lies below the first screen: the browser lays it out, paints it and fetches its pictures
 * when it comes near, and knows its height from then on. Not while a scroll position is being
 * restored, which needs true heights (app/navigation/ScrollManager.tsx).
 *
 * @param height about as tall as it will be, as a CSS length, by breakpoint where that differs
 */
export const farBelow = (height: string | Partial<Record<Breakpoint, string>>) => ({
  containIntrinsicBlockSize:
    typeof height === 'string'
      ? `auto ${height}`
      : Object.fromEntries(
          Object.entries(height).map(([from, length]) => [from, `auto ${length}`]),
        ),
  // Shadows and focus rings fall outside the box.
  overflowClipMargin: 16,
  'html:not([data-restoring]) &': { contentVisibility: 'auto' },
});
