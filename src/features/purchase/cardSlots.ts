import type { CardSlots } from '../catalog/ProductCard';
import { CardAdd } from './CardAdd';
import { CardTools } from './CardTools';

/** The slots that the shop's pages pass to every product card. */
export const cardSlots: CardSlots = { Foot: CardAdd, Tools: CardTools };
