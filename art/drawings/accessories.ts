import { CREAM, GOLD, n, steps, WOOD, type Brush } from './brush';
import type { Drawing } from './drawing';

export function jutti(b: Brush): Drawing {
  const shoe = `${b.solid('M400,196C340,290 300,390 304,500C308,620 336,700 342,760C350,812 376,832 400,832C424,832 450,812 458,760C464,700 492,620 496,500C500,390 460,290 400,196Z', '#b58a5a')}${b.cloth('M400,206C346,296 310,392 314,500C318,616 344,696 350,756C356,802 378,820 400,820C422,820 444,802 450,756C456,696 482,616 486,500C490,392 454,296 400,206Z')}${b.fill('M400,420C350,420 338,470 342,530C348,620 366,690 370,740C374,782 386,796 400,796C414,796 426,782 430,740C434,690 452,620 458,530C462,470 450,420 400,420Z', '#d9b98c')}${b.fill('M400,420C350,420 338,470 342,530L348,580C350,500 366,450 400,450C434,450 450,500 452,580L458,530C462,470 450,420 400,420Z', '#7d5836', 'opacity=".6"')}${b.line('M400,414C346,414 332,468 336,530C342,622 360,692 364,742C368,788 384,802 400,802C416,802 432,788 436,742C440,692 458,622 464,530C468,468 454,414 400,414Z', GOLD, 5)}${
    b.print === 'plain'
      ? b.line('M400,240V400M372,300Q400,330 428,300', b.p.deep, 4)
      : `<path d="M400,252c26,34 34,60 0,96c-34-36-26-62 0-96z" fill="${b.p.second}"/><circle cx="400" cy="308" r="9" fill="${b.p.accent}"/>${b.line('M352,392Q376,360 400,372Q424,360 448,392', GOLD, 5)}`
  }${b.line('M400,206C386,190 384,176 392,164', b.p.deep, 7)}`;
  return {
    setting: 'wall',
    focus: [300, 360],
    body: `<g transform="translate(-118 -10) rotate(-7 400 500)">${shoe}</g><g transform="translate(118 10) rotate(7 400 500)">${shoe}</g>`,
  };
}

export function sandal(b: Brush): Drawing {
  const sole =
    'M400,200C340,204 306,260 306,350C306,440 334,500 334,590C334,690 340,820 400,820C460,820 466,690 466,590C466,500 494,440 494,350C494,260 460,204 400,200Z';
  const shoe = `${b.solid(sole, '#6d4a2e')}<g transform="translate(0 -8)">${b.solid(sole, '#c79b68')}${b.line(sole, '#8a6238', 3, 'stroke-dasharray="9 7" transform="translate(24 30) scale(.94)"')}</g>${b.cloth('M300,392C330,350 370,338 400,338C430,338 470,350 500,392L492,470C460,430 432,420 400,420C368,420 340,430 308,470Z')}${b.line('M304,428C338,388 370,378 400,378C430,378 462,388 496,428', b.p.pale, 9, 'stroke-dasharray="2 14"')}${b.line('M300,392C330,350 370,338 400,338C430,338 470,350 500,392M308,470C340,430 368,420 400,420C432,420 460,430 492,470', b.p.deep, 4)}${b.solid('M372,250q28-26 56,0q4,44-8,94h-40q-12-50-8-94z')}${b.line('M386,262v72M400,254v80M414,262v72', b.p.deep, 3)}`;
  return {
    setting: 'wall',
    focus: [300, 400],
    body: `<g transform="translate(-116 6) rotate(-6 400 500)">${shoe}</g><g transform="translate(116 -6) rotate(6 400 500)">${shoe}</g>`,
  };
}

export function heels(b: Brush): Drawing {
  const shoe = `${b.solid('M148,470C136,560 150,640 142,730H214C222,690 226,650 250,620Z', b.p.shade)}${b.line('M250,628C330,690 420,722 520,724H640', '#3a2820', 13)}${b.cloth('M150,440C128,500 140,580 190,606C270,640 330,706 430,716H632C684,716 684,672 640,656C560,630 510,590 470,552C448,532 426,540 404,556C340,600 262,580 214,500C196,466 166,420 150,440Z')}${b.fill('M150,440C166,420 196,466 214,500C262,580 340,600 404,556C426,540 448,532 470,552C440,536 424,548 406,562C340,612 254,590 206,508C190,480 170,450 150,440Z', b.p.deep)}${b.line('M152,448C196,398 268,404 288,448C300,480 290,520 268,556', b.p.shade, 12)}<circle cx="288" cy="456" r="9" fill="${GOLD}"/>${b.line('M520,640Q560,664 556,706', b.p.deep, 3, 'opacity=".6"')}`;
  return {
    setting: 'table',
    focus: [320, 640],
    body: `${b.contact(430, 640, 300, 20)}<g transform="translate(96 -84) scale(.92)">${shoe}</g>${b.contact(390, 806, 320, 30)}<g transform="translate(-20 76)">${shoe}</g>`,
  };
}

