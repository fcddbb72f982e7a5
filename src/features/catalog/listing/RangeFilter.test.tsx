import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RangeFilter, type Range } from './RangeFilter';

const thumb = (name: 'Least' | 'Greatest') => screen.getByRole('slider', { name: `${name} price` });

/** Keeps what it is told, as the address does; `steps` are those of the history. */
function renderRange() {
  const steps: Range[] = [[null, null]];
  let back: () => void = () => undefined;
  function Price() {
    const [[from, to], setRange] = useState<Range>([null, null]);
    back = () => {
      steps.pop();
      setRange(steps.at(-1) ?? [null, null]);
    };
    return (
      <RangeFilter
        what="price"
        min={0}
        max={2_000}
        step={1}
        from={from}
        to={to}
        format={(rupees) => `₹${String(rupees)}`}
        onChange={(range, { replace }) => {
          if (replace) steps.pop();
          steps.push(range);
          setRange(range);
        }}
      />
    );
  }
  render(<Price />);
  return {
    user: userEvent.setup(),
    steps,
    back: () => {
      act(back);
    },
  };
}

describe('with the keyboard', () => {
  it('makes one step of the history of a run of keys on one thumb, and shows each at once', async () => {
    const { user, steps } = renderRange();
    await user.tab();
    expect(thumb('Least')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('₹3')).toBeVisible();
    expect(steps).toEqual([
      [null, null],
      [3, null],
    ]);
  });

  it('begins another step on the other thumb, and when the focus comes again', async () => {
    const { user, steps } = renderRange();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.tab();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await user.tab({ shift: true });
    await user.keyboard('{ArrowRight}');
    expect(steps).toEqual([
      [null, null],
      [2, null],
      [2, 1_998],
      [3, 1_998],
    ]);
  });

  it('begins another step where Back has led meanwhile', async () => {
    const { user, steps, back } = renderRange();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    back();
    await user.keyboard('{ArrowRight}');
    expect(steps).toEqual([
      [null, null],
      [1, null],
    ]);
  });

  it('is no step where a key changes nothing', async () => {
    const { user, steps } = renderRange();
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(steps).toEqual([[null, null]]);
  });
});
