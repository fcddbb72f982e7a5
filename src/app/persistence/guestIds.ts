import { nanoid } from '@reduxjs/toolkit';
import { FOREIGN_PREFIX } from '../../shared/storage/specifiedKeys';

/**
 * An id for a guest cart or wishlist that another program wrote without one, so that it is merged into an account
 * exactly once. Two tabs may each give one; the merge decides which counts (sync/guestMerge.ts).
 */
export const newGuestId = (): string => FOREIGN_PREFIX + nanoid(12);