export function sneaker(b: Brush): Drawing {
  const shoe = `${b.solid('M112,640C110,690 118,716 140,716H650C690,716 700,690 690,650Z', '#f4efe4')}${b.line('M114,676H694', '#cfc4ad', 5)}${b.cloth('M124,650C110,580 116,510 132,462C150,448 176,452 190,470C220,500 268,506 310,470C330,450 352,452 366,470C410,540 480,580 560,592C640,604 690,620 692,656Z')}${b.solid('M560,592C640,604 690,620 692,660H548C540,630 546,606 560,592Z', '#f4efe4')}${b.fill('M132,462C150,448 176,452 190,470C220,500 268,506 310,470L318,486C270,530 210,522 176,490C160,480 146,480 134,490Z', b.p.deep)}${b.line('M352,486l44-26M384,520l44-26M420,550l42-24M458,574l38-22', '#f4efe4', 10)}${b.line('M352,486C320,540 300,600 296,652M190,470C200,530 196,600 186,652', b.p.deep, 3, 'stroke-dasharray="8 6"')}`;
  return {
    setting: 'table',
    focus: [420, 600],
    body: `${b.contact(440, 640, 310, 22)}<g transform="translate(96 -92) scale(.9)">${shoe}</g>${b.contact(390, 812, 330, 30)}<g transform="translate(-24 88)">${shoe}</g>`,
  };
}

export function tote(b: Brush): Drawing {
  return {
    setting: 'table',
    focus: [400, 560],
    body: `${b.contact(400, 856, 300, 32)}${b.line('M292,420C280,250 330,170 400,170C470,170 520,250 508,420', b.p.shade, 22)}${b.solid('M176,400Q400,380 624,400L632,440Q400,424 168,440Z', b.p.deep)}${b.cloth('M172,412Q400,432 628,412C644,560 656,720 660,836Q400,872 140,836C144,720 156,560 172,412Z')}${b.line('M304,424C288,270 330,206 400,206C470,206 512,270 496,424', b.p.deep, 22)}${b.line('M304,424C288,270 330,206 400,206C470,206 512,270 496,424', b.p.light, 3, 'stroke-dasharray="9 8"')}${b.solid('M284,414h40v86q-20,18-40,0zM476,414h40v86q-20,18-40,0z', b.p.deep)}${b.folds(
      [
        [190, 430, 220, 640, 176, 826, 20],
        [612, 430, 580, 640, 626, 826, 20],
        [330, 440, 350, 640, 330, 840, 12],
        [470, 440, 452, 640, 474, 840, 12],
      ],
      0.1,
    )}<circle cx="304" cy="480" r="6" fill="${GOLD}"/><circle cx="496" cy="480" r="6" fill="${GOLD}"/>`,
  };
}

export function sling(b: Brush): Drawing {
  return {
    setting: 'table',
    focus: [400, 600],
    body: `${b.contact(400, 832, 270, 30)}${b.line('M222,560C150,260 300,140 400,140C500,140 650,260 578,560', b.p.deep, 16)}${b.cloth('M206,540Q400,520 594,540C610,640 604,740 580,790Q400,850 220,790C196,740 190,640 206,540Z', { colour: b.p.shade })}${b.cloth('M202,520Q400,492 598,520C612,600 600,660 560,690Q400,742 240,690C200,660 188,600 202,520Z')}${b.line('M214,540C206,610 220,650 252,674Q400,722 548,674C580,650 594,610 586,540', b.p.pale, 3, 'stroke-dasharray="10 8"')}${b.solid('M376,674h48v54q-24,20-48,0z', GOLD)}<circle cx="400" cy="702" r="9" fill="#8e6b26"/><circle cx="222" cy="556" r="15" fill="none" stroke="${GOLD}" stroke-width="7"/><circle cx="578" cy="556" r="15" fill="none" stroke="${GOLD}" stroke-width="7"/>`,
  };
}

