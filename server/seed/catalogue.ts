import { kurtas } from './products/kurtas';
import type { SeedProduct } from './types';

/** The demo catalogue, in the order in which the server lists it. */
export const catalogue: SeedProduct[] = [...kurtas];
