import { nanoid } from '@reduxjs/toolkit';

/** Gives guest carts and wishlists an id, so that each is merged into an account exactly once. */
export const newGuestId = (): string => nanoid(12);
