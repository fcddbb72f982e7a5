/**
 * Makes the text of product cards selectable with a mouse: while this runs, styles raise the text above the card's
 * link (features/catalog/cardStyles.css.ts), and a click on it follows the link. The name is in the link, where
 * browsers start no selection.
 */
const CONTROLS = 'a, button, input, label, select';

export function startCardClicks(): () => void {
  const root = document.documentElement;
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(CONTROLS)) return;
    const selection = document.getSelection();
    if (selection?.isCollapsed === false && selection.containsNode(target, true)) return;
    const link = target.closest('article[data-layout]')?.querySelector('h3 a');
    link?.dispatchEvent(new MouseEvent('click', event));
  };
  root.dataset['cardClicks'] = '';
  document.addEventListener('click', onClick);
  return () => {
    delete root.dataset['cardClicks'];
    document.removeEventListener('click', onClick);
  };
}
