import type { CardSlots } from '../catalog/ProductCard';
import { CardAdd } from './CardAdd';
import { CardTools } from './CardTools';

/** What the shop's pages put into every product card. */
export const cardSlots: CardSlots = { Foot: CardAdd, Tools: CardTools };
