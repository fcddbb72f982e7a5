/** What the owner has set at the desk; for absent values the build's apply. Not stored. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { answered } from '../../shared/api/endpointMatchers';
import type { Content } from '../../shared/api/contract';

export interface ContentRootState {
  content: Content;
}

const initialState: Content = {};

const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    /** The data in the page's HTML. */
    contentEmbedded: (_state, { payload }: PayloadAction<Content>) => payload,
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      answered<{ content: Content }>('content'),
      (_state, { payload }) => payload.content,
    );
  },
});

export const { contentEmbedded } = contentSlice.actions;
export const contentReducer = contentSlice.reducer;

export const selectContent = (state: ContentRootState): Content => state.content;
