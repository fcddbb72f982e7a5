import { GOLD, n, steps, WOOD, type Brush } from './brush';
import type { Drawing } from './drawing';

const rod = (b: Brush, from: number, to: number, y: number) =>
  `${b.solid(`M${n(from)},${n(y - 9)}h${n(to - from)}v18h${n(from - to)}z`, WOOD)}<circle cx="${n(from)}" cy="${n(y)}" r="15" fill="#74492b"/><circle cx="${n(to)}" cy="${n(y)}" r="15" fill="#74492b"/>`;

function tassels(
  b: Brush,
  from: number,
  to: number,
  y: number,
  count: number,
  colour: string,
): string {
  return steps(from, to, count)
    .map((x, i) => b.line(`M${n(x)},${n(y)}q${i % 2 ? '3' : '-3'},16 0,34`, colour, 3.4))
    .join('');
}

/** Five and a half metres, folded over a rod with the pallu in front. */
export function saree(b: Brush): Drawing {
  const isPlain = b.print === 'plain';
  const trim = b.print === 'zari' ? GOLD : isPlain ? '#cfc8b8' : b.p.second;
  const lattice = steps(246, 566, 9)
    .map((x) => `M${n(x)},748l18,22 18-22-18-22z`)
    .join('');
  return {
    setting: 'wall',
    focus: [380, 700],
    body: `${b.cloth('M520,160h94q10,0 10,12L634,742Q592,758 548,744Z', { colour: b.p.shade })}${b.folds([[580, 180, 588, 460, 590, 736, 18]])}${b.solid('M612,164l12,8L634,742l-26,6Z', trim)}${b.cloth('M236,148Q400,136 568,148C576,380 578,620 586,846Q500,862 408,850Q310,862 218,846C228,620 230,380 236,148Z')}${b.folds(
      [
        [300, 152, 292, 420, 282, 690, 20],
        [352, 150, 360, 430, 350, 690, 16],
        [420, 150, 412, 440, 424, 690, 18],
        [486, 150, 496, 430, 486, 690, 18],
        [540, 152, 546, 430, 548, 690, 12],
      ],
    )}${b.solid('M236,148l40-2C270,380 268,620 262,850L218,846C228,620 230,380 236,148Z', trim)}${b.line('M286,148C282,380 280,600 276,690', trim, 4)}${b.solid('M222,690Q400,704 580,690L586,846Q500,862 408,850Q310,862 218,846Z', isPlain ? b.p.shade : b.p.deep)}${b.line('M222,704Q400,718 580,704M220,800Q400,814 584,800M219,822Q400,836 585,822', trim, 7)}<path d="${lattice}" fill="${trim}" transform="translate(-18 4)"/><path d="${steps(
      246,
      566,
      9,
    )
      .map((x) => `M${n(x)},740a8,8 0 1 0 .1,0z`)
      .join(
        '',
      )}" fill="${b.p.accent}" transform="translate(0 4)"/>${tassels(b, 226, 580, 852, 25, trim)}${rod(b, 150, 690, 148)}`,
  };
}

/** Hung from a peg by its middle, one end longer. */
export function dupatta(b: Brush): Drawing {
  const trim = b.print === 'zari' || b.print === 'buti' ? GOLD : b.p.second;
  const back =
    'M400,150C470,210 522,320 540,470C552,600 556,690 566,770Q500,790 436,772C440,600 430,380 392,190Z';
  const front =
    'M404,150C330,200 270,330 250,500C238,640 232,740 222,850Q310,876 398,852C404,640 416,380 424,190Z';
  return {
    setting: 'wall',
    focus: [340, 660],
    body: `${b.cloth(back, { colour: b.p.shade })}${b.folds([
      [424, 200, 480, 420, 482, 764, 18],
      [440, 210, 530, 420, 530, 764, 16],
    ])}${b.solid('M438,720Q500,738 560,718L566,770Q500,790 436,772Z', trim)}${tassels(b, 444, 560, 778, 10, b.p.accent)}${b.cloth(front)}${b.folds(
      [
        [398, 190, 310, 460, 264, 840, 20],
        [408, 196, 350, 480, 320, 856, 22],
        [416, 200, 396, 500, 370, 852, 16],
        [392, 176, 290, 360, 252, 560, 14],
      ],
    )}${b.solid('M230,786Q314,812 400,788L398,852Q310,876 222,850Z', trim)}${b.line('M232,770Q314,796 401,772', b.p.accent, 4)}${tassels(b, 230, 392, 860, 15, b.p.accent)}<circle cx="406" cy="156" r="26" fill="#74492b"/><circle cx="400" cy="150" r="24" fill="${WOOD}"/><circle cx="394" cy="144" r="8" fill="#fff" opacity=".25"/>`,
  };
}

