/**
 * Makes the text of product cards selectable with a mouse: while this runs, styles raise the text above the card's
 * link (features/catalog/cardStyles.css.ts), and a click on it follows the link.
 */
const CONTROLS = 'a, button, input, label, select';

export function startCardClicks(): () => void {
  const root = document.documentElement;
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('article[data-layout]')?.querySelector('h3 a');
    if (!link) return;
    const selection = document.getSelection();
    const isSelecting = selection?.isCollapsed === false && selection.containsNode(target, true);
    if (target.closest(CONTROLS)) {
      if (isSelecting && link.contains(target)) event.preventDefault();
    } else if (!isSelecting) {
      link.dispatchEvent(new MouseEvent('click', event));
    }
  };
  root.dataset['cardClicks'] = '';
  // Before the router's own handler of the link.
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    delete root.dataset['cardClicks'];
    document.removeEventListener('click', onClick, { capture: true });
  };
}
