import { CREAM, GOLD, n, steps, WOOD, type Brush } from './brush';
import type { Drawing } from './drawing';

const LINEN = '#f1e9da';
const LEG = '#5d3f2b';

/** A calm arch on the wall, so that wide furniture does not float in a tall picture. */
const arch = (b: Brush, half: number, top: number) =>
  b.fill(
    `M${n(400 - half)},740V${n(top + half)}A${n(half)},${n(half)} 0 0 1 ${n(400 + half)},${n(top + half)}V740Z`,
    b.p.base,
    'opacity=".16"',
  );

function plant(x: number, y: number, size: number): string {
  const leaves = [-62, -34, -8, 20, 48]
    .map(
      (turn, i) =>
        `<path d="M0,0C-26,-60-22,-140 0,-${String(190 - (i % 2) * 34)}C22,-140 26,-60 0,0Z" fill="${i % 2 ? '#6c8a63' : '#56754f'}" transform="rotate(${String(turn)})"/><path d="M0,-6V-150" stroke="#8aa57e" stroke-width="2.5" transform="rotate(${String(turn)})"/>`,
    )
    .join('');
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})"><g transform="translate(0 -84)">${leaves}</g><path d="M-44,-96H44L34,0H-34Z" fill="#b8714c"/><path d="M-50,-104H50V-84H-50Z" fill="#a6613e"/></g>`;
}

const pillow = (b: Brush, x: number, y: number, w: number, colour: string, plain = true) =>
  b.cloth(
    `M${n(x)},${n(y + 10)}Q${n(x + w / 2)},${n(y - 10)} ${n(x + w)},${n(y + 10)}Q${n(x + w + 10)},${n(y + 56)} ${n(x + w)},${n(y + 104)}Q${n(x + w / 2)},${n(y + 116)} ${n(x)},${n(y + 104)}Q${n(x - 10)},${n(y + 56)} ${n(x)},${n(y + 10)}Z`,
    { plain, colour },
  );

/** The mattress with its linen, seen from the foot. */
function bedding(b: Brush, cover: string, printed: boolean): string {
  return `${pillow(b, 168, 476, 200, '#fbf7ee')}${pillow(b, 432, 476, 200, '#fbf7ee')}${pillow(b, 306, 520, 188, cover, !printed)}${b.solid('M110,600Q400,580 690,600L700,720H100Z', '#faf5ea')}${b.cloth('M106,630Q400,604 694,630C706,700 710,760 712,812Q560,828 400,818Q240,828 88,812C90,760 94,700 106,630Z', { colour: cover, plain: !printed })}${b.folds(
    [
      [160, 640, 150, 730, 134, 812, 18],
      [270, 626, 280, 730, 264, 816, 16],
      [410, 622, 400, 730, 412, 816, 16],
      [540, 628, 550, 730, 544, 814, 16],
      [648, 640, 656, 730, 676, 808, 16],
    ],
  )}${b.fill('M106,630Q400,604 694,630L698,668Q400,640 102,668Z', '#fdf9f0')}`;
}

export function bed(b: Brush): Drawing {
  const upholstered = b.print === 'plain';
  const head = 'M92,600V372Q92,340 124,336Q400,312 676,336Q708,340 708,372V600Z';
  const panel =
    b.print === 'check'
      ? caneWork(b, 132, 372, 536, 220)
      : b.print === 'stripe'
        ? b.line(
            steps(150, 650, 11)
              .map((x) => `M${n(x)},360V600`)
              .join(''),
            b.p.deep,
            4,
          )
        : b.print === 'jaal'
          ? `<path d="M134,376Q400,350 666,376V600H134Z" fill="url(#fretwork)"/>${fretwork(b)}`
          : b.line(
              steps(190, 610, 5)
                .map((x) => `M${n(x)},340V600`)
                .join(''),
              b.p.shade,
              5,
            );
  return {
    setting: 'floor',
    focus: [400, 500],
    body: `${arch(b, 290, 110)}${b.contact(400, 880, 390, 30)}${plant(718, 790, 0.62)}${upholstered ? b.cloth(head, { plain: true }) : b.solid(head)}${panel}${b.line(head, b.p.deep, 5)}${bedding(b, upholstered ? b.p.light : '#c9b48c', false)}${b.solid('M80,804Q400,826 720,804V848Q400,866 80,848Z', upholstered ? b.p.shade : b.p.base)}${b.solid('M104,850h30v40h-24zM666,850h30l-6,40h-24z', LEG)}`,
  };
}

