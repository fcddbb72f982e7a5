/** The demo catalogue in Hindi. What is missing is shown in English. */
import { CARE, describe } from '../family';
import type { SeedTexts } from '../types';
import type { ProductTexts } from '../../services/ports';
import { bags } from './bags';
import { bottoms } from './bottoms';
import { coords } from './coords';
import { dresses } from './dresses';
import { footwear } from './footwear';
import { furniture } from './furniture';
import { jewellery } from './jewellery';
import { kurtas } from './kurtas';
import { lamps } from './lamps';
import { sarees } from './sarees';
import { sofas } from './sofas';
import { softHome } from './softHome';
import { tableware } from './tableware';
import { tops } from './tops';

const texts: Record<string, SeedTexts> = {
  ...bags,
  ...bottoms,
  ...coords,
  ...dresses,
  ...footwear,
  ...furniture,
  ...jewellery,
  ...kurtas,
  ...lamps,
  ...sarees,
  ...sofas,
  ...softHome,
  ...tableware,
  ...tops,
};

/** How to look after a product, as `CARE` says it in English. */
const care: Record<string, string> = {
  [CARE.machine]: 'ठंडे पानी में मशीन में धोएँ, छाँव में सुखाएँ',
  [CARE.hand]: 'ठंडे पानी में हाथ से धोएँ, छाँव में सुखाएँ',
  [CARE.dry]: 'सिर्फ़ ड्राई क्लीन',
  [CARE.wool]: 'ऊनी कपड़ों की तरह 30 °C पर धोएँ, बिछाकर सुखाएँ',
  [CARE.spot]: 'सिर्फ़ दाग़ वाली जगह साफ़ करें',
  [CARE.wipe]: 'हल्के गीले कपड़े से पोंछें',
  [CARE.dust]: 'मुलायम सूखे कपड़े से धूल झाड़ें',
  [CARE.wood]: 'मुलायम कपड़े से धूल झाड़ें, साल में एक बार तेल लगाएँ',
  [CARE.leather]: 'सूखा रखें, साल में दो बार लेदर बाम लगाएँ',
  [CARE.jewellery]: 'साथ आए पाउच में सूखा रखें',
  [CARE.rug]: 'बिना ब्रश के वैक्यूम करें; प्रोफ़ेशनल सफ़ाई',
  [CARE.dishwasher]: 'डिशवॉशर और माइक्रोवेव में चलेगा',
};

const PICTURED = '(साइज़ M, जैसा फ़ोटो में है: बस्ट 91, कमर 74, हिप 99 सेमी के लिए)';

/** The Hindi texts of a product; undefined for a generated one. */
export function inHindi(id: string, careInEnglish: string): ProductTexts | undefined {
  const own = texts[id];
  if (!own) return undefined;
  const { short, text, details, dimensions, care: ownCare = care[careInEnglish], ...rest } = own;
  return {
    ...rest,
    shortDescription: short,
    description: describe({ text, ...(details && { details }) }),
    ...(ownCare !== undefined && { care: ownCare }),
    ...(dimensions !== undefined && { dimensions: dimensions.replace('(साइज़ M)', PICTURED) }),
  };
}
