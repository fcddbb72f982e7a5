import { baseApi } from '../../../shared/api/baseApi';
import type { ResponseOf } from '../../../shared/api/contract';
import { formatDay } from '../../../shared/lib/formatDay';
import { localValues } from '../../../shared/storage/localValues';

const HOUR_S = 60 * 60;

export const deliveryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The day by which an order of now would arrive at a PIN code: `Tue 1 Dec`. */
    deliveryDate: build.query<string, string>({
      query: (zipcode) => ({ name: 'deliveryDate', body: { zipcode } }),
      transformResponse: ({ by }: ResponseOf<'deliveryDate'>) => formatDay(by),
      keepUnusedDataFor: HOUR_S,
    }),
  }),
});

export const { useDeliveryDateQuery } = deliveryApi;

const KEY = 'app:deliveryPin';

/** The PIN code for which this device last asked when an order would arrive. */
export const deliveryPin = {
  read: (): string => localValues.get(KEY) ?? '',
  keep: (pin: string): void => {
    try {
      localValues.set(KEY, pin);
    } catch {
      // Kept in memory.
    }
  },
  clear: (): void => localValues.remove(KEY),
};
