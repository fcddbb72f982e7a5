import type { Design } from './shots';

const lamp = (design: string): Design => ({ model: 'models.lamp', params: { design } });
const vase = (design: string): Design => ({ model: 'models.vase', params: { design } });

const hung = (cloth: string, more: Design['params']): Design => ({
  model: 'models.hung',
  params: { cloth, ...more },
});
const saree = (more: Design['params']) => hung('saree', more);
const dupatta = (more: Design['params']) => hung('dupatta', more);
const throwOver = (more: Design['params']) => hung('throw', more);
const curtain = (more: Design['params']) => hung('curtain', more);
const soft = (thing: string, more: Design['params']): Design => ({
  model: 'models.soft',
  params: { thing, ...more },
});
const ware = (design: string): Design => ({ model: 'models.tableware', params: { design } });
const made = (model: string, params: Design['params']): Design => ({
  model: `models.${model}`,
  params,
});
const room = (model: string, params: Design['params']): Design => ({
  ...made(model, params),
  room: true,
});

/** Which model and design stands for which product of the seed. Everything here was looked at and may be rendered. */
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

  'saree-banarasi-katan-silk': saree({ print: 'zari', deepen: -0.04 }),
  'saree-kanjivaram-temple': saree({ border: '#5a1f45', deepen: -0.03 }),
  'saree-jamdani-mul': saree({
    print: 'buti',
    edge: 'line',
    weave: 'cotton',
    sheer: 0.25,
    motif: 'keri',
  }),
  'saree-maheshwari-stripe': saree({ print: 'stripe', weave: 'cotton', temple: false }),
  'saree-bandhani-georgette': saree({ print: 'bandhani', weave: 'chiffon', edge: 'line' }),
  'saree-linen-everyday': saree({ edge: 'line', gold: '#c4c6c6', weave: 'linen', sheer: 0.1 }),
  'saree-sambalpuri-ikat': saree({ print: 'ikat', scale: 0.8, edge: 'plain', weave: 'cotton' }),
  'saree-organza-painted': saree({ print: 'jaal', scale: 1.2, edge: 'line', sheer: 0.3 }),
  'saree-khadi-undyed': saree({
    weave: 'khadi',
    edge: 'plain',
    border: '#cfb78e',
    gold: '#b89a68',
  }),
  'saree-leheriya-chiffon': saree({
    print: 'leheriya',
    weave: 'chiffon',
    edge: 'line',
    sheer: 0.15,
  }),
  'saree-kota-doria-check': saree({
    print: 'check',
    kind: 'kota',
    weave: 'cotton',
    edge: 'line',
    sheer: 0.3,
  }),
  'saree-ajrakh-modal': saree({ print: 'ajrakh', edge: 'plain', weave: 'satin', tassels: false }),

  'dupatta-kota-block': dupatta({ print: 'buti', weave: 'cotton', sheer: 0.3, edge: 'line' }),
  'dupatta-phulkari': dupatta({ print: 'ikat', scale: 0.5, weave: 'khadi' }),
  'dupatta-bandhej-silk': dupatta({ print: 'bandhani', edge: 'zari' }),
  'stole-pashmina-kani': dupatta({ print: 'jaal', scale: 0.7, weave: 'wool', seed: 21 }),
  'stole-everyday-stripe': dupatta({ print: 'stripe', kind: 'dhurrie', weave: 'slub', seed: 27 }),

  'cushion-buti-pair': soft('cushion', { print: 'buti', pair: true }),
  'cushion-velvet-plain': soft('cushion', { weave: 'velvet', size: 0.5, pair: false }),
  'cushion-suzani': soft('cushion', { print: 'jaal', scale: 1.5, weave: 'cotton', pair: true }),
  'cushion-kilim-bolster': soft('cushion', {
    print: 'kilim',
    scale: 0.8,
    weave: 'dhurrie',
    floor: true,
  }),
  'bedspread-jaipuri-razai': soft('quilt', { print: 'jaal', scale: 0.9 }),
  'bedspread-dohar-summer': soft('quilt', { print: 'buti', thick: 0.009 }),
  'bedspread-linen-duvet': soft('quilt', { weave: 'linen', thick: 0.012, crumple: 0.6 }),
  'bedspread-kantha-stripe': soft('quilt', {
    print: 'stripe',
    kind: 'dhurrie',
    weave: 'slub',
    thick: 0.01,
  }),
  'plates-stoneware-speckled': ware('speckled'),
  'plates-blue-pottery': ware('blue_pottery'),
  'plates-kansa-thali': ware('thali'),
  'bowl-terracotta-serving': ware('longpi'),
  'bowl-mango-wood': ware('mango_bowl'),
  'tea-set-kulhad': ware('kulhad'),
  'tea-set-porcelain-garden': ware('tea_garden'),
  'chair-chandigarh-cane': room('chair', { design: 'chandigarh' }),
  'chair-mango-spindle': room('chair', { design: 'spindle' }),
  'chair-upholstered-velvet': room('chair', { design: 'shell', weave: 'velvet' }),
  'armchair-planters': room('chair', { design: 'planter' }),
  'armchair-boucle-curve': room('chair', { design: 'shell', weave: 'boucle', deep: true }),
  'armchair-wing-block-print': room('chair', { design: 'wing' }),
  'stool-mooda-cane': room('chair', { design: 'mooda' }),
  'stool-bar-acacia': room('chair', { design: 'counter' }),
  'chair-study-swivel': room('chair', { design: 'study' }),
  'throw-himachal-check': throwOver({ print: 'check', kind: 'plaid', weave: 'wool' }),
  'throw-cotton-waffle': throwOver({ weave: 'dhurrie', fringe: true }),
  'throw-kantha-quilt': throwOver({ print: 'kantha', weave: 'cotton', fringe: false }),
  'curtain-sheer-linen': curtain({ weave: 'linen', sheer: 0.45 }),
  'curtain-block-print-jaal': curtain({ print: 'jaal', scale: 1.3, weave: 'cotton' }),
  'curtain-velvet-blackout': curtain({ weave: 'velvet' }),
  'rug-panja-dhurrie': soft('rug', { kind: 'stripe' }),
  'rug-kilim-ikat': soft('rug', { kind: 'border' }),
  'rug-jute-round-braid': soft('braided', {}),
  'rug-bhadohi-tufted': soft('rug', { kind: 'border', weave: 'wool', thick: 0.014, fringe: false }),
  'rug-kashmir-silk': soft('rug', { kind: 'border', weave: 'silk', scale: 0.6 }),
  'rug-bath-chenille': soft('rug', {
    kind: 'plain',
    weave: 'boucle',
    width: 0.5,
    length: 0.8,
    thick: 0.02,
    fringe: false,
  }),
  'jutti-gulab-embroidered': made('shoe', { print: 'jaal', scale: 0.35, pointed: 1 }),
  'jutti-mirror-mehendi': made('shoe', { print: 'bandhani', scale: 0.5, pointed: 1 }),
  'jutti-plain-tan': made('shoe', { weave: 'leather', pointed: 1 }),
  'sandal-kolhapuri-classic': made('shoe', { cut: 'open', weave: 'leather' }),
  'sandal-monsoon-slide': made('shoe', { cut: 'open', rubber: '#8f9b86', sole: 0.024 }),
  'heels-brocade-block': made('shoe', {
    print: 'zari',
    scale: 0.4,
    pointed: 0.7,
    heel: 0.06,
    covered: true,
  }),
  'heels-suede-office': made('shoe', { weave: 'velvet', pointed: 0.8, heel: 0.04, covered: true }),
  'sneaker-block-print-canvas': made('shoe', {
    print: 'buti',
    scale: 0.4,
    weave: 'canvas',
    rubber: '#efe9dc',
    sole: 0.022,
    throat: 0.6,
    back: 0.058,
    side: 0.048,
    vamp: 0.05,
    laces: true,
  }),
  'sneaker-all-white': made('shoe', {
    weave: 'leather',
    rubber: '#f4f1ea',
    sole: 0.024,
    throat: 0.62,
    back: 0.06,
    side: 0.05,
    vamp: 0.05,
    laces: true,
  }),
};
