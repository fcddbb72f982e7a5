import { act, fireEvent, render, screen } from '@testing-library/react';
import { Notifications } from './Notifications';
import { notistackDisplay } from './notistackDisplay';
import { connectDisplay, dismiss, notice, toast } from './notify';

// jsdom has no pointer events; a mouse event carries all that dragging reads.
beforeAll(() => {
  connectDisplay(notistackDisplay);
  Object.defineProperty(window, 'PointerEvent', { value: MouseEvent, configurable: true });
});
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => {
    dismiss();
    jest.runAllTimers();
  });
  jest.useRealTimers();
});

/** In small steps, since each step of an animation starts only after React has rendered the last. */
const pass = (ms: number) => {
  for (let left = ms; left > 0; left -= 100) {
    act(() => {
      jest.advanceTimersByTime(100);
    });
  }
};
const say = (speak: () => unknown) => {
  act(() => {
    speak();
  });
  pass(500);
};
/** Time that `say` and the leaving animation add. */
const SLACK = 1_500;

describe('a toast', () => {
  it('says the outcome of an action and disappears after 3 seconds', () => {
    render(<Notifications />);
    say(() => toast.success('Added to cart!'));
    expect(screen.getByRole('status')).toHaveTextContent('Added to cart!');
    pass(2_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
    pass(1_000 + SLACK);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('interrupts a screen reader only for an error', () => {
    render(<Notifications />);
    say(() => toast.error('Failed to add to wishlist'));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to add to wishlist');
  });

  it('stays while it is hovered or focused', () => {
    render(<Notifications />);
    say(() => toast.info('Product already in wishlist!'));
    const card = screen.getByRole('status');
    fireEvent.mouseEnter(card);
    pass(20_000);
    expect(card).toBeInTheDocument();
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
    fireEvent.mouseLeave(card);
    pass(20_000);
    expect(card).toBeInTheDocument();
    fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
    pass(3_000 + SLACK);
    expect(card).not.toBeInTheDocument();
  });

  it('can be dragged away, and returns when it was not dragged far enough', () => {
    render(<Notifications />);
    say(() => toast.success('Wishlist cleared'));
    const card = screen.getByRole('status');
    card.setPointerCapture = () => undefined;
    const dragTo = (clientX: number) => {
      fireEvent.pointerDown(card, { clientX: 0, button: 0 });
      fireEvent.pointerMove(card, { clientX });
      fireEvent.pointerUp(card, { clientX });
    };
    dragTo(30);
    pass(SLACK);
    expect(card).toBeInTheDocument();
    dragTo(120);
    pass(SLACK);
    expect(card).not.toBeInTheDocument();
  });

  it('is not shown twice at a time', () => {
    render(<Notifications />);
    say(() => toast.success('Added to cart!'));
    say(() => toast.success('Added to cart!'));
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });
});

describe('a notice', () => {
  it('stays 5 seconds', () => {
    render(<Notifications />);
    say(() => notice('You are back online.'));
    pass(4_000);
    expect(screen.getByText('You are back online.')).toBeInTheDocument();
    pass(1_000 + SLACK);
    expect(screen.queryByText('You are back online.')).not.toBeInTheDocument();
  });

  it('with an action stays until it is answered', () => {
    const onClick = jest.fn();
    render(<Notifications />);
    say(() => notice('A new version is here.', { action: { label: 'Reload', onClick } }));
    pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    pass(SLACK);
    expect(screen.queryByText('A new version is here.')).not.toBeInTheDocument();
  });
});
