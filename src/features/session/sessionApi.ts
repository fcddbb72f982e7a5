/** Calls of the session (spec section 7). */
import { baseApi, callOf, privateCallOf } from '../../shared/api/baseApi';
import type { RequestOf, ResponseOf } from '../../shared/api/contract';
import { logFailure } from '../../shared/api/logFailure';

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    userLogin: build.mutation<ResponseOf<'userLogin'>, RequestOf<'userLogin'>>({
      ...callOf('userLogin'),
    }),
    userRegister: build.mutation<ResponseOf<'userRegister'>, RequestOf<'userRegister'>>({
      ...callOf('userRegister'),
    }),
    userForgotPassword: build.mutation<
      ResponseOf<'userForgotPassword'>,
      RequestOf<'userForgotPassword'>
    >({ ...callOf('userForgotPassword') }),
    userResetPassword: build.mutation<
      ResponseOf<'userResetPassword'>,
      RequestOf<'userResetPassword'>
    >({ ...callOf('userResetPassword') }),
    /** The argument is the person's id, so that one person's answer is never another's. */
    userInfo: build.query<ResponseOf<'userInfo'>, string>({
      ...privateCallOf('userInfo'),
      providesTags: (_result, _error, uid) => [{ type: 'User', id: uid }],
      keepUnusedDataFor: 600,
      onQueryStarted: (_uid, { queryFulfilled }) => logFailure(queryFulfilled, 'User info'),
    }),
  }),
});

export const {
  useUserLoginMutation,
  useUserRegisterMutation,
  useUserForgotPasswordMutation,
  useUserResetPasswordMutation,
  useUserInfoQuery,
} = sessionApi;
