import { http, type HttpHandler } from 'msw';
import type { Faults } from './faults';

/** The real API app. */
export type Send = (request: Request) => Response | Promise<Response>;

/** Sends every call of the contract, and postal codes, through the faults to the API app. */
export function createHandlers(send: Send, faults: Faults): HttpHandler[] {
  return ['*/v1/*', '*/pincode/*'].map((path) =>
    http.all(path, ({ request }) => faults.around(request, send)),
  );
}
