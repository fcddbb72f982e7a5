import { useAppSelector } from '../../app/hooks';
import type { StoreDetails } from '../../shared/api/contract';
import { selectContent } from './contentSlice';
import { storeFacts } from './storeFacts';

/** The store's legal name, addresses and numbers: those that the owner has set, else those of the build. */
export const useStoreDetails = (): StoreDetails =>
  useAppSelector(selectContent).store ?? storeFacts;

/** True while some of them are samples; pages then say so. */
export const useHasSamples = (): boolean =>
  useAppSelector(selectContent).store === undefined && storeFacts.hasSamples;
