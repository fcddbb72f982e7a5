import type { Shipment } from './ports';
import { Refusal } from './refusal';

/**
 * Couriers with a page on which a parcel can be followed; `{number}` is the tracking number. Only those whose address
 * other shops use in the same form.
 */
const COURIERS = [
  { name: 'Delhivery', page: 'https://www.delhivery.com/track-v2/package/{number}' },
  {
    name: 'Blue Dart',
    page: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  },
  { name: 'Ekart', page: 'https://ekartlogistics.com/shipmenttrack/{number}' },
  { name: 'Shiprocket', page: 'https://shiprocket.co/tracking/{number}' },
] as const;

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

export const courierNamed = (name: string) =>
  COURIERS.find((one) => plain(one.name) === plain(name));

/** A known courier's name as it writes it; any other as it is. */
export const courierName = (name: string): string => courierNamed(name)?.name ?? name.trim();

/** The page on which a parcel can be followed; null for a courier without one. */
export function trackingPage(courier: string, number: string | null): string | null {
  const page = courierNamed(courier)?.page;
  if (page === undefined || number === null) return null;
  return page.replace('{number}', encodeURIComponent(number));
}

/** Of a parcel, as staff and operator type it. */
export interface ShipmentText {
  courier?: string | undefined;
  tracking?: string | undefined;
}

const MAX_TRACKING = 64;

/** Parses a courier and its tracking number. Refuses a number without a courier. */
export function readShipment({ courier, tracking }: ShipmentText): Shipment | null {
  const [name, number] = [courier?.trim() ?? '', tracking?.trim() ?? ''];
  if (name === '' && number === '') return null;
  if (name === '') throw new Refusal('invalid', 'A tracking number needs its courier.');
  if (name.length > MAX_TRACKING || !/^[\w /-]*$/.test(number) || number.length > MAX_TRACKING) {
    throw new Refusal(
      'invalid',
      `A tracking number has at most ${String(MAX_TRACKING)} letters, digits, spaces, "-" and "/".`,
    );
  }
  return { courier: courierName(name), number: number === '' ? null : number };
}
