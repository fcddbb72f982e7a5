import type { SerializedError } from '@reduxjs/toolkit';
import { useAppSelector } from '../../app/hooks';
import { toAppError, type AppError } from '../../shared/api/appError';
import type { OutboxRecord } from '../../sync/record';
import { selectUid } from './sessionSelectors';

/** Seconds for which an account's list counts as fresh. */
export const FRESH_S = 30;

/** Whether this device knows the account's list: one that was never read must not be shown as empty. */
export interface AccountRead {
  /** Always `known` for guests, whose list is on this device. */
  status: 'known' | 'loading' | 'failed';
  /** For a signed-in person, if reading has failed. */
  message: string;
  retry: () => void;
}

interface Query {
  error?: AppError | SerializedError | undefined;
  isFetching: boolean;
  isUninitialized: boolean;
  refetch: () => unknown;
}

/**
 * @param record the stored record; null until the journal has been read
 * @param query the query for the account's list
 */
export function useAccountRead(record: OutboxRecord | null, query: Query): AccountRead {
  const uid = useAppSelector(selectUid);
  const isKnown = uid === null || (record?.uid === uid && record.baseAt !== null);
  const hasFailed = query.error !== undefined && !query.isFetching;
  return {
    status: isKnown ? 'known' : hasFailed ? 'failed' : 'loading',
    message: toAppError(query.error).message,
    retry: () => {
      if (!query.isUninitialized) void query.refetch();
    },
  };
}
