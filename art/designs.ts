import type { Design } from './shots';

const lamp = (design: string): Design => ({ model: 'models.lamp', params: { design } });
const vase = (design: string): Design => ({ model: 'models.vase', params: { design } });

/** Which model and design stands for which product of the seed. */
export const designs: Record<string, Design> = {
  'lamp-terracotta-pleated': lamp('terracotta-pleated'),
  'lamp-brass-diya': lamp('brass-column'),
  'lamp-blue-pottery': lamp('blue-pottery'),
  'lamp-khadi-paper': lamp('paper'),
  'floor-lamp-bamboo': lamp('bamboo-floor'),
  'floor-lamp-arc-brass': lamp('slim-floor'),
  'pendant-cane-dome': lamp('cane-dome'),
  'pendant-pierced-moroccan': lamp('pierced'),
  'vase-terracotta-tall': vase('terracotta-tall'),
  'vase-blue-pottery-bud': vase('blue-pottery-bud'),
  'vase-bidri-silver': vase('bidri'),
  'vase-ribbed-glaze': vase('ribbed'),
  'vase-kiln-trial': vase('kiln-trial'),
};
