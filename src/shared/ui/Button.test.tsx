import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './Button';

// Safari leaves out of the Tab order what has no index of its own, and does not focus it when it is pressed.
it.each([
  ['a button', <Button key="button">Go</Button>, 'button'],
  [
    'a link to a page',
    <Button key="page" to="/shop">
      Go
    </Button>,
    'link',
  ],
  [
    'a link to elsewhere',
    <Button key="address" href="tel:1">
      Go
    </Button>,
    'link',
  ],
])('%s can be reached by Tab in every browser', (_what, button, role) => {
  render(<MemoryRouter>{button}</MemoryRouter>);
  expect(screen.getByRole(role, { name: 'Go' })).toHaveAttribute('tabindex', '0');
});

it('keeps its name while it is busy, and cannot be pressed', () => {
  render(<Button loading>Cancel order</Button>);
  const button = screen.getByRole('button', { name: 'Cancel order', busy: true });
  expect(button).toBeDisabled();
});