export function potli(b: Brush): Drawing {
  const tassel = (x: number, y: number) =>
    `${b.line(`M${n(x)},${n(y)}v34`, GOLD, 5)}<circle cx="${n(x)}" cy="${n(y + 42)}" r="11" fill="#f6efe1"/><path d="M${n(x - 14)},${n(y + 54)}h28l7,58h-42z" fill="${b.p.deep}"/><path d="M${n(x - 14)},${n(y + 54)}h28l1,9h-30z" fill="${GOLD}"/>`;
  return {
    setting: 'table',
    focus: [400, 620],
    body: `${b.contact(400, 850, 250, 32)}${b.line('M330,410C250,300 300,190 400,190C500,190 550,300 470,410', GOLD, 9)}${b.cloth('M262,330Q300,300 336,322Q368,292 400,318Q432,292 464,322Q500,300 538,330C520,380 480,410 462,430H338C320,410 280,380 262,330Z')}${b.cloth('M338,424H462C560,480 620,590 616,700C612,800 520,850 400,850C280,850 188,800 184,700C180,590 240,480 338,424Z')}${b.folds(
      [
        [356, 430, 270, 540, 244, 720, 24],
        [380, 430, 340, 560, 330, 760, 20],
        [412, 430, 430, 560, 440, 770, 20],
        [440, 430, 520, 540, 552, 730, 22],
        [330, 330, 350, 380, 360, 420, 12],
        [470, 330, 450, 380, 440, 420, 12],
      ],
    )}${b.solid('M332,408Q400,424 468,408V440Q400,456 332,440Z', GOLD)}${tassel(322, 440)}${tassel(490, 452)}`,
  };
}

export function clutch(b: Brush): Drawing {
  return {
    setting: 'table',
    focus: [400, 560],
    body: `${b.contact(400, 764, 330, 32)}${b.line('M140,560C60,700 120,800 240,786', GOLD, 6, 'stroke-dasharray="12 7"')}${b.cloth('M130,470Q130,430 172,428Q400,412 628,428Q670,430 670,470L664,716Q662,756 620,758Q400,772 180,758Q138,756 136,716Z')}${b.solid('M124,446Q124,418 160,414Q400,398 640,414Q676,418 676,446L674,478Q400,462 126,478Z', GOLD)}<circle cx="382" cy="398" r="21" fill="${b.p.light}" stroke="${GOLD}" stroke-width="7"/><circle cx="420" cy="398" r="21" fill="${b.p.base}" stroke="${GOLD}" stroke-width="7"/>${b.folds(
      [
        [160, 490, 190, 620, 164, 744, 14],
        [640, 490, 610, 620, 636, 744, 14],
      ],
    )}`,
  };
}

export function jhumka(b: Brush): Drawing {
  const metal = b.p.base;
  const enamel = metal === '#cda349' ? '#8e2f3a' : b.p.deep;
  const pearls = steps(-92, 92, 11)
    .map(
      (x) =>
        `<circle cx="${n(400 + x)}" cy="${n(706 - (x * x) / 560)}" r="11" fill="#fbf6ea" stroke="#d9cdb4" stroke-width="1.5"/>`,
    )
    .join('');
  const petals = steps(0, 315, 8)
    .map(
      (turn) =>
        `<ellipse cx="400" cy="300" rx="16" ry="30" fill="${metal}" stroke="${b.p.deep}" stroke-width="2" transform="rotate(${n(turn)} 400 342)"/>`,
    )
    .join('');
  const one = `${b.line('M400,214C420,190 414,160 392,164', GOLD, 5)}${petals}<circle cx="400" cy="342" r="25" fill="${enamel}"/><circle cx="393" cy="335" r="8" fill="#fff" opacity=".5"/>${b.line('M400,396v44', metal, 9)}<circle cx="400" cy="424" r="12" fill="#fbf6ea"/>${b.solid('M400,444C348,450 300,520 290,640Q290,676 400,682Q510,676 510,640C500,520 452,450 400,444Z', metal)}${b.solid('M288,630Q400,666 512,630L514,660Q400,698 286,660Z', b.p.shade)}<path d="${steps(
    316,
    484,
    7,
  )
    .map((x) => `M${n(x)},596q-12-24 0-48q12,24 0,48z`)
    .join(
      '',
    )}" fill="${enamel}"/>${b.line('M340,520Q400,538 460,520', b.p.deep, 4)}${pearls}<circle cx="400" cy="736" r="15" fill="${enamel}"/>`;
  return {
    setting: 'wall',
    focus: [290, 560],
    body: `${b.solid('M120,150h560v18h-560z', WOOD)}<g transform="translate(-118 4) scale(.94) translate(20 0)">${one}</g><g transform="translate(118 4) scale(.94) translate(32 0)">${one}</g>`,
  };
}

