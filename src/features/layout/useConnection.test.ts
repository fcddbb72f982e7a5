import { appError } from '../../shared/api/appError';
import { connectionOf } from './useConnection';

describe('the Online indicator', () => {
  it('is online only when the shop has responded', () => {
    expect(connectionOf(true, 'answered')).toBe('online');
    expect(connectionOf(true, null)).toBe('checking');
  });

  it('is offline when the browser has no network, whatever was received before', () => {
    expect(connectionOf(false, 'answered')).toBe('offline');
  });

  it.each(['offline', 'timeout', 'malformed', 'server'] as const)(
    'does not call the shop reachable after %s',
    (kind) => {
      expect(connectionOf(true, appError(kind))).toBe('unreachable');
    },
  );

  it('counts a server that lacks the health call as reachable', () => {
    expect(connectionOf(true, appError('refused', { status: 404 }))).toBe('online');
  });
});
