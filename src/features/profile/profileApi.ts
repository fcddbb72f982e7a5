/** The additive calls behind "edit name", "change password" and "log out everywhere". */
import { baseApi, callOf } from '../../shared/api/baseApi';
import type { RequestOf, ResponseOf } from '../../shared/api/contract';

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    userUpdate: build.mutation<ResponseOf<'userUpdate'>, RequestOf<'userUpdate'>>({
      ...callOf('userUpdate'),
      invalidatesTags: (result) => (result ? ['User'] : []),
    }),
    userPassword: build.mutation<ResponseOf<'userPassword'>, RequestOf<'userPassword'>>({
      ...callOf('userPassword'),
    }),
    userLogoutEverywhere: build.mutation<ResponseOf<'userLogoutEverywhere'>, void>({
      ...callOf('userLogoutEverywhere'),
    }),
  }),
});

export const { useUserUpdateMutation, useUserPasswordMutation, useUserLogoutEverywhereMutation } =
  profileApi;
