/** The server's data for header and footer, and the health check. */
import { baseApi, callOf } from '../../shared/api/baseApi';
import type { ResponseOf } from '../../shared/api/contract';

const A_DAY = 86_400;

export const layoutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    headers: build.query<ResponseOf<'headers'>, void>({
      ...callOf('headers'),
      providesTags: [{ type: 'Layout', id: 'HEADERS' }],
      keepUnusedDataFor: A_DAY,
    }),
    footers: build.query<ResponseOf<'footers'>, void>({
      ...callOf('footers'),
      providesTags: [{ type: 'Layout', id: 'FOOTERS' }],
      keepUnusedDataFor: A_DAY,
    }),
    health: build.query<ResponseOf<'health'>, void>({ ...callOf('health') }),
  }),
});
