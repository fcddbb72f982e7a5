import { attributeOf, endOf, findTag } from './markup';

const html =
  '<main><div class="a" id="root" data-kind="x &amp; y"><div>1</div><p>2</p></div></main>';

it('finds a tag by an attribute, wherever that is in the tag', () => {
  const other = html
    .replace('class="a" id="root" data-kind', 'data-kind')
    .replace('y">', 'y" id="root" class="a">');
  for (const page of [html, other]) {
    const tag = findTag(page, 'id="root"');
    expect(tag).toMatchObject({ name: 'div', start: 6 });
    expect(tag && attributeOf(tag, 'data-kind')).toBe('x &amp; y');
    expect(tag && attributeOf(tag, 'kind')).toBeUndefined();
    expect(tag && page.slice(tag.end, endOf(page, tag))).toBe('<div>1</div><p>2</p>');
  }
});

it('starts at an offset', () => {
  const two = '<p lang="en"></p><i lang="en"></i>';
  expect(findTag(two, 'lang="en"', 5)?.name).toBe('i');
  expect(findTag(two, 'lang="hi"')).toBeNull();
});

it('refuses an element that is not closed', () => {
  const open = '<div id="root"><div></div>';
  const tag = findTag(open, 'id="root"');
  expect(() => tag && endOf(open, tag)).toThrow('not closed');
});
