import { bags } from './products/bags';
import { bottoms, dupattas } from './products/bottoms';
import { coords } from './products/coords';
import { dresses } from './products/dresses';
import { footwear } from './products/footwear';
import { beds, chairs } from './products/furniture';
import { jewellery } from './products/jewellery';
import { kurtas } from './products/kurtas';
import { lamps } from './products/lamps';
import { sarees } from './products/sarees';
import { bedAndWindow, softHome } from './products/softHome';
import { sofas } from './products/sofas';
import { tableware, vases } from './products/tableware';
import { tops } from './products/tops';
import type { SeedProduct } from './types';

const families: SeedProduct[][] = [
  kurtas,
  sofas,
  dresses,
  lamps,
  sarees,
  jewellery,
  coords,
  chairs,
  bags,
  softHome,
  tops,
  beds,
  footwear,
  tableware,
  bottoms,
  bedAndWindow,
  dupattas,
  vases,
];

/** Takes one product of each family in turn, so that the first page shows the shop's whole range. */
function inTurn(groups: SeedProduct[][]): SeedProduct[] {
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  ).flat();
}

/** The demo catalogue, in the order in which the server lists it. */
export const products: readonly SeedProduct[] = inTurn(families);
