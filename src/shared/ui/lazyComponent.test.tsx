import { render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { lazyComponent } from './lazyComponent';

const Form = () => <p>The form</p>;

test('the component is shown although another instance loaded the code after this one was rendered', async () => {
  const load = jest.fn(() => Promise.resolve(Form));
  const Part = lazyComponent(load);
  const missed = jest.fn();
  // The second one is rendered from the start; its effects run when it becomes visible.
  const Parts = ({ second }: { second: 'hidden' | 'visible' }) => (
    <>
      <Part onMissed={missed} />
      <Activity mode={second}>
        <Part onMissed={missed} />
      </Activity>
    </>
  );
  const { rerender } = render(<Parts second="hidden" />);
  expect(await screen.findByText('The form')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);

  rerender(<Parts second="visible" />);
  await waitFor(() => expect(screen.getAllByText('The form')).toHaveLength(2));
  expect(load).toHaveBeenCalledTimes(2);
  expect(missed).not.toHaveBeenCalled();
});

test('the code is requested after the tap’s feedback was painted', async () => {
  const painted = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const load = jest.fn(() => Promise.resolve(Form));
  const Part = lazyComponent(load);
  render(<Part fallback={<p>Soon</p>} onMissed={() => undefined} />);
  expect(screen.getByText('Soon')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();

  painted.mock.calls[0]?.[0](0);
  expect(await screen.findByText('The form')).toBeVisible();
  painted.mockRestore();
});
