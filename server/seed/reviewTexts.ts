export type ReviewGroup =
  'clothes' | 'drape' | 'shoes' | 'bags' | 'jewellery' | 'furniture' | 'home';

type Texts = readonly [string, ...string[]];
export interface GroupTexts {
  /** For five and four stars. */
  praise: Texts;
  /** For three stars and two. */
  doubt: Texts;
}

/** What people say about the thing itself. */
export const REMARKS: Record<ReviewGroup, GroupTexts> = {
  clothes: {
    praise: [
      'The cotton is soft from the first wear and the colour has not run in three washes.',
      'Fits true to size; I am usually between M and L and the size chart was right.',
      'The print is even prettier in daylight than in the picture.',
      'Pockets! Deep enough for my phone and keys.',
      'Stitching inside is as neat as outside. My tailor aunt approved.',
      'Wore it through a whole day in Chennai heat and stayed comfortable.',
      'Got three compliments at office before lunch.',
      'The length is perfect for me at 5′3″, no alteration needed.',
      'Ordered one for myself, then came back for my sister.',
      'Falls beautifully and does not cling.',
      'Washed it gently with salt as the card said, and no fading at all.',
      'You can see that it is hand printed, every repeat is a little different. Love that.',
      'Light, airy, and opaque enough to wear without a slip.',
      'Wore it to my cousin’s haldi and danced for four hours in it.',
    ],
    doubt: [
      'Nice fabric but it runs a size large around the shoulders.',
      'The colour is a shade duller than on my screen.',
      'It creases the moment you sit down, so keep an iron ready.',
      'Shrank about an inch after the first wash.',
      'One button was loose when it arrived. I stitched it back myself.',
      'Sleeves are tight for me, the rest fits.',
    ],
  },
  drape: {
    praise: [
      'The drape is a dream, the pleats stayed all evening without a single extra pin.',
      'Real zari and real handloom, my mother checked the reverse and nodded.',
      'So light that I forgot I was wearing it.',
      'The pallu is spectacular. Photographs do not do it justice.',
      'The blouse piece was generous and matched exactly.',
      'Arrived folded in muslin with the weaver’s name on a card. Lovely touch.',
      'Wore it for Durga Puja anjali and everyone asked where it was from.',
      'Colours are rich without being loud.',
      'Soft enough for summer and still holds a fold.',
      'I have bought from the weavers’ society for years; this is the same quality.',
    ],
    doubt: [
      'Beautiful weave, but a little stiff until you wash it twice.',
      'The border is narrower than I expected from the picture.',
      'Shorter than my other sarees by a hand. Fine for me, may not be for tall people.',
      'There was a pulled thread near the edge.',
    ],
  },
  shoes: {
    praise: [
      'No shoe bite at all, wore them straight out of the box to a wedding.',
      'The cushioning is a surprise in something this pretty.',
      'EU size matched my usual one exactly.',
      'Sole grips well on marble floors.',
      'The leather smells like leather. Already softening nicely.',
      'Comfortable for a full day of standing at college.',
      'Embroidery is neat and still intact after a month of wear.',
    ],
    doubt: [
      'A bit narrow in front; go one size up if your feet are broad.',
      'They squeak for the first few days.',
      'Good looking but the sole is thinner than I like.',
    ],
  },
  bags: {
    praise: [
      'Carries my laptop, tiffin and umbrella without complaint.',
      'The zip is smooth and the stitching is strong.',
      'Exactly the right size: small outside, roomy inside.',
      'Took it to a reception and it held phone, lipstick and all the envelopes.',
      'The leather gets better every week.',
      'The handwork is beautiful, no two are alike.',
      'Strap sits well on the shoulder and does not slip.',
    ],
    doubt: [
      'Wish it had one more pocket inside.',
      'The strap could be a little longer.',
      'Came with a faint smell that took a few days to go.',
    ],
  },
  jewellery: {
    praise: [
      'Light enough to wear the whole day, my ears thanked me.',
      'The finish is lovely and has not tarnished in two months.',
      'Came in a padded box with a pouch, perfect for gifting.',
      'Looks far more expensive than it was.',
      'The detailing at the back is as careful as the front.',
      'My grandmother asked if it was an old family piece. Highest praise.',
      'Sits exactly at the collarbone, as in the picture.',
    ],
    doubt: [
      'Pretty, but smaller than I had imagined. Check the measurements.',
      'One pearl was loose on arrival.',
      'The colour of the stone is lighter than in the photo.',
    ],
  },
  furniture: {
    praise: [
      'Delivered to the third floor and assembled in half an hour by two polite people.',
      'The wood is solid, you can feel the weight when you move it.',
      'Very comfortable, the whole family fights for it.',
      'The finish is smooth with no smell of polish at all.',
      'Fits our small flat as if it had been measured for it.',
      'We waited two weeks and it was worth every day.',
      'The fabric cleans easily, tested with chai on day two.',
      'No wobble and no creak after three months.',
      'The colour matched our curtains exactly.',
    ],
    doubt: [
      'Good build, but the delivery slot was changed twice.',
      'The seat is firmer than I expected; it is getting softer.',
      'One leg needed a felt pad to stand level on our floor.',
      'The shade is darker than on the screen.',
    ],
  },
  home: {
    praise: [
      'It changed the whole corner of our living room.',
      'Packed so well that I could have played football with it. Not a scratch.',
      'The glaze has a depth that the photo cannot show.',
      'Feels handmade in the best way, small differences and all.',
      'Washes well and dries flat.',
      'Gave it as a housewarming gift and was asked for the link.',
      'Warm light, just right for reading in the evening.',
      'Soft, thick and the colour is spot on.',
      'We use it every single day.',
      'Even better looking at night.',
      'The block print is crisp right to the edges.',
    ],
    doubt: [
      'Lovely, but a little smaller than I pictured. Read the measurements.',
      'It sheds a bit in the first weeks.',
      'One piece had a tiny chip; support replaced it quickly.',
      'The colour is warmer than in the picture.',
    ],
  },
};

/** What they add, by stars. */
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

/** For people of few words. */
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