/** Pierced wood, as in a haveli window. */
function fretwork(b: Brush): string {
  const cells: string[] = [];
  for (const y of steps(400, 580, 5))
    for (const x of steps(160, 640, 13))
      cells.push(
        `<path d="M${n(x)},${n(y - 18)}q10,8 16,18q-6,10-16,18q-10-8-16-18q6-10 16-18z"/>`,
      );
  return `<g fill="${b.p.deep}" opacity=".75">${cells.join('')}</g>`;
}

/** Six-way cane in a wooden frame. */
function caneWork(b: Brush, x: number, y: number, w: number, h: number): string {
  const lines: string[] = [];
  for (let at = 0; at <= w; at += 14) lines.push(`M${n(x + at)},${n(y)}v${n(h)}`);
  for (let at = 0; at <= h; at += 14) lines.push(`M${n(x)},${n(y + at)}h${n(w)}`);
  const cross: string[] = [];
  for (let at = -h; at <= w; at += 28) {
    const from = Math.max(0, at);
    const to = Math.min(w, at + h);
    cross.push(`M${n(x + from)},${n(y + from - at)}L${n(x + to)},${n(y + to - at)}`);
    cross.push(`M${n(x + from)},${n(y + h - (from - at))}L${n(x + to)},${n(y + h - (to - at))}`);
  }
  return `<path d="M${n(x)},${n(y)}h${n(w)}v${n(h)}h${n(-w)}z" fill="#e6cfa0"/><path d="${lines.join('')}" stroke="#b99558" stroke-width="2.4"/><path d="${cross.join('')}" stroke="#c9a76c" stroke-width="2"/><path d="M${n(x)},${n(y)}h${n(w)}v${n(h)}h${n(-w)}z" fill="none" stroke="${b.p.shade}" stroke-width="9"/>`;
}

export function bedspread(b: Brush): Drawing {
  return {
    setting: 'floor',
    focus: [400, 690],
    body: `${arch(b, 290, 110)}${b.contact(400, 892, 390, 30)}${plant(718, 790, 0.62)}${b.solid('M92,600V372Q92,340 124,336Q400,312 676,336Q708,340 708,372V600Z', WOOD)}${b.line('M124,372Q400,350 676,372', '#6d4629', 5)}${bedding(b, b.p.base, true)}${b.cloth('M88,806Q400,826 712,806L720,872Q560,890 400,880Q240,890 80,872Z')}${b.folds(
      [
        [200, 812, 196, 850, 190, 878, 12],
        [420, 816, 424, 850, 418, 880, 12],
        [600, 812, 606, 850, 612, 878, 12],
      ],
    )}`,
  };
}

