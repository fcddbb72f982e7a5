/**
 * Matchers for RTK Query's actions by endpoint name. Slices use them instead of an endpoint's
 * `matchFulfilled`, because they are loaded before the endpoints.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppError } from './appError';

interface Read<Argument> {
  arg: { endpointName: string; originalArgs: Argument };
}

const isOf = (action: UnknownAction, phase: string, endpoint: string): boolean =>
  action.type === `api/executeQuery/${phase}` &&
  (action as UnknownAction & { meta: Read<unknown> }).meta.arg.endpointName === endpoint;

type Answered<Answer, Argument> = UnknownAction & {
  payload: Answer;
  meta: Read<Argument> & { fulfilledTimeStamp: number };
};

/** `answered<ResponseOf<'headers'>>('headers')`; `Argument`: what the endpoint was asked with. */
export const answered =
  <Answer, Argument = unknown>(endpoint: string) =>
  (action: UnknownAction): action is Answered<Answer, Argument> =>
    isOf(action, 'fulfilled', endpoint);

/** Matches failed queries; the payload is undefined if the query was aborted. */
export const failed =
  (endpoint: string) =>
  (action: UnknownAction): action is UnknownAction & { payload: AppError | undefined } =>
    isOf(action, 'rejected', endpoint);