/** Over the rungs of a blanket ladder. */
export function throwBlanket(b: Brush): Drawing {
  const rail = b.solid('M214,120h22l-10,800h-26z', WOOD);
  return {
    setting: 'floor',
    focus: [400, 520],
    body: `${b.contact(400, 916, 300, 26)}${rail}${b.mirror(rail)}${[176, 430, 700].map((y) => b.solid(`M222,${String(y)}h356v20h-356z`, WOOD)).join('')}${b.cloth('M268,268Q400,256 532,268L540,640Q400,654 262,640Z', { colour: b.p.shade })}${tassels(b, 270, 534, 646, 22, b.p.pale)}${rod(b, 206, 594, 262)}${b.cloth('M262,262Q400,246 538,262C546,420 542,620 552,772Q478,790 404,778Q320,792 246,774C256,620 254,420 262,262Z')}${b.folds(
      [
        [318, 262, 306, 520, 300, 776, 22],
        [380, 256, 390, 520, 376, 780, 18],
        [446, 256, 440, 520, 456, 780, 20],
        [506, 260, 512, 520, 516, 776, 14],
      ],
    )}${tassels(b, 254, 546, 782, 27, b.p.pale)}`,
  };
}

export function curtain(b: Brush): Drawing {
  const pleats = (from: number, to: number) =>
    b.folds(
      steps(from + 14, to - 14, 7).map(
        (x, i) => [x, 150, x + (i % 2 ? 6 : -6), 520, x + (i % 2 ? -4 : 4), 900, 13] as const,
      ),
      0.15,
    );
  const eyelets = (from: number, to: number) =>
    steps(from, to, 6)
      .map(
        (x) =>
          `<circle cx="${n(x)}" cy="150" r="11" fill="none" stroke="${GOLD}" stroke-width="5"/>`,
      )
      .join('');
  const panel = (from: number, to: number) =>
    `${b.cloth(`M${n(from)},130H${n(to)}C${n(to + 8)},400 ${n(to - 4)},650 ${n(to + 12)},900Q${n((from + to) / 2)},916 ${n(from - 12)},900C${n(from + 4)},650 ${n(from - 8)},400 ${n(from)},130Z`)}${pleats(from, to)}${eyelets(from + 16, to - 16)}`;
  return {
    setting: 'floor',
    focus: [300, 420],
    body: `<path d="M262,210h276v560h-276z" fill="#fbf7ee"/><path d="M262,210h276v560h-276zM400,210v560M262,400h276M262,590h276" fill="none" stroke="#fff" stroke-width="14"/><path d="M270,590h260v172h-260z" fill="#cfdccb" opacity=".7"/><path d="M270,640q60-60 130-20t130-30v172h-260z" fill="#a9bf9f" opacity=".7"/>${b.contact(250, 912, 170, 16)}${b.contact(560, 912, 170, 16)}${panel(130, 352)}${panel(450, 672)}${rod(b, 84, 716, 150)}`,
  };
}

/** Laid flat, fringes at both ends and one corner turned. */
export function rug(b: Brush): Drawing {
  const trim = b.print === 'plain' ? b.p.light : b.p.second;
  const fringe = (y: number, way: number) =>
    steps(172, 628, 39)
      .map((x) => `M${n(x)},${n(y)}v${n(30 * way)}`)
      .join('');
  return {
    setting: 'wall',
    focus: [320, 360],
    body: `<path d="${fringe(118, -1)}${fringe(882, 1)}" stroke="#efe6d2" stroke-width="5" stroke-linecap="round"/>${b.cloth('M164,116H636V884H164Z', { plain: true, colour: b.p.shade })}${b.cloth('M196,150H604V850H196Z')}<path d="M180,132H620V868H180Z" fill="none" stroke="${trim}" stroke-width="9"/><path d="M196,150H604V850H196Z" fill="none" stroke="${b.p.deep}" stroke-width="6"/>${
      b.print === 'jaal'
        ? `<path d="M400,330C470,400 500,440 500,500S470,600 400,670C330,600 300,560 300,500S330,400 400,330Z" fill="${b.p.deep}"/><path d="M400,372C450,430 464,460 464,500S450,570 400,628C350,570 336,540 336,500S350,430 400,372Z" fill="${b.p.second}"/><path d="M400,430l44,70-44,70-44-70z" fill="${b.p.accent}"/>`
        : ''
    }${b.fill('M540,884L636,790V884Z', b.p.ground)}${b.solid('M540,884C556,850 566,820 560,800C590,806 616,800 636,790C604,816 570,850 540,884Z', b.p.pale)}`,
  };
}

export function cushion(b: Brush): Drawing {
  const pillow =
    'M214,470C196,396 196,340 206,300C260,312 340,304 400,304C470,304 540,312 594,300C604,340 604,396 590,470C588,560 604,640 606,706C540,694 470,702 400,702C330,702 260,694 194,706C196,640 212,560 214,470Z';
  return {
    setting: 'floor',
    focus: [330, 460],
    body: `${b.contact(420, 830, 320, 34)}<g transform="translate(96 34) rotate(9 400 500)">${b.cloth(pillow, { plain: true, colour: b.p.shade })}${b.line(pillow, b.p.deep, 5)}</g><g transform="translate(-34 92) rotate(-4 400 500)">${b.cloth(pillow)}${b.line(pillow, b.print === 'plain' ? b.p.shade : b.p.deep, 8)}${b.folds(
      [
        [212, 308, 270, 350, 300, 400, 20],
        [590, 308, 540, 350, 510, 404, 20],
        [202, 700, 260, 650, 296, 610, 20],
        [600, 700, 540, 650, 506, 600, 22],
        [300, 520, 400, 500, 500, 530, 8],
      ],
    )}</g>`,
  };
}
