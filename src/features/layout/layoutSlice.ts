/** The server's data for header and footer, and whether it can be reached. Not stored. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { answered, failed } from '../../shared/api/endpointMatchers';
import type { AppError } from '../../shared/api/appError';
import type { FooterLink, HeaderItem } from '../../shared/api/contract';

export interface LayoutState {
  /** Null until a page or the server provides it. */
  headers: HeaderItem[] | null;
  footers: FooterLink[] | null;
  /** How the last health call ended; null before the first. */
  health: 'answered' | AppError | null;
}

export interface LayoutRootState {
  layout: LayoutState;
}

const initialState: LayoutState = { headers: null, footers: null, health: null };

const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    /** The data in the page's HTML. */
    layoutEmbedded(
      state,
      { payload }: PayloadAction<{ headers: HeaderItem[]; footers: FooterLink[] }>,
    ) {
      state.headers = payload.headers;
      state.footers = payload.footers;
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(answered<HeaderItem[]>('headers'), (state, { payload }) => {
        state.headers = payload;
      })
      .addMatcher(answered<FooterLink[]>('footers'), (state, { payload }) => {
        state.footers = payload;
      })
      .addMatcher(answered('health'), (state) => {
        state.health = 'answered';
      })
      .addMatcher(failed('health'), (state, { payload }) => {
        if (payload) state.health = payload;
      });
  },
});

export const { layoutEmbedded } = layoutSlice.actions;
export const layoutReducer = layoutSlice.reducer;

export const selectHeaders = (state: LayoutRootState): HeaderItem[] | null => state.layout.headers;
export const selectFooters = (state: LayoutRootState): FooterLink[] | null => state.layout.footers;
export const selectHealth = (state: LayoutRootState): LayoutState['health'] => state.layout.health;