export function fourPoster(b: Brush): Drawing {
  const post = (x: number, top: number, foot: number) =>
    `${b.solid(`M${n(x - 13)},${n(top)}h26v${n(foot - top)}h-26z`)}${[0.18, 0.34, 0.5].map((t) => b.solid(`M${n(x - 20)},${n(top + (foot - top) * t)}h40v16h-40z`, b.p.shade)).join('')}<circle cx="${n(x)}" cy="${n(top - 12)}" r="17" fill="${b.p.base}"/>`;
  return {
    setting: 'floor',
    focus: [400, 460],
    body: `${b.contact(400, 892, 390, 30)}${post(150, 170, 640)}${post(650, 170, 640)}${b.solid('M150,600V400Q270,380 300,330Q400,270 500,330Q530,380 650,400V600Z')}<path d="M400,330q34,34 0,84q-34-50 0-84M310,420q50-30 70,20q-50,20-70-20M490,420q-50-30-70,20q50,20 70-20" fill="${b.p.deep}" opacity=".6"/>${bedding(b, '#b7a3a0', false)}${b.solid('M80,804Q400,826 720,804V852Q400,870 80,852Z')}${post(86, 130, 900)}${post(714, 130, 900)}${b.solid('M70,122h660v20h-660z')}${b.fill('M74,142Q150,220 240,150Q320,226 400,150Q480,226 560,150Q650,220 726,142Z', '#fbf6ea', 'opacity=".92"')}${b.cloth('M74,140Q130,400 96,760L70,760V140Z', { plain: true, colour: '#f8f1e3' })}${b.mirror(b.cloth('M74,140Q130,400 96,760L70,760V140Z', { plain: true, colour: '#f8f1e3' }))}`,
  };
}

export function daybed(b: Brush): Drawing {
  const isWood = b.p.base === '#a26c3c';
  const niwar = isWood ? '#e9dcc0' : b.p.base;
  const weave = steps(150, 650, 21)
    .map((x, i) => `M${n(x)},${i % 2 ? '600' : '606'}l24,76`)
    .join('');
  const leg = (x: number) =>
    b.solid(
      `M${n(x - 20)},560q20-18 40,0l4,96-10,20 8,130q-22,14-44,0l8-130-10-20z`,
      isWood ? b.p.base : WOOD,
    );
  return {
    setting: 'floor',
    focus: [400, 640],
    body: `${arch(b, 270, 160)}${b.contact(400, 818, 380, 28)}${plant(100, 770, 0.7)}${leg(150)}${leg(650)}${b.cloth('M128,596Q400,584 672,596L716,690Q400,708 84,690Z', { plain: true, colour: niwar })}${b.line(weave, '#8f6d45', 4, 'opacity=".5"')}${b.line('M112,640Q400,652 688,640', '#8f6d45', 3, 'opacity=".5"')}${b.solid('M84,684Q400,704 716,684V716Q400,738 84,716Z', isWood ? b.p.base : WOOD)}${leg(92)}${leg(708)}${b.cloth('M470,560Q560,540 640,556Q672,580 660,612Q560,640 474,622Q440,590 470,560Z', { plain: true, colour: isWood ? '#b4552f' : CREAM })}`,
  };
}

export function sofa(b: Brush): Drawing {
  const arm = b.cloth('M56,604Q56,560 104,556Q152,560 156,604L164,812H66Z', {
    plain: b.print === 'stripe',
  });
  return {
    setting: 'floor',
    focus: [300, 640],
    body: `${arch(b, 250, 140)}<g transform="translate(0 0)"><path d="M330,250h140v178h-140z" fill="#fbf6ec" stroke="${WOOD}" stroke-width="9"/><path d="M400,292c34,30 40,62 0,96c-40-34-34-66 0-96z" fill="${b.p.base}" opacity=".75"/><path d="M362,352q38,28 76,0" stroke="${b.p.deep}" stroke-width="4" fill="none"/></g>${b.contact(400, 868, 400, 30)}${plant(738, 800, 0.6)}${b.cloth('M104,520Q110,486 150,484Q400,468 650,484Q690,486 696,520L702,720H98Z')}${b.line('M400,482V690', b.p.deep, 4, 'opacity=".6"')}${b.folds(
      [
        [160, 500, 180, 600, 168, 690, 14],
        [640, 500, 620, 600, 634, 690, 14],
        [420, 520, 440, 600, 424, 680, 12],
      ],
    )}${b.cloth('M140,672Q270,650 398,668L400,748Q270,760 138,748Z')}${b.cloth('M402,668Q530,650 660,672L662,748Q530,760 400,748Z')}${b.cloth('M96,742Q400,762 704,742V822Q400,838 96,822Z', { colour: b.p.shade })}${arm}${b.mirror(arm)}<g transform="translate(150 556) rotate(-8) scale(.62)">${pillow(b, 0, 0, 180, b.p.second)}</g><g transform="translate(536 540) rotate(9) scale(.66)">${pillow(b, 0, 0, 170, CREAM)}</g>${b.solid('M92,818h26l-6,50h-14zM682,818h26l-6,50h-14z', LEG)}`,
  };
}

