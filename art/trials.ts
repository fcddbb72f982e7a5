import type { Design } from './shots';

const hung = (cloth: string, more: Design['params']): Design => ({
  model: 'models.hung',
  params: { cloth, ...more },
});
const throwOver = (more: Design['params']) => hung('throw', more);
const curtain = (more: Design['params']) => hung('curtain', more);
const soft = (thing: string, more: Design['params']): Design => ({
  model: 'models.soft',
  params: { thing, ...more },
});
const ware = (design: string): Design => ({ model: 'models.tableware', params: { design } });
const garment = (cut: string, more: Design['params']): Design => ({
  model: 'models.garment',
  params: { cut, ...more },
});
const made = (model: string, params: Design['params']): Design => ({
  model: `models.${model}`,
  params,
});
const room = (model: string, params: Design['params']): Design => ({
  ...made(model, params),
  room: true,
});

/**
 * Designs that nobody has looked at yet. They are rendered only when asked for (`npm run art -- --trial --only id`), never by
 * themselves, and never count towards a category; a design that convinces moves to `designs.ts`.
 */
export const trials: Record<string, Design> = {
  'throw-himachal-check': throwOver({ print: 'check', kind: 'plaid', weave: 'wool' }),
  'throw-cotton-waffle': throwOver({ weave: 'dhurrie', fringe: true }),
  'throw-kantha-quilt': throwOver({ print: 'kantha', weave: 'cotton', fringe: false }),

  'curtain-sheer-linen': curtain({ weave: 'linen', sheer: 0.45 }),
  'curtain-block-print-jaal': curtain({ print: 'jaal', scale: 1.3, weave: 'cotton' }),
  'curtain-velvet-blackout': curtain({ weave: 'velvet' }),

  'cushion-buti-pair': soft('cushion', { print: 'buti', pair: true }),
  'cushion-velvet-plain': soft('cushion', { weave: 'velvet', size: 0.5, pair: false }),
  'cushion-suzani': soft('cushion', { print: 'jaal', scale: 1.5, weave: 'cotton', pair: true }),
  'cushion-kilim-bolster': soft('cushion', {
    print: 'kilim',
    scale: 0.8,
    weave: 'dhurrie',
    floor: true,
  }),

  'rug-panja-dhurrie': soft('rug', { kind: 'stripe' }),
  'rug-kilim-ikat': soft('rug', { kind: 'border' }),

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
  'glasses-recycled-set': ware('tumblers'),

  'kurta-indigo-block-print': garment('kurta', {
    print: 'buti',
    border: 'print',
    buttons: '#efe3c8',
  }),
  'kurta-chanderi-festive': garment('kurta-straight', {
    print: 'zari',
    border: 'zari',
    weave: 'silk',
  }),
  'kurta-lucknow-chikankari': garment('kurta', { print: 'chikan', border: 'lace' }),
  'kurta-everyday-handloom': garment('kurta-straight', { weave: 'khadi', buttons: '#5c4630' }),
  'kurta-leheriya-monsoon': garment('kurta', {
    print: 'leheriya',
    weave: 'chiffon',
    sleeve: 'elbow',
  }),
  'kurta-pinstripe-office': garment('kurta-straight', {
    print: 'stripe',
    scale: 0.5,
    buttons: '#efe9dc',
  }),
  'kurta-ikat-pochampally': garment('kurta', {
    print: 'ikat',
    scale: 0.7,
    sleeve: 'elbow',
    neck: 'v',
  }),
  'anarkali-rose-garden': garment('anarkali', { print: 'jaal', border: 'print' }),
  'anarkali-midnight-zari': garment('anarkali', {
    print: 'zari',
    border: 'zari',
    border_depth: 0.12,
    weave: 'silk',
  }),
  'anarkali-cotton-day': garment('anarkali', {
    print: 'buti',
    motif: 'genda',
    border: 'print',
    sleeve: 'elbow',
  }),
  'kurta-linen-band-collar': garment('kurta-straight', {
    weave: 'linen',
    buttons: '#d8c7a6',
    neck: 'round',
    neck_d: 0.06,
  }),
  'kurta-winter-tweed': garment('kurta-straight', {
    print: 'check',
    kind: 'plaid',
    weave: 'wool',
    sleeve: 'full',
  }),
  'kurta-sample-archive': garment('kurta', { print: 'buti', motif: 'keri', border: 'print' }),

  'tote-canvas-market': made('bag', { thing: 'tote' }),
  'tote-ikat-work': made('bag', { thing: 'tote', print: 'ikat', scale: 0.6, straps: 'leather' }),
  'tote-leather-brown': made('bag', { thing: 'tote', weave: 'leather' }),
  'tote-jute-lunch': made('bag', {
    thing: 'tote',
    weave: 'khadi',
    print: 'stripe',
    kind: 'dhurrie',
    scale: 0.5,
    width: 0.3,
    height: 0.27,
  }),
  'sling-kantha': made('bag', { thing: 'sling', print: 'kantha', weave: 'cotton' }),
  'sling-saddle-leather': made('bag', { thing: 'sling', weave: 'leather' }),
  'potli-brocade': made('bag', { thing: 'potli', print: 'zari', weave: 'silk' }),
  'potli-bandhani': made('bag', { thing: 'potli', print: 'bandhani', weave: 'silk' }),
  'clutch-mother-of-pearl': made('bag', { thing: 'clutch', style: 'pearl' }),
  'clutch-embroidered-zardozi': made('bag', { thing: 'clutch', print: 'zari' }),

  'jhumka-temple-gold': made('jewellery', { thing: 'jhumka', style: 'temple' }),
  'jhumka-oxidised-peacock': made('jewellery', { thing: 'jhumka', style: 'oxidised' }),
  'jhumka-meenakari': made('jewellery', { thing: 'jhumka', style: 'meena' }),
  'necklace-kundan-choker': made('jewellery', { thing: 'necklace', style: 'kundan' }),
  'necklace-dhokra-tribal': made('jewellery', { thing: 'necklace', style: 'dhokra' }),
  'necklace-pearl-strand': made('jewellery', { thing: 'necklace', style: 'pearl' }),
  'bangles-lac-set': made('jewellery', { thing: 'bangles', style: 'lac' }),
  'bangles-brass-hammered': made('jewellery', { thing: 'bangles', style: 'hammered' }),
  'bangles-glass-dozen': made('jewellery', { thing: 'bangles', style: 'glass' }),
  'ring-uncut-adjustable': made('jewellery', { thing: 'ring', style: 'uncut' }),
  'ring-silver-toe': made('jewellery', { thing: 'ring', style: 'toe' }),

  'chair-chandigarh-cane': room('chair', { design: 'chandigarh' }),
  'chair-mango-spindle': room('chair', { design: 'spindle' }),
  'chair-upholstered-velvet': room('chair', { design: 'shell', weave: 'velvet' }),
  'armchair-planters': room('chair', { design: 'planter' }),
  'armchair-boucle-curve': room('chair', { design: 'shell', weave: 'boucle', deep: true }),
  'armchair-wing-block-print': room('chair', { design: 'wing' }),
  'stool-mooda-cane': room('chair', { design: 'mooda' }),
  'stool-bar-acacia': room('chair', { design: 'counter' }),
  'chair-study-swivel': room('chair', { design: 'study' }),

  'sofa-madras-linen': room('sofa', { width: 2.12, depth: 0.94 }),
  'sofa-udaipur-velvet': room('sofa', { style: 'rolled', weave: 'velvet', wood: 'walnut' }),
  'sofa-kochi-cane': room('sofa', { style: 'cane', print: 'buti' }),
  'sofa-compact-studio': room('sofa', {
    width: 1.62,
    arm: 0.1,
    leg: 0.2,
    depth: 0.82,
    weave: 'wool',
  }),
  'sofa-leather-chestnut': room('sofa', {
    weave: 'leather',
    plinth: true,
    leg: 0.1,
    width: 2.05,
    wood: 'walnut',
    pillows: false,
  }),
  'sofa-diwan-block-print': room('sofa', {
    style: 'diwan',
    print: 'jaal',
    weave: 'canvas',
    wood: 'sheesham',
  }),
  'sofa-sleeper-guest': room('sofa', {
    weave: 'canvas',
    leg: 0.08,
    plinth: true,
    width: 1.95,
    wood: 'black',
  }),
  'sofa-ikat-loveseat': room('sofa', { print: 'ikat', weave: 'canvas', width: 1.5, leg: 0.17 }),
  'sofa-stripe-ottoman': room('sofa', {
    print: 'stripe',
    kind: 'ticking',
    weave: 'canvas',
    skirt: true,
    width: 1.95,
    crumple: 0.3,
  }),
  'sofa-showroom-display': room('sofa', { weave: 'boucle', width: 1.9, seats: 1, pillows: false }),

  'bed-sheesham-jali': room('bed', { design: 'panel', head: 'jali' }),
  'bed-cane-headboard': room('bed', { design: 'panel', head: 'cane' }),
  'bed-upholstered-linen': room('bed', { design: 'upholstered' }),
  'bed-storage-hydraulic': room('bed', { design: 'panel', head: 'solid' }),
  'bed-four-poster-carved': room('bed', { design: 'four_poster' }),
  'bed-single-daybed': room('bed', { design: 'charpai' }),
  'bed-mango-low-platform': room('bed', { design: 'platform' }),

  'dress-tiered-marigold': garment('dress', { print: 'buti', motif: 'genda', border: 'print' }),
  'dress-linen-shirt': garment('shirt', { weave: 'linen', buttons: '#d8c7a6' }),
  'dress-ajrakh-wrap': garment('dress', { print: 'ajrakh', scale: 0.6, sleeve: 'elbow' }),
  'dress-seersucker-check': garment('dress', { print: 'check', sleeve: 'strap', neck: 'square' }),
  'maxi-kalamkari-garden': garment('maxi', { print: 'jaal', border: 'print' }),
  'maxi-sunset-leheriya': garment('maxi', { print: 'leheriya', weave: 'chiffon' }),
  'maxi-black-handloom': garment('maxi', { weave: 'khadi', sleeve: 'cap' }),
  'dress-bandhani-party': garment('dress', { print: 'bandhani', weave: 'satin' }),

  'coord-dabu-lounge': garment('co-ord', { print: 'buti', lower: 'trouser' }),
  'coord-linen-resort': garment('co-ord', { weave: 'linen', buttons: '#e6d9bd' }),
  'coord-chikankari-white': garment('co-ord', {
    print: 'chikan',
    upper: 'kurta',
    lower: 'trouser',
  }),
  'coord-stripe-poplin': garment('co-ord', {
    print: 'stripe',
    lower: 'trouser',
    buttons: '#f2ede2',
  }),
  'coord-ikat-jacket': garment('co-ord', { print: 'ikat', scale: 0.7, lower: 'trouser' }),
  'coord-velvet-winter': garment('co-ord', { weave: 'velvet', upper: 'kurta', lower: 'trouser' }),

  'shirt-khadi-oversized': garment('shirt', { weave: 'khadi', buttons: '#efe6d3' }),
  'shirt-bengal-stripe': garment('shirt', { print: 'stripe', scale: 0.6, buttons: '#f2ede2' }),
  'shirt-madras-check': garment('shirt', { print: 'check', kind: 'madras', buttons: '#efe6d3' }),
  'top-buti-peplum': garment('top', { print: 'buti', scale: 0.6 }),
  'top-schiffli-white': garment('top', { print: 'chikan', border: 'lace' }),
  'top-silk-cami': garment('cami', { weave: 'satin' }),
  'top-ikat-crop': garment('top', { print: 'ikat', scale: 0.6, sleeve: 'cap' }),
  'top-leheriya-kaftan': garment('top', { print: 'leheriya', weave: 'chiffon', fullness: 0.05 }),
  'top-gota-festive-blouse': garment('top', { print: 'zari', border: 'zari', weave: 'silk' }),

  'palazzo-ivory-linen': garment('palazzo', { weave: 'linen' }),
  'palazzo-block-print': garment('palazzo', { print: 'buti', border: 'print' }),
  'palazzo-pleated-georgette': garment('palazzo', {
    print: 'stripe',
    scale: 0.8,
    weave: 'chiffon',
  }),
  'palazzo-checked-trouser': garment('trouser', { print: 'check', kind: 'plaid' }),
  'palazzo-sharara-zari': garment('palazzo', { border: 'zari', border_depth: 0.14, weave: 'silk' }),
  'skirt-jaipuri-wrap': garment('skirt', { print: 'buti', border: 'print' }),
  'skirt-mirror-work-ghagra': garment('skirt', {
    print: 'bandhani',
    border: 'print',
    border_depth: 0.12,
  }),
  'skirt-pencil-handloom': garment('skirt', { pencil: true, border: 'zari' }),
  'skirt-tiered-leheriya': garment('skirt', { print: 'leheriya', weave: 'chiffon' }),

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
  'coord-zari-sangeet': garment('co-ord', {
    print: 'zari',
    upper: 'top',
    border: 'zari',
    weave: 'silk',
  }),
  'coord-gingham-weekend': garment('co-ord', {
    print: 'check',
    upper: 'top',
    lower: 'skirt',
    sleeve: 'elbow',
  }),
  'dress-ikat-aline': garment('dress', {
    print: 'ikat',
    scale: 0.7,
    neck: 'round',
    sleeve: 'elbow',
  }),
  'dress-sweater-rib': garment('dress', { weave: 'wool', sleeve: 'full', neck: 'round' }),
  'dress-next-season-preview': garment('dress', { print: 'jaal', scale: 0.7, sleeve: 'elbow' }),
  'top-merino-turtleneck': garment('top', {
    weave: 'wool',
    sleeve: 'full',
    neck: 'round',
    placket: false,
  }),
};
