import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { Photographs } from './Photographs';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

function Form() {
  const [value, setValue] = useState({
    image: ['/media/old.webp'],
    pictures: [{ color: '#aabbcc', widths: [320] }],
  });
  return <Photographs {...value} onChange={(change) => setValue(change)} />;
}

it('keeps what is written about a photograph while another one is uploaded', async () => {
  const user = userEvent.setup();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    http.post('*/v1/desk/photographs', async () => {
      await arrived;
      const picture = { color: '#112233', widths: [320] };
      return HttpResponse.json({ success: true, image: '/media/new.webp', picture });
    }),
  );
  const { container } = render(<Form />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await user.upload(input, new File(['jpeg'], 'a.jpg', { type: 'image/jpeg' }));
  await user.type(screen.getByLabelText('What photograph 1 shows'), 'A red cup');
  arrive();
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Photograph 2' })).toHaveAttribute(
      'src',
      '/media/new.webp',
    ),
  );
  expect(screen.getByLabelText('What photograph 1 shows')).toHaveValue('A red cup');
});
