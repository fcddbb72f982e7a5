/** The additive calls of the profile's account section. */
import { baseApi, callOf } from '../../shared/api/baseApi';
import type { RequestOf, ResponseOf } from '../../shared/api/contract';
import { sessionApi } from '../session/sessionApi';
import type { SessionRootState } from '../session/sessionSlice';

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    userUpdate: build.mutation<ResponseOf<'userUpdate'>, RequestOf<'userUpdate'>>({
      ...callOf('userUpdate'),
      invalidatesTags: (result) => (result ? ['User'] : []),
      onQueryStarted: async (_name, { dispatch, queryFulfilled, ...api }) => {
        const answer = await queryFulfilled.catch(() => null);
        const { uid } = (api.getState() as unknown as SessionRootState).session;
        if (answer === null || uid === null) return;
        const { user } = answer.data;
        dispatch(
          sessionApi.util.updateQueryData('userInfo', uid, (info) => {
            info.user = user;
          }),
        );
      },
    }),
    userPassword: build.mutation<ResponseOf<'userPassword'>, RequestOf<'userPassword'>>({
      ...callOf('userPassword'),
    }),
    userData: build.mutation<ResponseOf<'userData'>, RequestOf<'userData'>>({
      ...callOf('userData'),
    }),
    userDelete: build.mutation<ResponseOf<'userDelete'>, RequestOf<'userDelete'>>({
      ...callOf('userDelete'),
    }),
    userLogoutEverywhere: build.mutation<ResponseOf<'userLogoutEverywhere'>, void>({
      ...callOf('userLogoutEverywhere'),
    }),
  }),
});

export const {
  useUserUpdateMutation,
  useUserPasswordMutation,
  useUserDataMutation,
  useUserDeleteMutation,
  useUserLogoutEverywhereMutation,
} = profileApi;
