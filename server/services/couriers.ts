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

const courierNamed = (name: string) => COURIERS.find((one) => plain(one.name) === plain(name));

/** A known courier's name as it writes it; any other as it is. */
export const courierName = (name: string): string => courierNamed(name)?.name ?? name.trim();

/** The page on which a parcel can be followed; null for a courier without one. */
export function trackingPage(courier: string, number: string | null): string | null {
  const page = courierNamed(courier)?.page;
  if (page === undefined || number === null) return null;
  return page.replace('{number}', encodeURIComponent(number));
}
