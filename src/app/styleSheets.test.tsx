import { holdStyles, styleCache, writeStyles } from './styleSheets';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';

const Plain = styled('button')({ paddingTop: 7 });
const Passing = (props: ComponentProps<typeof Plain>) => <Plain {...props} />;
const Framed = styled(Passing)({ borderTopWidth: 3 });
const Spaced = styled(Passing)({ marginTop: 5 });
const show = (element: ReactElement) =>
  render(<CacheProvider value={styleCache}>{element}</CacheProvider>);
const written = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
    .join();
const times = (text: string) => written().split(text).length - 1;

test('while a page is taken over only what an element has is written, and the rest after it', async () => {
  holdStyles();
  show(<Framed>Add</Framed>);
  await act(() => Promise.resolve());
  expect(screen.getByRole('button')).toHaveStyle({ paddingTop: '7px', borderTopWidth: '3px' });
  // That of the framed button; the frame's own no element has alone.
  expect(times('border-top-width')).toBe(1);
  await writeStyles();
  expect(times('border-top-width')).toBe(2);
});

test('what is rendered while the held styles are being written is not written twice', async () => {
  holdStyles();
  const { rerender } = show(<Spaced>First</Spaced>);
  await act(() => Promise.resolve());
  const done = writeStyles();
  rerender(
    <CacheProvider value={styleCache}>
      <Spaced>Second</Spaced>
    </CacheProvider>,
  );
  expect(times('margin-top')).toBe(2);
  await done;
  expect(times('margin-top')).toBe(2);
});

test('nothing held: nothing to write', async () => {
  const before = written();
  await writeStyles();
  expect(written()).toBe(before);
});
