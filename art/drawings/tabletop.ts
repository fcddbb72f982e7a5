import { GOLD, n, steps, WOOD, type Brush } from './brush';
import type { Drawing } from './drawing';

const glow = (x: number, y: number, r: number) =>
  `<radialGradient id="glow"><stop offset="0" stop-color="#ffe9b5" stop-opacity=".85"/><stop offset="1" stop-color="#ffe9b5" stop-opacity="0"/></radialGradient><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#glow)"/>`;

export function tableLamp(b: Brush): Drawing {
  const isMetal = b.p.base === '#b98f41' || b.p.base === '#b56b41';
  const shade = isMetal || b.print !== 'buti' ? '#f5e8cd' : b.p.light;
  const pleats =
    b.print === 'stripe'
      ? b.folds(
          steps(276, 524, 11).map((x) => [400 + (x - 400) * 0.62, 216, x, 330, x, 452, 7] as const),
          0.12,
        )
      : '';
  const base = isMetal
    ? 'M384,470h32v40q40,14 40,50q-30,26-30,90q0,90 40,140q60,14 60,40H274q0-26 60-40q40-50 40-140q0-64-30-90q0-36 40-50z'
    : 'M382,470h36v44C500,546 540,620 534,700C528,772 494,812 470,830H330C306,812 272,772 266,700C260,620 300,546 382,514Z';
  return {
    setting: 'table',
    focus: [400, 540],
    body: `${glow(400, 340, 340)}${b.contact(400, 838, 220, 28)}${b.print === 'buti' || isMetal ? b.solid(base, isMetal ? b.p.base : WOOD) : b.print === 'stripe' ? b.solid(base) : b.cloth(base)}${b.print === 'stripe' ? b.line('M282,640Q400,664 518,640M270,690Q400,716 530,690', b.p.shade, 5, 'opacity=".6"') : ''}${b.solid('M384,448h32v36h-32z', GOLD)}${b.print === 'buti' ? b.cloth('M316,206Q400,194 484,206L546,450Q400,472 254,450Z', { colour: shade }) : b.solid('M316,206Q400,194 484,206L546,450Q400,472 254,450Z', shade)}${pleats}${b.line('M316,208Q400,220 484,208M254,450Q400,472 546,450', b.p.shade, 6)}`,
  };
}

export function floorLamp(b: Brush): Drawing {
  const woven = b.print === 'check';
  return {
    setting: 'floor',
    focus: [400, 270],
    body: `${glow(400, 260, 300)}${b.contact(400, 906, 240, 24)}${
      woven
        ? `${b.line('M394,360L268,900M406,360L532,900M400,360V880', b.p.shade, 13)}${b.line('M326,660H474', b.p.base, 8)}${b.cloth('M318,130Q400,112 482,130C530,210 540,290 520,360Q400,388 280,360C260,290 270,210 318,130Z')}${b.line('M318,130Q400,148 482,130M280,360Q400,388 520,360', b.p.deep, 7)}`
        : `${b.line('M400,330V880', b.p.base, 13)}${b.solid('M296,872Q400,852 504,872V896Q400,918 296,896Z', b.p.deep)}${b.solid('M306,130Q400,116 494,130L540,330Q400,354 260,330Z', '#f6ead2')}${b.line('M306,132Q400,146 494,132M260,330Q400,354 540,330', b.p.base, 7)}${b.line('M430,340v60', b.p.base, 3)}<circle cx="430" cy="408" r="8" fill="${b.p.base}"/>`
    }`,
  };
}

export function pendantLamp(b: Brush): Drawing {
  const dome = 'M400,330C250,336 166,450 150,600Q400,650 650,600C634,450 550,336 400,330Z';
  return {
    setting: 'wall',
    focus: [400, 500],
    body: `${glow(400, 660, 330)}${b.line('M400,0V320', '#4d3a2c', 5)}${b.solid('M372,300h56l16,44h-88z', GOLD)}${b.cloth(dome, { plain: b.print === 'plain' })}${b.fill('M150,600Q400,650 650,600Q400,566 150,600Z', '#fff0c9')}${b.line('M150,600Q400,650 650,600', b.p.deep, 7)}<circle cx="400" cy="614" r="34" fill="#fff8e2"/>${
      b.print === 'check'
        ? b.line(
            'M400,332C330,400 290,500 280,622M400,332C470,400 510,500 520,622M400,332C390,430 396,540 400,632M214,470Q400,510 586,470M178,530Q400,576 622,530',
            b.p.shade,
            4,
            'opacity=".7"',
          )
        : ''
    }`,
  };
}

export function vase(b: Brush): Drawing {
  const body =
    'M352,380Q400,394 448,380C442,440 470,470 510,520C560,590 560,700 520,770C500,806 480,826 462,842H338C320,826 300,806 280,770C240,700 240,590 290,520C330,470 358,440 352,380Z';
  const sprig = (x: number, y: number, bend: number, bloom: string) =>
    `${b.line(`M400,390Q${n(400 + bend)},${n((390 + y) / 2)} ${n(x)},${n(y)}`, '#6f7f52', 6)}<g fill="${bloom}">${steps(
      0,
      320,
      9,
    )
      .map(
        (turn) =>
          `<ellipse cx="${n(x)}" cy="${n(y - 24)}" rx="13" ry="24" transform="rotate(${n(turn)} ${n(x)} ${n(y)})"/>`,
      )
      .join('')}</g><circle cx="${n(x)}" cy="${n(y)}" r="17" fill="#c9772b"/>`;
  const leaf = (x: number, y: number, turn: number) =>
    `<path d="M0,0C20,-24 60,-24 84,0C60,20 20,20 0,0Z" fill="#7f9468" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"/>`;
  return {
    setting: 'table',
    focus: [400, 620],
    body: `${b.contact(400, 850, 240, 30)}${sprig(300, 176, -16, '#e2a73f')}${sprig(474, 150, 18, '#dc8a35')}${sprig(400, 250, 0, '#e9be57')}${leaf(362, 300, -150)}${leaf(440, 290, -30)}${leaf(346, 240, 200)}${b.cloth(body)}${b.fill('M352,380Q400,394 448,380Q400,366 352,380Z', b.p.deep)}${b.line('M296,520Q400,546 504,520', b.print === 'plain' ? b.p.shade : GOLD, 5, 'opacity=".7"')}<path d="M300,560C280,620 286,700 308,752" stroke="#fff" stroke-opacity=".35" stroke-width="16" stroke-linecap="round" fill="none"/>`,
  };
}

