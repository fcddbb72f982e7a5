/** A wrong setting or environment; the message is one line for the operator. */
export class SettingError extends Error {
  override name = 'SettingError';
}

export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorText(error.errors[0]);
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}

/** Why the server cannot listen on the port of a setting. */
export function portProblem(setting: string, port: number, error: unknown): string {
  const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isBusy
    ? `Port ${String(port)} is in use. Set ${setting} to another one.`
    : `Cannot listen on port ${String(port)}: ${errorText(error)}`;
}
