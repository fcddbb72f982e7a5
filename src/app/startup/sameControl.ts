type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

/** `control.labels` is empty once the control is removed. */
function labelOf(control: Control): Element | null {
  const tree = control.getRootNode() as ParentNode;
  return control.closest('label') ?? tree.querySelector(`label[for="${CSS.escape(control.id)}"]`);
}

const nameOf = (control: Control): string | null =>
  control.getAttribute('aria-label') ?? (labelOf(control) ?? control).textContent;

/**
 * Finds the control that replaces a removed one: of the same kind, with the same label or text. React replaces the
 * server's HTML if the catalogue has changed since, and what was tapped there must not be lost.
 */
export function sameControl(removed: HTMLElement): HTMLElement | undefined {
  const { type } = removed as Control;
  const name = nameOf(removed as Control);
  return [...document.querySelectorAll<Control>(removed.localName)].find(
    (control) => control.type === type && nameOf(control) === name,
  );
}
