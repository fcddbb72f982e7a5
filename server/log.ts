/** Where the server reports to. Messages and fields hold no personal data: ids of requests, accounts and orders only. */
export interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

let current: Log = {
  info: () => undefined,
  error: (fields, message) => console.error(message, fields),
};

/** Replaces the console, to which the API reports in a browser and in tests. */
export function logTo(log: Log): void {
  current = log;
}

export const log: Log = {
  info: (fields, message) => current.info(fields, message),
  error: (fields, message) => current.error(fields, message),
};