export function plates(b: Brush): Drawing {
  const isMetal = b.p.base === '#b98f41';
  const disc = (cx: number, cy: number, r: number, printed: boolean) => {
    const round = `M${n(cx - r)},${n(cy)}a${n(r)},${n(r)} 0 1 0 ${n(r * 2)},0a${n(r)},${n(r)} 0 1 0 ${n(-r * 2)},0Z`;
    return `<g filter="url(#lift)">${b.cloth(round, { plain: !printed })}</g><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r - 5)}" fill="none" stroke="${isMetal ? '#e8cf8d' : b.p.shade}" stroke-width="5"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.66)}" fill="${b.p.light}" fill-opacity=".55" stroke="${b.p.shade}" stroke-opacity=".6" stroke-width="3"/>`;
  };
  return {
    setting: 'wall',
    focus: [330, 480],
    body: `<filter id="lift" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="8" dy="14" stdDeviation="10" flood-color="#2a1a14" flood-opacity=".3"/></filter>${disc(500, 330, 210, true)}${disc(330, 560, 256, true)}${disc(560, 720, 140, false)}${isMetal ? disc(330, 560, 70, false) : ''}`,
  };
}

export function bowl(b: Brush): Drawing {
  return {
    setting: 'table',
    focus: [400, 580],
    body: `${b.contact(400, 800, 280, 34)}<g><circle cx="320" cy="480" r="58" fill="#dc7f33"/><circle cx="430" cy="462" r="66" fill="#e2a73f"/><circle cx="512" cy="494" r="52" fill="#c9602c"/><path d="M430,398q20-30 50-26q-14,28-50,26" fill="#6f8a57"/></g>${b.solid('M150,510Q400,570 650,510C640,640 580,740 490,784H310C220,740 160,640 150,510Z')}${b.line('M150,510Q400,570 650,510', b.p.light, 12)}${b.line('M188,620Q400,672 612,620', b.p.shade, 4, 'opacity=".6"')}${b.solid('M318,780h164l-10,26h-144z', b.p.shade)}`,
  };
}

export function teaSet(b: Brush): Drawing {
  const cup = (x: number, y: number) =>
    `<g transform="translate(${n(x)} ${n(y)})">${b.contact(70, 132, 100, 14)}${b.cloth('M0,0Q70,14 140,0C138,60 120,110 104,130H36C20,110 2,60 0,0Z')}${b.fill('M0,0Q70,14 140,0Q70,-16 0,0Z', '#8a5230')}${b.line('M0,0Q70,14 140,0Q70,-16 0,0Z', b.p.pale, 4)}${b.line('M30,-40q14-18 0-40M76,-44q14-18 0-40', '#fff', 5, 'opacity=".5"')}</g>`;
  if (b.print === 'plain') {
    return {
      setting: 'table',
      focus: [330, 560],
      body: [
        cup(180, 520),
        cup(340, 500),
        cup(500, 520),
        cup(100, 690),
        cup(280, 700),
        cup(460, 690),
      ].join(''),
    };
  }
  return {
    setting: 'table',
    focus: [400, 480],
    body: `${b.contact(420, 700, 260, 28)}${b.line('M270,470C180,450 170,590 280,612', b.p.base, 26)}${b.solid('M560,560C620,540 630,470 668,440L694,460C676,520 660,600 566,640Z')}${b.cloth('M400,380C300,384 240,460 244,560C248,640 300,690 340,698H480C520,690 572,640 576,560C580,460 500,384 400,380Z')}${b.solid('M326,392Q410,360 494,392Q484,420 410,422Q336,420 326,392Z', b.p.shade)}<circle cx="410" cy="356" r="21" fill="${b.p.base}" stroke="${b.p.deep}" stroke-width="3"/>${cup(150, 700)}${cup(470, 720)}`,
  };
}

export function glasses(b: Brush): Drawing {
  const glass = (x: number, y: number, s: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})">${b.contact(90, 262, 130, 18)}<path d="M0,0Q90,18 180,0L160,244Q90,268 20,244Z" fill="${b.p.base}" opacity=".5"/><path d="M6,74Q90,92 174,74L160,244Q90,268 20,244Z" fill="${b.p.base}" opacity=".38"/><path d="M0,0Q90,18 180,0Q90,-18 0,0Z" fill="#fff" opacity=".55" stroke="${b.p.shade}" stroke-width="4"/><path d="M24,226Q90,248 156,226L158,244Q90,268 20,244Z" fill="${b.p.deep}" opacity=".5"/><path d="M26,30L40,200" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".6"/><circle cx="120" cy="150" r="5" fill="#fff" opacity=".6"/><circle cx="96" cy="196" r="4" fill="#fff" opacity=".6"/></g>`;
  return {
    setting: 'table',
    focus: [400, 580],
    body: `${glass(170, 400, 1)}${glass(430, 380, 1)}${glass(290, 510, 1.2)}`,
  };
}
