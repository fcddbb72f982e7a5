/**
 * A ref that keeps its element's height, in px, in a custom property of the document, for the elements beside it.
 * The property is removed with the element.
 */
export const publishedHeight = (property: string) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  const root = document.documentElement;
  const measure = () => {
    root.style.setProperty(property, `${String(element.offsetHeight)}px`);
  };
  // Also measures at once. ResizeObserver is absent in old WebViews and in jsdom.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  if (observer) observer.observe(element);
  else measure();
  return () => {
    observer?.disconnect();
    root.style.removeProperty(property);
  };
};
