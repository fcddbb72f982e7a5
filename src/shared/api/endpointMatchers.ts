/**
 * The actions of RTK Query's reads, told by the endpoint's name: `matchFulfilled` of an endpoint does
 * the same, but only its code has it, and slices that hold what was answered are there before that.
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

/** No answer that can be used; the payload is undefined where the read was given up. */
export const failed =
  (endpoint: string) =>
  (action: UnknownAction): action is UnknownAction & { payload: AppError | undefined } =>
    isOf(action, 'rejected', endpoint);
