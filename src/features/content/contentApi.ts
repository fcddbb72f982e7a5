/** What the owner has set at the desk. */
import { baseApi, callOf } from '../../shared/api/baseApi';
import type { ResponseOf } from '../../shared/api/contract';

const A_DAY = 86_400;

export const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    content: build.query<ResponseOf<'content'>, void>({
      ...callOf('content'),
      providesTags: [{ type: 'Layout', id: 'CONTENT' }],
      keepUnusedDataFor: A_DAY,
    }),
  }),
});
