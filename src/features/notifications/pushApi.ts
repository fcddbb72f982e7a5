import { baseApi, callOf } from '../../shared/api/baseApi';
import type { RequestOf, ResponseOf } from '../../shared/api/contract';

const HOUR_S = 60 * 60;

const pushApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pushKey: build.query<ResponseOf<'pushKey'>, void>({
      ...callOf('pushKey'),
      keepUnusedDataFor: HOUR_S,
    }),
    pushSubscribe: build.mutation<ResponseOf<'pushSubscribe'>, RequestOf<'pushSubscribe'>>(
      callOf('pushSubscribe'),
    ),
  }),
});

export const { usePushKeyQuery, usePushSubscribeMutation } = pushApi;