export function diwan(b: Brush): Drawing {
  const bolster = (x: number) =>
    `${b.cloth(`M${n(x)},556h150q22,34 0,76h-150q-22-40 0-76z`)}<ellipse cx="${n(x)}" cy="594" rx="17" ry="38" fill="${b.p.deep}"/><circle cx="${n(x)}" cy="594" r="7" fill="${GOLD}"/>`;
  return {
    setting: 'floor',
    focus: [300, 660],
    body: `${arch(b, 260, 130)}${b.contact(400, 852, 400, 28)}${plant(706, 640, 0.8)}${b.cloth('M70,640Q400,612 730,640L742,730Q400,752 58,730Z')}${b.line('M64,686Q400,712 736,686', b.p.deep, 4, 'opacity=".5"')}${bolster(112)}${bolster(530)}${b.solid('M50,724Q400,750 750,724V790Q400,812 50,790Z', WOOD)}${b.line('M70,758Q400,782 730,758', '#6d4629', 5)}${b.solid('M84,790q20,14 40,0l-6,58q-14,8-28,0zM676,790q20,14 40,0l-6,58q-14,8-28,0z', WOOD)}<path d="${steps(
      130,
      670,
      10,
    )
      .map((x) => `M${n(x)},748q8,10 0,22q-8-12 0-22z`)
      .join('')}" fill="${GOLD}"/>`,
  };
}

export function armchair(b: Brush): Drawing {
  const arm = b.cloth('M168,596Q170,552 214,552Q256,556 258,600L266,800H176Z');
  return {
    setting: 'floor',
    focus: [400, 540],
    body: `${arch(b, 240, 130)}${b.contact(400, 876, 290, 28)}${plant(664, 800, 0.62)}${b.cloth('M206,640C196,470 232,352 400,344C568,352 604,470 594,640V740H206Z')}${b.line('M250,640C244,490 280,392 400,386C520,392 556,490 550,640', b.p.deep, 3, 'opacity=".5"')}${b.folds(
      [
        [270, 460, 300, 560, 286, 660, 14],
        [528, 460, 500, 560, 516, 660, 14],
      ],
    )}${b.cloth('M250,660Q400,632 550,660L556,748Q400,764 244,748Z')}${b.cloth('M196,740Q400,762 604,740V812Q400,830 196,812Z', { colour: b.p.shade })}${arm}${b.mirror(arm)}${b.solid('M206,812h24l-8,64h-12zM570,812h24l-4,64h-12z', LEG)}<g transform="translate(322 556) rotate(-4) scale(.78)">${pillow(b, 0, 0, 190, b.print === 'plain' ? b.p.second : CREAM)}</g>`,
  };
}

