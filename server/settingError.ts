/** A wrong setting or environment; the message is one line for the operator. */
export class SettingError extends Error {
  override name = 'SettingError';
}

export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorText(error.errors[0]);
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
