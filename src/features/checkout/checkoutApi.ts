import { baseApi, callOf } from '../../shared/api/baseApi';
import type { ResponseOf } from '../../shared/api/contract';

const HOUR_S = 60 * 60;

export const checkoutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails on a server without the call: then Cash on Delivery has no limits. */
    codTerms: build.query<ResponseOf<'codTerms'>, void>({
      ...callOf('codTerms'),
      keepUnusedDataFor: HOUR_S,
    }),
  }),
});

export const { useCodTermsQuery } = checkoutApi;
