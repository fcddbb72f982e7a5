import type { PincodeAnswer } from '../../src/shared/api/contract';
import { PIN_TABLE } from './table';

interface Place {
  district: string;
  state: string;
}

const SHORTEST_PREFIX = 3;
const COUNTRY = 'India';

function readTable(): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [state, entries] of Object.entries(PIN_TABLE)) {
    for (const entry of entries.split(',')) {
      const [, prefix, district] = /^\s*(\d{3,6}) (.+?)\s*$/.exec(entry) ?? [];
      if (prefix === undefined || district === undefined || places.has(prefix))
        throw new Error(`The PIN table cannot be read at "${entry.trim()}" (${state}).`);
      places.set(prefix, { district, state });
    }
  }
  return places;
}

const places = readTable();

/** District and state of a PIN code, by the longest prefix in the table. */
function placeOf(zip: string): Place | undefined {
  if (!/^[1-9]\d{5}$/.test(zip)) return undefined;
  for (let length = zip.length; length >= SHORTEST_PREFIX; length -= 1) {
    const place = places.get(zip.slice(0, length));
    if (place) return place;
  }
  return undefined;
}

/**
 * Looks up a six-digit PIN code in the bundled table. The result has the shape of the public Indian postal service
 * (spec section 7), also for an unknown code.
 */
export function lookupPincode(zip: string): PincodeAnswer {
  const code = zip.trim();
  const place = placeOf(code);
  if (!place) return [{ Status: 'Error', Message: 'No records found', PostOffice: null }];
  return [
    {
      Status: 'Success',
      Message: 'Number of pincode(s) found:1',
      PostOffice: [{ District: place.district, State: place.state, Country: COUNTRY }],
    },
  ];
}
