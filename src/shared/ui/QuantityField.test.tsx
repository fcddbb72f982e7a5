import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityField } from './QuantityField';

function Harness({ onChange, max }: { onChange: (n: number) => void; max?: number }) {
  const [value, setValue] = useState(2);
  return (
    <QuantityField
      label="Quantity of Indigo kurta"
      value={value}
      {...(max !== undefined && { max })}
      onChange={(n) => {
        onChange(n);
        setValue(n);
      }}
    />
  );
}

function setup(max?: number) {
  const onChange = jest.fn();
  render(<Harness onChange={onChange} {...(max !== undefined && { max })} />);
  return { onChange, user: userEvent.setup(), field: screen.getByRole('spinbutton') };
}

describe('the quantity of a line', () => {
  it('steps by one, never below 1', async () => {
    const { user, onChange } = setup();
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(onChange).toHaveBeenLastCalledWith(1);
    expect(screen.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(onChange).toHaveBeenLastCalledWith(2);
  });

  it('accepts typed numbers', async () => {
    const { user, onChange, field } = setup();
    await user.tripleClick(field);
    await user.keyboard('7');
    expect(onChange).toHaveBeenLastCalledWith(7);
  });

  it.each(['-3', '3.5', '5 pieces'])('ignores %s', async (text) => {
    const { user, onChange, field } = setup();
    await user.click(field);
    await user.paste(text);
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveValue('2');
  });

  it('ignores an empty or zero input and restores the last quantity', async () => {
    const { user, onChange, field } = setup();
    await user.clear(field);
    expect(field).toHaveValue('');
    await user.type(field, '0');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveValue('2');
  });

  it('stops at the maximum quantity', async () => {
    const { user, onChange, field } = setup(9);
    await user.clear(field);
    await user.type(field, '50');
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(9);
    expect(field).toHaveValue('9');
  });

  it('is a named spin button with arrow keys', async () => {
    const { user, onChange, field } = setup();
    expect(field).toHaveAccessibleName('Quantity of Indigo kurta');
    await user.click(field);
    await user.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith(3);
  });
});
