import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { toAppError } from '../../shared/api/appError';
import { baseApi, callOf } from '../../shared/api/baseApi';
import type { RequestOf, ResponseOf } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';

const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    newsletterTerms: build.query<ResponseOf<'newsletterTerms'>, void>(callOf('newsletterTerms')),
    newsletterSubscribe: build.mutation<
      ResponseOf<'newsletterSubscribe'>,
      RequestOf<'newsletterSubscribe'>
    >(callOf('newsletterSubscribe')),
  }),
});

const { newsletterTerms, newsletterSubscribe } = newsletterApi.endpoints;

/**
 * Subscribes an address. Sends it only to a shop that has a newsletter; for any other it stores nothing, as specified
 * (spec section 4). Returns what to say, and whether the shopper should try again.
 */
export async function subscribe(
  email: string,
  dispatch: ThunkDispatch<never, unknown, UnknownAction>,
): Promise<{ text: string; failed: boolean }> {
  const read = dispatch(newsletterTerms.initiate(undefined, { subscribe: false }));
  const { data, error } = await read;
  // An error that is an answer: a server without newsletters.
  const kind = error ? toAppError(error).kind : 'refused';
  if (kind !== 'refused') return { text: toAppError(error).message, failed: true };
  if (data?.percent == null) {
    const text = t(
      'Thank you for your interest. Our newsletter has not started yet: nothing was sent, and your address is not kept.',
    );
    return { text, failed: false };
  }
  const sent = await dispatch(newsletterSubscribe.initiate({ email }, { track: false }));
  if (sent.error) return { text: toAppError(sent.error).message, failed: true };
  return {
    text: t('We have written to {email}. Confirm your address there to get your code.', {
      email,
    }),
    failed: false,
  };
}
