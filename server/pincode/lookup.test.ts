/** @jest-environment node */
import * as v from 'valibot';
import { PincodeAnswerSchema } from '../../src/shared/api/contract';
import { lookupPincode } from './lookup';

const placeOf = (zip: string) => {
  const office = lookupPincode(zip)[0]?.PostOffice?.[0];
  return office && `${office.District}, ${office.State}, ${office.Country}`;
};

describe('the bundled postal codes', () => {
  it.each([
    ['744101', 'Andaman and Nicobar Islands'],
    ['530001', 'Andhra Pradesh'],
    ['791111', 'Arunachal Pradesh'],
    ['781001', 'Assam'],
    ['800001', 'Bihar'],
    ['160017', 'Chandigarh'],
    ['492001', 'Chhattisgarh'],
    ['396210', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['110001', 'Delhi'],
    ['403001', 'Goa'],
    ['380001', 'Gujarat'],
    ['122001', 'Haryana'],
    ['171001', 'Himachal Pradesh'],
    ['190001', 'Jammu and Kashmir'],
    ['834001', 'Jharkhand'],
    ['560001', 'Karnataka'],
    ['695001', 'Kerala'],
    ['194101', 'Ladakh'],
    ['682555', 'Lakshadweep'],
    ['462001', 'Madhya Pradesh'],
    ['400001', 'Maharashtra'],
    ['795001', 'Manipur'],
    ['793001', 'Meghalaya'],
    ['796001', 'Mizoram'],
    ['797001', 'Nagaland'],
    ['751001', 'Odisha'],
    ['605001', 'Puducherry'],
    ['141001', 'Punjab'],
    ['302001', 'Rajasthan'],
    ['737101', 'Sikkim'],
    ['600001', 'Tamil Nadu'],
    ['500001', 'Telangana'],
    ['799001', 'Tripura'],
    ['226001', 'Uttar Pradesh'],
    ['248001', 'Uttarakhand'],
    ['700001', 'West Bengal'],
  ])('answer %s with %s', (zip, state) => {
    expect(lookupPincode(zip)[0]?.PostOffice?.[0]?.State).toBe(state);
  });

  it("tell a union territory's exclaves from the state around them", () => {
    expect(placeOf('362520')).toBe('Diu, Dadra and Nagar Haveli and Daman and Diu, India');
    expect(placeOf('362001')).toBe('Junagadh, Gujarat, India');
    expect(placeOf('533464')).toBe('Yanam, Puducherry, India');
    expect(placeOf('609602')).toBe('Karaikal, Puducherry, India');
    expect(placeOf('673310')).toBe('Mahe, Puducherry, India');
    expect(placeOf('396230')).toBe(
      'Dadra and Nagar Haveli, Dadra and Nagar Haveli and Daman and Diu, India',
    );
  });

  it.each([
    ['400001', 'Mumbai'],
    ['400601', 'Thane'],
    ['411001', 'Pune'],
    ['395003', 'Surat'],
    ['390001', 'Vadodara'],
    ['201301', 'Gautam Buddha Nagar'],
    ['208001', 'Kanpur Nagar'],
    ['221001', 'Varanasi'],
    ['211001', 'Prayagraj'],
    ['641001', 'Coimbatore'],
    ['641601', 'Tiruppur'],
    ['625001', 'Madurai'],
    ['682001', 'Ernakulam'],
    ['570001', 'Mysuru'],
    ['580020', 'Dharwad'],
    ['520001', 'NTR'],
    ['452001', 'Indore'],
    ['482001', 'Jabalpur'],
    ['474001', 'Gwalior'],
    ['831001', 'East Singhbhum'],
    ['713201', 'Paschim Bardhaman'],
    ['734001', 'Darjeeling'],
    ['143001', 'Amritsar'],
    ['440001', 'Nagpur'],
    ['431001', 'Chhatrapati Sambhajinagar'],
    ['364001', 'Bhavnagar'],
    ['244001', 'Moradabad'],
    ['243001', 'Bareilly'],
  ])('know the district of a large city: %s is %s', (zip, district) => {
    expect(lookupPincode(zip)[0]?.PostOffice?.[0]?.District).toBe(district);
  });

  it('fill city, state and country of 560001', () => {
    expect(placeOf('560001')).toBe('Bengaluru, Karnataka, India');
  });

  it.each(['999999', '000000', '56000', '5600011', 'abcdef', '', '130001'])(
    'answer the unknown code "%s" as the public service does',
    (zip) => {
      expect(lookupPincode(zip)).toEqual([
        { Status: 'Error', Message: 'No records found', PostOffice: null },
      ]);
    },
  );

  it.each(['560001', '999999'])('answer %s in the shape the contract states', (zip) => {
    expect(v.safeParse(PincodeAnswerSchema, lookupPincode(zip)).success).toBe(true);
  });
});