export function chair(b: Brush): Drawing {
  const back =
    b.print === 'check'
      ? caneWork(b, 278, 286, 244, 150)
      : b.print === 'stripe'
        ? b.line(
            steps(296, 504, 7)
              .map((x) => `M${n(x)},292V560`)
              .join(''),
            b.p.base,
            11,
          )
        : b.cloth('M284,292Q400,278 516,292V440Q400,452 284,440Z', { plain: true, colour: LINEN });
  return {
    setting: 'floor',
    focus: [400, 420],
    body: `${arch(b, 230, 110)}${b.contact(400, 884, 270, 26)}${b.solid('M254,250h28l2,330h-28zM518,250h28l-2,330h-28z')}${b.solid('M246,262Q400,232 554,262V296Q400,268 246,296Z')}${back}${b.print === 'stripe' ? '' : b.solid('M262,436Q400,450 538,436V462Q400,476 262,462Z')}${b.solid('M262,600l-34,280h24l44-270zM538,600l34,280h-24l-44-270z', b.p.shade)}${b.solid('M216,556L236,880h26l4-320zM584,556L564,880h-26l-4-320z')}${b.print === 'check' ? b.solid('M206,520h60v20h-66zM534,520h60l6,20h-66z') : ''}${b.solid('M220,560Q400,540 580,560L600,606Q400,630 200,606Z')}${b.print === 'check' ? b.fill('M240,564Q400,548 560,564L574,594Q400,614 226,594Z', '#e6cfa0') + b.line('M250,570L566,592M240,588L556,566M300,560L330,604M400,556V608M500,560L470,604', '#b99558', 2.4) : b.cloth('M236,548Q400,530 564,548L580,588Q400,608 220,588Z', { plain: true, colour: b.print === 'stripe' ? b.p.light : LINEN })}${b.line('M250,742H550', b.p.shade, 13)}`,
  };
}

export function easyChair(b: Brush): Drawing {
  return {
    setting: 'floor',
    focus: [360, 560],
    body: `${arch(b, 260, 120)}${b.contact(400, 872, 340, 28)}${plant(670, 810, 0.66)}${b.line('M220,620L300,866M560,610L470,866', b.p.shade, 24)}<path d="M178,330C250,470 300,600 350,664L590,640" fill="none" stroke="#e6cfa0" stroke-width="66" stroke-linejoin="round"/><path d="M178,330C250,470 300,600 350,664L590,640" fill="none" stroke="#b99558" stroke-width="66" stroke-linejoin="round" stroke-dasharray="3 11"/>${b.line('M146,322C226,470 286,620 344,694L604,670', b.p.base, 20)}${b.line('M206,310C274,460 322,570 366,628L586,606', b.p.base, 16)}${b.line('M320,690L216,866M560,674L640,866', b.p.base, 26)}${b.line('M196,520C330,500 470,500 660,516', b.p.base, 26)}${b.line('M592,516L600,670M240,520L262,560', b.p.shade, 18)}${b.cloth('M158,318Q196,288 226,310L262,380Q236,412 200,404Z', { plain: true, colour: LINEN })}`,
  };
}

export function stool(b: Brush): Drawing {
  const isCane = b.p.base !== '#644530';
  const reeds = steps(230, 570, 18)
    .map(
      (x, i) =>
        `M${n(x)},470C${n(400 + (x - 400) * 0.5)},600 ${n(400 + (400 - x) * 0.5)},640 ${n(400 + (400 - x))},${i % 2 ? '830' : '834'}`,
    )
    .join('');
  return {
    setting: 'floor',
    focus: [400, 560],
    body: `${arch(b, 240, 130)}${b.contact(400, 850, 260, 32)}${
      isCane
        ? `${b.line(reeds, '#c19a5e', 11)}${b.line(reeds, '#e0c48d', 4)}<ellipse cx="400" cy="828" rx="176" ry="30" fill="none" stroke="${b.p.base}" stroke-width="26"/><path d="M262,640Q400,676 538,640" stroke="${b.p.shade}" stroke-width="26" fill="none"/>${b.solid('M214,452Q400,520 586,452V484Q400,556 214,484Z', b.p.shade)}<ellipse cx="400" cy="452" rx="188" ry="46" fill="${b.p.base}"/><ellipse cx="400" cy="450" rx="146" ry="33" fill="none" stroke="${b.p.pale}" stroke-width="8" stroke-dasharray="12 10"/><ellipse cx="400" cy="448" rx="96" ry="20" fill="${b.p.light}"/>`
        : `${b.solid('M280,470l-44,380h28l56-376zM520,470l44,380h-28l-56-376z')}${b.line('M262,740H538', GOLD, 12)}${b.solid('M216,430Q310,470 400,448Q490,470 584,430Q600,470 570,486Q400,520 230,486Q200,470 216,430Z', b.p.light)}`
    }`,
  };
}
