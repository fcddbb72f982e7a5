/** MUI's breakpoints, by which a value may differ. */
type Breakpoint = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/**
 * Styles for content below the first screen: the browser lays it out, paints it and loads its pictures when
 * it comes near. Disabled while a scroll position is restored, which needs real heights
 * (app/navigation/ScrollManager.tsx).
 *
 * @param height the estimated height, as a CSS length, by breakpoint where it differs
 */
export const farBelow = (height: string | Partial<Record<Breakpoint, string>>) => ({
  containIntrinsicBlockSize:
    typeof height === 'string'
      ? `auto ${height}`
      : Object.fromEntries(
          Object.entries(height).map(([from, length]) => [from, `auto ${length}`]),
        ),
  // Shadows and focus rings extend beyond the box.
  overflowClipMargin: 16,
  'html:not([data-restoring]) &': { contentVisibility: 'auto' },
});
