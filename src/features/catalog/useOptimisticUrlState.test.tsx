import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { useOptimisticUrlState } from './useOptimisticUrlState';

const start = () =>
  renderHook(
    ({ address }) => ({
      ...useOptimisticUrlState(address, `settled ${address}`),
      goTo: useNavigate(),
    }),
    { initialProps: { address: 'a' }, wrapper: BrowserRouter },
  );

it('shows what was set at once, and keeps it until the address changes', () => {
  const { result, rerender } = start();
  expect(result.current.value).toBe('settled a');
  act(() => {
    result.current.run('first', 'b');
  });
  expect(result.current.value).toBe('first');
  act(() => {
    result.current.run('second', 'c');
  });
  rerender({ address: 'b' });
  expect(result.current.value).toBe('second');
  rerender({ address: 'c' });
  expect(result.current.value).toBe('second');
});

it('keeps typed text when an older address arrives', () => {
  const { result, rerender } = start();
  act(() => {
    result.current.run('s', 's');
  });
  act(() => {
    result.current.run('so');
  });
  rerender({ address: 's' });
  expect(result.current.value).toBe('so');
});

it('follows an address that changes otherwise, for example by Back', () => {
  const { result, rerender } = start();
  act(() => {
    result.current.run('first', 'b');
  });
  rerender({ address: 'b' });
  rerender({ address: 'a' });
  expect(result.current.value).toBe('settled a');
});

it('follows Back also to the original value before the address has changed', () => {
  const { result } = start();
  act(() => {
    result.current.run('first', 'b');
  });
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current.value).toBe('settled a');
});

it('follows a link also to the original value before the address has changed', () => {
  const { result } = start();
  act(() => {
    result.current.run('first', 'b');
  });
  act(() => void result.current.goTo(window.location.pathname));
  expect(result.current.value).toBe('settled a');
});

it('keeps a character that is not in the address yet while another part of it changes', () => {
  const { result } = start();
  act(() => {
    result.current.run('s');
  });
  act(() => void result.current.goTo('?color=Red'));
  expect(result.current.value).toBe('s');
});

it('keeps every character when an older render’s timer fires after the address has changed', () => {
  const { result, rerender } = start();
  const older = result.current;
  act(() => {
    older.run('sa', 's');
  });
  rerender({ address: 's' });
  act(() => {
    older.run('sar', 'sar');
  });
  expect(result.current.value).toBe('sar');
  rerender({ address: 'sar' });
  expect(result.current.value).toBe('sar');
});
