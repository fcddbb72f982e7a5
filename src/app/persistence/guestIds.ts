import { nanoid } from '@reduxjs/toolkit';

/** Names a guest cart or list, so that it joins an account exactly once. */
export const newGuestId = (): string => nanoid(12);