export function necklace(b: Brush): Drawing {
  const bead = (x: number, y: number, r: number, colour: string) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}" stroke="${b.p.deep}" stroke-width="1.4"/><circle cx="${n(x - r / 3)}" cy="${n(y - r / 3)}" r="${n(r / 3.4)}" fill="#fff" opacity=".65"/>`;
  const strand = (half: number, drop: number, count: number, r: number, from: number) =>
    steps(-1, 1, count)
      .map((t, i) =>
        bead(400 + half * t, from + drop * (1 - t * t), r, i % 3 === 1 ? b.p.light : b.p.base),
      )
      .join('');
  return {
    setting: 'table',
    focus: [400, 590],
    body: `${b.contact(400, 890, 300, 30)}${b.solid('M330,150Q400,134 470,150C466,250 470,310 520,352C610,392 660,470 664,640C668,760 640,840 620,884H180C160,840 132,760 136,640C140,470 190,392 280,352C330,310 334,250 330,150Z', CREAM)}${b.fill('M330,150Q400,134 470,150Q400,176 330,150Z', '#d8ccb4')}${strand(128, 190, 25, 12, 350)}${strand(158, 270, 31, 9, 372)}${b.solid('M400,560c58,44 74,98 0,150c-74-52-58-106 0-150z')}<path d="M400,588c34,30 42,62 0,96c-42-34-34-66 0-96z" fill="${b.p.deep}"/><circle cx="400" cy="636" r="14" fill="${GOLD}"/>${[-30, 0, 30].map((x) => bead(400 + x, 722 - Math.abs(x) / 1.6, 10, '#fbf6ea')).join('')}`,
  };
}

export function bangles(b: Brush): Drawing {
  const ring = (y: number, rx: number, colour: string, width: number) =>
    `<ellipse cx="400" cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * 0.36)}" fill="none" stroke="${b.p.deep}" stroke-width="${n(width + 5)}"/><ellipse cx="400" cy="${n(y - 2)}" rx="${n(rx)}" ry="${n(rx * 0.36)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/><ellipse cx="400" cy="${n(y - 5)}" rx="${n(rx)}" ry="${n(rx * 0.36)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-dasharray="120 900" stroke-dashoffset="-560"/>`;
  const stack = steps(800, 470, 9).map((y, i) =>
    ring(
      y,
      232 - (i % 2) * 4,
      i % 4 === 0 ? GOLD : i % 2 ? b.p.light : b.p.base,
      i % 4 === 0 ? 14 : 28,
    ),
  );
  const chips = steps(-200, 200, 11)
    .map((x) => {
      const drop = Math.sqrt(1 - (x / 232) ** 2) * 83;
      return [594, 676, 758]
        .map((y) => `<circle cx="${n(400 + x)}" cy="${n(y + drop)}" r="6" fill="#fdf5e2"/>`)
        .join('');
    })
    .join('');
  return {
    setting: 'table',
    focus: [400, 720],
    body: `${b.contact(400, 872, 310, 46)}${stack.join('')}${chips}<g transform="translate(20 -40) rotate(-14 400 330)">${ring(360, 214, b.p.base, 26)}</g>`,
  };
}

export function ring(b: Brush): Drawing {
  const isSilver = b.p.base === '#bcc0c2';
  const metal = isSilver ? b.p.base : GOLD;
  const stone = isSilver ? '#e6eef0' : b.p.base;
  return {
    setting: 'table',
    focus: [400, 420],
    body: `${b.contact(400, 866, 300, 36)}${b.solid('M190,690Q400,668 610,690V850Q400,880 190,850Z', '#e7dcc6')}${b.fill('M190,690Q400,712 610,690Q400,668 190,690Z', '#f6eedd')}<ellipse cx="400" cy="560" rx="126" ry="138" fill="none" stroke="#8e6b26" stroke-opacity=".55" stroke-width="38"/><ellipse cx="396" cy="558" rx="126" ry="138" fill="none" stroke="${metal}" stroke-width="30"/><path d="M280,520A126,138 0 0 1 340,440" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/>${b.solid('M330,420h140l-22,46h-96z', metal)}${b.solid('M400,266L476,308L490,376L450,430H350L310,376L324,308Z', stone)}<path d="M400,266L372,340L324,308ZM400,266L428,340L476,308ZM372,340L350,430L310,376ZM428,340L450,430L490,376Z" fill="#fff" opacity=".26"/><path d="M372,340H428L450,430H350Z" fill="${b.p.deep}" opacity=".25"/>`,
  };
}
