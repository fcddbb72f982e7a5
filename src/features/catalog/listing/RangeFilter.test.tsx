import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RangeFilter, type Range } from './RangeFilter';

const thumb = (name: 'Least' | 'Greatest') => screen.getByRole('slider', { name: `${name} price` });

/** Keeps what it is told, as the address does; `steps` are those of the history. */
async function renderRange(first: Range = [null, null]) {
  const steps: Range[] = [first];
  let back: () => void = () => undefined;
  function Price() {
    const [[from, to], setRange] = useState<Range>(first);
    back = () => {
      steps.pop();
      setRange(steps.at(-1) ?? first);
    };
    return (
      <RangeFilter
        what="price"
        min={0}
        max={2_000}
        finest={100}
        steps="growing"
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
  await screen.findAllByRole('slider');
  return {
    user: userEvent.setup(),
    steps,
    back: () => {
      act(back);
    },
  };
}

describe('with the keyboard', () => {
  it('makes one history entry for several keys on one thumb, and shows each at once', async () => {
    const { user, steps } = await renderRange();
    await user.tab();
    expect(thumb('Least')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('₹300')).toBeVisible();
    expect(steps).toEqual([
      [null, null],
      [300, null],
    ]);
  });

  it('begins another entry on the other thumb, and when it is focused again', async () => {
    const { user, steps } = await renderRange();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.tab();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await user.tab({ shift: true });
    await user.keyboard('{ArrowRight}');
    expect(steps).toEqual([
      [null, null],
      [200, null],
      [200, 1_800],
      [300, 1_800],
    ]);
  });

  it('begins another entry after Back', async () => {
    const { user, steps, back } = await renderRange();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    back();
    await user.keyboard('{ArrowRight}');
    expect(steps).toEqual([
      [null, null],
      [100, null],
    ]);
  });

  it('makes no entry if a key changes nothing', async () => {
    const { user, steps } = await renderRange();
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(steps).toEqual([[null, null]]);
  });
});

describe('a bound between two stops, from the address', () => {
  it('is shown as it is, and is not changed by rendering or by the other thumb', async () => {
    const { user, steps } = await renderRange([null, 1_234]);
    expect(thumb('Greatest')).toHaveAttribute('aria-valuetext', '₹1234');
    expect(thumb('Greatest')).toHaveAttribute('aria-valuenow', '1234');
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(steps.at(-1)).toEqual([100, 1_234]);
  });

  it('moves to the next stop from there, and off at the end of the scale', async () => {
    const { user, steps } = await renderRange([null, 1_234]);
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(steps.at(-1)).toEqual([null, 1_200]);
    await user.keyboard('{End}');
    expect(steps.at(-1)).toEqual([null, null]);
  });
});
