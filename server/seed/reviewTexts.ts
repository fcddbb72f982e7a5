export type ReviewGroup =
  'clothes' | 'drape' | 'shoes' | 'bags' | 'jewellery' | 'furniture' | 'home';

type Texts = readonly [string, ...string[]];

/** A remark; `about` must match the product's text. */
export type Remark = string | { about: RegExp; says: string };
type Remarks = readonly Remark[];

export interface GroupTexts {
  /** For four and five stars. */
  praise: Remarks;
  /** For two and three stars. */
  doubt: Remarks;
}

/** Remarks about a product. */
export const REMARKS: Record<ReviewGroup, GroupTexts> = {
  clothes: {
    praise: [
      {
        about: /cotton/,
        says: 'The cotton is soft from the first wear and the colour has not run in three washes.',
      },
      'Fits true to size; I am usually between M and L and the size chart was right.',
      {
        about: /block|print|ikat|leheriya|bandhani|check/,
        says: 'The print is even prettier in daylight than in the picture.',
      },
      { about: /pocket/, says: 'Pockets! Deep enough for my phone and keys.' },
      'Stitching inside is as neat as outside. My tailor aunt approved.',
      {
        about: /summer/,
        says: 'Wore it through a whole day in Chennai heat and stayed comfortable.',
      },
      { about: /office|everyday/, says: 'Got three compliments at office before lunch.' },
      'The length is perfect for me at 5′3″, no alteration needed.',
      'Ordered one for myself, then came back for my sister.',
      'Falls beautifully and does not cling.',
      {
        about: /block|indigo|dye/,
        says: 'Washed it gently with salt as the card said, and no fading at all.',
      },
      {
        about: /hand-block/,
        says: 'You can see that it is hand printed, every repeat is a little different. Love that.',
      },
      { about: /summer|voile|mul/, says: 'Light, airy, and opaque enough to wear without a slip.' },
      {
        about: /festive|wedding/,
        says: 'Wore it to my cousin’s haldi and danced for four hours in it.',
      },
    ],
    doubt: [
      {
        about: /kurta|shirt|dress|top|anarkali|co-ord/,
        says: 'Nice fabric but it runs a size large around the shoulders.',
      },
      'The colour is a shade duller than on my screen.',
      { about: /linen|cotton/, says: 'It creases the moment you sit down, so keep an iron ready.' },
      { about: /cotton|khadi/, says: 'Shrank about an inch after the first wash.' },
      {
        about: /button|shirt|placket/,
        says: 'One button was loose when it arrived. I stitched it back myself.',
      },
      { about: /kurta|shirt|anarkali|blouse/, says: 'Sleeves are tight for me, the rest fits.' },
    ],
  },
  drape: {
    praise: [
      {
        about: /saree/,
        says: 'The drape is a dream, the pleats stayed all evening without a single extra pin.',
      },
      {
        about: /zari|banaras|kanji/,
        says: 'Clean zari and real handloom, my mother checked the reverse and nodded.',
      },
      'So light that I forgot I was wearing it.',
      { about: /pallu|saree/, says: 'The pallu is spectacular. Photographs do not do it justice.' },
      { about: /saree/, says: 'The blouse piece was generous and matched exactly.' },
      {
        about: /handloom|woven/,
        says: 'Arrived folded in muslin with the weaver’s name on a card. Lovely touch.',
      },
      {
        about: /saree/,
        says: 'Wore it for Durga Puja anjali and everyone asked where it was from.',
      },
      'Colours are rich without being loud.',
      { about: /summer|cotton/, says: 'Soft enough for summer and still holds a fold.' },
      'I have bought from the weavers’ society for years; this is the same quality.',
    ],
    doubt: [
      {
        about: /handloom|woven|khadi/,
        says: 'Beautiful weave, but a little stiff until you wash it twice.',
      },
      { about: /border|edge/, says: 'The border is narrower than I expected from the picture.' },
      {
        about: /saree/,
        says: 'Shorter than my other sarees by a hand. Fine for me, may not be for tall people.',
      },
      'There was a pulled thread near the edge.',
    ],
  },
  shoes: {
    praise: [
      {
        about: /wedding|festive/,
        says: 'No shoe bite at all, wore them straight out of the box to a wedding.',
      },
      'The cushioning is a surprise in something this pretty.',
      { about: /jutti|sneaker|office/, says: 'EU size matched my usual one exactly.' },
      'Sole grips well on marble floors.',
      { about: /leather/, says: 'The leather smells like leather. Already softening nicely.' },
      'Comfortable for a full day of standing at college.',
      {
        about: /embroider|mirror/,
        says: 'Embroidery is neat and still intact after a month of wear.',
      },
    ],
    doubt: [
      'A bit narrow in front; go one size up if your feet are broad.',
      { about: /kolhapuri|leather/, says: 'They squeak for the first few days.' },
      'Good looking but the sole is thinner than I like.',
    ],
  },
  bags: {
    praise: [
      { about: /laptop|tote/, says: 'Carries my laptop, tiffin and umbrella without complaint.' },
      { about: /zip/, says: 'The zip is smooth and the stitching is strong.' },
      'Exactly the right size: small outside, roomy inside.',
      {
        about: /potli|clutch/,
        says: 'Took it to a reception and it held phone, lipstick and all the envelopes.',
      },
      { about: /leather/, says: 'The leather gets better every week.' },
      { about: /handmade/, says: 'The handwork is beautiful, no two are alike.' },
      { about: /sling|tote/, says: 'Strap sits well on the shoulder and does not slip.' },
    ],
    doubt: [
      'Wish it had one more pocket inside.',
      { about: /sling/, says: 'The strap could be a little longer.' },
      { about: /leather|jute/, says: 'Came with a faint smell that took a few days to go.' },
    ],
  },
  jewellery: {
    praise: [
      { about: /jhumka/, says: 'Light enough to wear the whole day, my ears thanked me.' },
      'The finish is lovely and has not tarnished in two months.',
      'Came in a padded box with a pouch, perfect for gifting.',
      'Looks far more expensive than it was.',
      {
        about: /handmade|meenakari/,
        says: 'The detailing at the back is as careful as the front.',
      },
      'My grandmother asked if it was an old family piece. Highest praise.',
      {
        about: /necklace|choker|strand/,
        says: 'Sits exactly at the collarbone, as in the picture.',
      },
    ],
    doubt: [
      'Pretty, but smaller than I had imagined. Check the measurements.',
      { about: /pearl/, says: 'One pearl was loose on arrival.' },
      { about: /stone/, says: 'The colour of the stone is lighter than in the photo.' },
    ],
  },
  furniture: {
    praise: [
      {
        about: /sofa|bed/,
        says: 'Delivered to the third floor and assembled in half an hour by two polite people.',
      },
      {
        about: /teak|sheesham|mango|wood|acacia/,
        says: 'The wood is solid, you can feel the weight when you move it.',
      },
      { about: /sofa|chair|bed/, says: 'Very comfortable, the whole family fights for it.' },
      {
        about: /teak|sheesham|mango|wood|acacia|cane/,
        says: 'The finish is smooth with no smell of polish at all.',
      },
      { about: /small-spaces/, says: 'Fits our small flat as if it had been measured for it.' },
      'We waited two weeks and it was worth every day.',
      {
        about: /linen|velvet|cover|fabric/,
        says: 'The fabric cleans easily, tested with chai on day two.',
      },
      'No wobble and no creak after three months.',
      { about: /sofa|armchair|linen|velvet/, says: 'The colour matched our curtains exactly.' },
    ],
    doubt: [
      'Good build, but the delivery slot was changed twice.',
      {
        about: /sofa|chair|seat/,
        says: 'The seat is firmer than I expected; it is getting softer.',
      },
      { about: /stool|chair|bed/, says: 'One leg needed a felt pad to stand level on our floor.' },
      'The shade is darker than on the screen.',
    ],
  },
  home: {
    praise: [
      {
        about: /lamp|rug|carpet|vase|curtain|pendant/,
        says: 'It changed the whole corner of our living room.',
      },
      {
        about: /glass|pottery|stoneware|vase|terracotta|tea|porcelain/,
        says: 'Packed so well that I could have played football with it. Not a scratch.',
      },
      {
        about: /glaze|pottery|stoneware|kulhad/,
        says: 'The glaze has a depth that the photo cannot show.',
      },
      'Feels handmade in the best way, small differences and all.',
      { about: /wash|cotton|cushion|dohar/, says: 'Washes well and dries flat.' },
      { about: /gift/, says: 'Gave it as a housewarming gift and was asked for the link.' },
      { about: /lamp/, says: 'Warm light, just right for reading in the evening.' },
      {
        about: /throw|razai|quilt|cushion|mat|wool/,
        says: 'Soft, thick and the colour is spot on.',
      },
      { about: /everyday|plates|bowl|tumbler|kulhad|mat/, says: 'We use it every single day.' },
      { about: /lamp|pendant/, says: 'Even better looking at night.' },
      { about: /hand-block/, says: 'The block print is crisp right to the edges.' },
    ],
    doubt: [
      'Lovely, but a little smaller than I pictured. Read the measurements.',
      { about: /wool|jute|tufted/, says: 'It sheds a bit in the first weeks.' },
      {
        about: /set of|pair|tea set/,
        says: 'One piece had a tiny chip; support replaced it quickly.',
      },
      {
        about: /velvet|linen|terracotta|cushion|curtain|glaze/,
        says: 'The colour is warmer than in the picture.',
      },
    ],
  },
};

/** Closing sentences, by stars. */
export const CLOSINGS: Record<5 | 4 | 3 | 2, Texts> = {
  5: [
    'Would buy again without thinking.',
    'Very happy.',
    'Worth every rupee.',
    'Five stars from me.',
    'Already eyeing another colour.',
    'Thank you, Marigold Lane!',
    'Better than I hoped.',
  ],
  4: [
    'Happy with it overall.',
    'Good value, especially on sale.',
    'One star less only because delivery took six days.',
    'Would recommend.',
    'Nearly perfect.',
  ],
  3: [
    'It is okay for the price.',
    'Keeping it, but not in love.',
    'Decent, not more.',
    'Mixed feelings.',
  ],
  2: ['Returned it; the refund was quick at least.', 'Not for me.', 'Expected more at this price.'],
};

/** Short reviews. */
export const SHORT: Record<5 | 4, Texts> = {
  5: [
    'Loved it!',
    'So beautiful.',
    'Bahut sundar.',
    'Perfect.',
    'Exactly as shown.',
    'My favourite buy this year.',
  ],
  4: ['Nice one.', 'Good quality.', 'Pretty, and well made.', 'Liked it.'],
};
