import { http, type HttpHandler } from 'msw';
import type { Faults } from './faults';

/** The real API app, as far as the handlers care. */
export type Send = (request: Request) => Response | Promise<Response>;

/** Hands every call of the contract, and the postal codes, to the API app through the faults. */
export function createHandlers(send: Send, faults: Faults): HttpHandler[] {
  return ['*/v1/*', '*/pincode/*'].map((path) =>
    http.all(path, ({ request }) => faults.around(request, send)),
  );
}
