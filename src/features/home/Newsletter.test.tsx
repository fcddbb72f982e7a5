import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../test/renderWithProviders';
import { Newsletter } from './Newsletter';

describe('the newsletter block', () => {
  it('logs the address, clears the field, sends nothing and claims no subscription', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const send = jest.spyOn(globalThis, 'fetch');
    const { user } = renderWithProviders(<Newsletter />);
    expect(screen.getByRole('heading')).toHaveTextContent('Subscribe & Save 20%');
    const field = screen.getByRole('textbox', { name: /Email/ });
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('type', 'email');
    await user.type(field, 'asha@example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(log).toHaveBeenCalledWith(expect.any(String), 'asha@example.com');
    expect(field).toHaveValue('');
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText('Thank you for your interest. Nothing was sent.')).toBeInTheDocument();
    expect(screen.queryByText(/subscribed/i)).not.toBeInTheDocument();
    log.mockRestore();
    send.mockRestore();
  });
});
