declare module 'hono' {
  interface ContextVariableMap {
    /** The answer to a GET was made with all headers. */
    hasAllHeaders?: boolean;
  }
}

/** A year; subdomains may be other sites. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** What each answer of a shop at this address carries. */
export const strictTransport = (publicUrl: string | undefined): Record<string, string> =>
  publicUrl?.startsWith('https:') ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {};

/** What each answer of the API carries. */
export const apiHeaders = (publicUrl: string | undefined): Record<string, string> => ({
  // Any origin may call: tokens are sent in a header, never in a cookie, so another origin gains nothing.
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  ...strictTransport(publicUrl),
});
