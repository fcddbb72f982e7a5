import { sameControl } from './sameControl';

/** Finds the control in a page that is rendered anew as `after`. */
function found(before: string, selector: string, after: string): HTMLElement | undefined {
  document.body.innerHTML = before;
  const removed = document.querySelector<HTMLElement>(selector);
  if (!removed) throw new Error(`Nothing is ${selector}.`);
  document.body.innerHTML = after;
  return sameControl(removed);
}

describe('sameControl', () => {
  it('finds a button by its label, wherever it is now', () => {
    const before = '<button aria-label="Add to cart: Lamp" id="old"></button>';
    const after =
      '<button aria-label="Add to cart: Sofa"></button><p><button aria-label="Add to cart: Lamp" id="new"></button></p>';
    expect(found(before, '#old', after)?.id).toBe('new');
  });

  it('finds a button by its text', () => {
    const after = '<button>Filters</button><button id="new">Add to cart</button>';
    expect(found('<button id="old">Add to cart</button>', '#old', after)?.id).toBe('new');
  });

  it('finds a select and a radio button by their labels', () => {
    const form = (sort: string, size: string) =>
      `<form><label for="${sort}">Sort by</label><select id="${sort}"></select><label>S<input type="radio"></label><label>M<input type="radio" id="${size}"></label></form>`;
    expect(found(form('a', 'b'), '#a', form('c', 'd'))?.id).toBe('c');
    expect(found(form('a', 'b'), '#b', form('c', 'd'))?.id).toBe('d');
  });

  it('takes no other control', () => {
    const before = '<button id="old">Lamp</button>';
    expect(found(before, '#old', '<button>Sofa</button><a>Lamp</a>')).toBeUndefined();
    expect(found(before, '#old', '<button type="button">Lamp</button>')).toBeUndefined();
  });
});
