/** Global styles: the theme's variables in both schemes, and the page itself. */
import { cssFor } from './css';
import { globalStyles } from './globalStyles';

cssFor((theme) => {
  const sheets = theme.generateStyleSheets() as Record<string, object>[];
  const bySelector = Object.assign({}, ...sheets) as Record<string, object>;
  return {
    ...bySelector,
    // Applies until a scheme is chosen (src/shared/lib/colorScheme.ts).
    '@media (prefers-color-scheme: dark)': {
      ':root:not([data-scheme])': bySelector['[data-scheme="dark"]'],
    },
  };
});
cssFor(globalStyles);
