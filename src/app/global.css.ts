/** What no component owns: the theme's variables in both schemes, and the page itself. */
import { cssFor } from '../shared/ui/style/css';
import { globalStyles } from '../shared/ui/style/globalStyles';

cssFor((theme) => {
  const sheets = theme.generateStyleSheets() as Record<string, object>[];
  return Object.assign({}, ...sheets) as object;
});
cssFor(globalStyles);
