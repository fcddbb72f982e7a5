import { appError } from '../../shared/api/appError';
import { connectionOf } from './useConnection';

describe('what the Online indicator says', () => {
  const answered = { isSuccess: true, error: undefined };

  it('is online only when the shop has answered', () => {
    expect(connectionOf(true, answered)).toBe('online');
    expect(connectionOf(true, { isSuccess: false, error: undefined })).toBe('checking');
  });

  it('is offline when the browser has no network, whatever was answered before', () => {
    expect(connectionOf(false, answered)).toBe('offline');
  });

  it.each(['offline', 'timeout', 'malformed', 'server'] as const)(
    'does not call the shop reachable after %s',
    (kind) => {
      expect(connectionOf(true, { isSuccess: false, error: appError(kind) })).toBe('unreachable');
    },
  );

  it('counts a server that lacks the health call as reachable', () => {
    const error = appError('refused', { status: 404 });
    expect(connectionOf(true, { isSuccess: false, error })).toBe('online');
  });
});
