import { baseApi, callOf } from '../../shared/api/baseApi';
import type { RequestOf, ResponseOf } from '../../shared/api/contract';

const stockAlertApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    stockAlert: build.mutation<ResponseOf<'stockAlert'>, RequestOf<'stockAlert'>>({
      ...callOf('stockAlert'),
      // Refused: it can be bought again.
      invalidatesTags: (_result, error) => (error ? [{ type: 'Product', id: 'LIST' }] : []),
    }),
  }),
});

export const { useStockAlertMutation } = stockAlertApi;
