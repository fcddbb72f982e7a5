/** Couriers whose parcels can be followed on a page of theirs; `{number}` is the tracking number. */
const COURIERS = [
  { name: 'Delhivery', page: 'https://www.delhivery.com/track-v2/package/{number}' },
  {
    name: 'Blue Dart',
    page: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  },
  { name: 'DTDC', page: 'https://www.dtdc.in/tracking.asp?strCnno={number}' },
  { name: 'Ekart', page: 'https://ekartlogistics.com/shipmenttrack/{number}' },
  { name: 'Xpressbees', page: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}' },
  { name: 'Shadowfax', page: 'https://tracker.shadowfax.in/#/track?awb={number}' },
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
