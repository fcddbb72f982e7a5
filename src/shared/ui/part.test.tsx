import { render, screen, waitFor } from '@testing-library/react';
import { part } from './part';

const Form = () => <p>The form</p>;

test('a part shows though another of its kind brought the code after this one was rendered', async () => {
  const load = jest.fn(() => Promise.resolve(Form));
  const Part = part(load);
  const missed = jest.fn();
  render(
    <>
      <Part onMissed={missed} />
      <Part onMissed={missed} />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText('The form')).toHaveLength(2));
  expect(missed).not.toHaveBeenCalled();
});

test('the code of a part is asked for once the answer to the tap has been painted', async () => {
  const painted = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const load = jest.fn(() => Promise.resolve(Form));
  const Part = part(load);
  render(<Part fallback={<p>Soon</p>} onMissed={() => undefined} />);
  expect(screen.getByText('Soon')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();

  painted.mock.calls[0]?.[0](0);
  expect(await screen.findByText('The form')).toBeVisible();
  painted.mockRestore();
});
