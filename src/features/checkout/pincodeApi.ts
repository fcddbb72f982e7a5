/**
 * The postal-code lookup (spec section 7): a public service, called with plain `fetch` and without the
 * token. `VITE_PINCODE_URL` sets its address.
 */
import * as v from 'valibot';
import { appError } from '../../shared/api/appError';
import { baseApi } from '../../shared/api/baseApi';
import { PincodeAnswerSchema } from '../../shared/api/contract';
import { logFailure } from '../../shared/api/logFailure';
import { env } from '../../shared/config/env';
import { withTimeout } from '../../shared/lib/withTimeout';

export interface Place {
  city: string;
  state: string;
  country: string;
}

const LOOKUP_TIMEOUT_MS = 8_000;
const DAY_S = 86_400;

export const pincodeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** District, state and country of a PIN code; null when the service does not know it. */
    pincode: build.query<Place | null, string>({
      queryFn: async (zip, { signal }) => {
        try {
          const url = env.pincodeUrl.replace('{zip}', encodeURIComponent(zip));
          const headers = { accept: 'application/json' };
          const [status, json] = await withTimeout(
            LOOKUP_TIMEOUT_MS,
            async (within): Promise<[number, unknown]> => {
              const answer = await fetch(url, { headers, signal: within });
              return [answer.status, await answer.json()];
            },
            signal,
          );
          const parsed = v.safeParse(PincodeAnswerSchema, json);
          if (!parsed.success) return { error: appError('malformed', { status }) };
          const office = parsed.output[0]?.PostOffice?.[0];
          return {
            data: office
              ? { city: office.District, state: office.State, country: office.Country }
              : null,
          };
        } catch {
          return { error: appError('offline') };
        }
      },
      keepUnusedDataFor: DAY_S,
      onQueryStarted: (_zip, { queryFulfilled }) => logFailure(queryFulfilled, 'The postal code'),
    }),
  }),
});

export const { useLazyPincodeQuery } = pincodeApi;
