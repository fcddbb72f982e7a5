import { createContext, type ReactNode } from 'react';

/** What is in the sheet comes by this way, so that a tick renders the panel and not the dialog. */
export const SheetPanel = createContext<ReactNode>(null);
