import { render, screen } from '@testing-library/react';
import { part } from './part';

test('a part shows though another of its kind brought the code after this one was rendered', () => {
  const Form = () => <p>The form</p>;
  let asked = 0;
  // Comes at once, so that it is there between the effects of the first part and of the second.
  const load = () => {
    asked += 1;
    return { then: (come: (code: typeof Form) => void) => come(Form) } as Promise<typeof Form>;
  };
  const Part = part(load);
  const taken: string[] = [];
  render(
    <>
      <Part onMissed={() => taken.push('first')} />
      <Part onMissed={() => taken.push('second')} />
    </>,
  );
  expect(screen.getAllByText('The form')).toHaveLength(2);
  expect(asked).toBe(2);
  expect(taken).toEqual([]);
});
