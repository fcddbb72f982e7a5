import { createContext, type ReactNode } from 'react';

/** Carries the sheet's content, so that a click renders the panel and not the dialog. */
export const SheetPanel = createContext<ReactNode>(null);
