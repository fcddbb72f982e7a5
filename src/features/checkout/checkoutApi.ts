import { baseApi, callOf } from '../../shared/api/baseApi';
import type { RequestOf, ResponseOf } from '../../shared/api/contract';

const HOUR_S = 60 * 60;

export const checkoutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails on a server without the call: then Cash on Delivery has no limits. */
    codTerms: build.query<ResponseOf<'codTerms'>, void>({
      ...callOf('codTerms'),
      keepUnusedDataFor: HOUR_S,
    }),
    couponCheck: build.query<ResponseOf<'couponCheck'>, RequestOf<'couponCheck'>>({
      ...callOf('couponCheck'),
      // Never a discount of an earlier visit.
      keepUnusedDataFor: 0,
      providesTags: ['Coupon', 'Product'],
    }),
  }),
});

export const { useCodTermsQuery, useCouponCheckQuery } = checkoutApi;
