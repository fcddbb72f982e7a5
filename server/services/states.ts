/** The state codes of GSTINs (Central Board of Indirect Taxes and Customs). */
const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

/** Other spellings, as the postal service and older addresses have them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  orissa: '21',
  chattisgarh: '22',
  pondicherry: '34',
  uttaranchal: '05',
  'new delhi': '07',
  'nct of delhi': '07',
  'dadra and nagar haveli': '26',
  'daman and diu': '26',
};

const plain = (name: string): string =>
  name.toLowerCase().replaceAll('&', 'and').replace(/\s+/g, ' ').trim();

const codes = new Map([
  ...Object.entries(STATES).map(([code, name]) => [plain(name), code] as const),
  ...Object.entries(SPELLINGS),
]);

/** The code of a state by its name; null if it is unknown. */
export const stateCodeOf = (name: string): string | null => codes.get(plain(name)) ?? null;

export const nameOfState = (code: string): string => STATES[code] ?? '';

export const isStateCode = (code: string): boolean => code in STATES;

/** The state's code, which a GSTIN begins with. */
export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2);
