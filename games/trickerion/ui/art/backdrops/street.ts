import {
  type Backdrop,
  box,
  disc,
  flat,
  gabled,
  lampFlame,
  lampPost,
  repeated,
  STREET,
  swags,
  windows,
} from './draw.ts'

const PAVEMENT = box(-200, STREET, 1120, 40)
const STONES = repeated(
  { x: -190, y: STREET + 9, columns: 46, rows: 1, stepX: 24, stepY: 0 },
  (x, y) => `M${x} ${y}h10`,
)

/** The square: a clock tower, the bank with its columns, the inn, the residence. */
export const DOWNTOWN: Backdrop = [
  [
    'far',
    [
      gabled(-60, 90, 70, 30),
      gabled(150, 60, 58, 34),
      flat(240, 60, 48),
      gabled(410, 64, 54, 30),
      flat(560, 70, 60),
      gabled(690, 100, 64, 36),
    ].join(''),
  ],
  [
    'near',
    [
      flat(14, 118, 66),
      gabled(196, 84, 76, 26),
      flat(322, 44, 34),
      'M318 29L344 6L370 29Z',
      flat(446, 126, 72),
      'M436 68L509 40L582 68Z',
      gabled(616, 92, 74, 30),
    ].join(''),
  ],
  [
    'dark',
    [
      box(66, 102, 16, 30),
      box(230, 104, 16, 28),
      box(336, 100, 16, 32),
      box(500, 92, 20, 40),
      box(654, 102, 16, 30),
    ].join(''),
  ],
  [
    'trim',
    [
      box(456, 76, 8, 56),
      box(478, 76, 8, 56),
      box(532, 76, 8, 56),
      box(554, 76, 8, 56),
      disc(344, 48, 9),
    ].join(''),
  ],
  [
    'light',
    [
      windows({ x: 26, y: 78, columns: 2, rows: 3, stepX: 16, stepY: 17 }),
      windows({ x: 94, y: 78, columns: 2, rows: 3, stepX: 16, stepY: 17 }),
      windows({ x: 208, y: 86, columns: 4, rows: 1, stepX: 18, stepY: 0 }),
      windows({ x: 332, y: 70, columns: 2, rows: 1, stepX: 17, stepY: 0 }),
      windows({ x: 630, y: 82, columns: 4, rows: 1, stepX: 18, stepY: 0 }),
      lampFlame(160),
      lampFlame(406),
      lampFlame(598),
    ].join(''),
  ],
  ['line', [lampPost(160), lampPost(406), lampPost(598), 'M344 43V48L348 51M196 118H182V104H196'].join('')],
  ['dark', PAVEMENT],
  ['line', STONES],
]

const awning = (x: number): string => `M${x + 8} 66H${x + 100}L${x + 110} 88${'q-9.2 9 -18.3 0'.repeat(6)}Z`
const stripes = (x: number): string =>
  [0, 2, 4].map((n) => `M${x + 23 + n * 15.4} 66h15.4l2.4 22q-9.2 9 -18.3 0Z`).join('')
const counter = (x: number): string =>
  `${box(x + 2, 108, 104, 24)}M${x + 6} 88h3v20h-3ZM${x + 99} 88h3v20h-3Z`
const crates = (x: number): string =>
  `${box(x + 14, 96, 20, 12)}${disc(x + 48, 101, 7)}${disc(x + 62, 101, 7)}${box(x + 78, 92, 14, 16)}`

/** How high a lamp hangs on the wire over the stalls, whose bows are 240 wide. */
const hanging = (x: number): number => 41 - 14 * ((((x + 100) % 240) - 120) / 120) ** 2

/** Stalls under striped awnings, a string of lamps over them. */
export const MARKET: Backdrop = [
  [
    'far',
    [
      gabled(-40, 80, 60, 30),
      flat(60, 70, 46),
      gabled(150, 90, 62, 36),
      flat(270, 60, 50),
      gabled(350, 100, 56, 34),
      flat(470, 64, 44),
      gabled(560, 84, 60, 34),
      flat(664, 90, 50),
    ].join(''),
  ],
  [
    'trim',
    [
      windows({ x: 70, y: 56, columns: 3, rows: 1, stepX: 18, stepY: 0 }),
      windows({ x: 280, y: 60, columns: 2, rows: 1, stepX: 22, stepY: 0 }),
      windows({ x: 480, y: 54, columns: 3, rows: 1, stepX: 18, stepY: 0 }),
      windows({ x: 676, y: 60, columns: 2, rows: 1, stepX: 18, stepY: 0 }),
    ].join(''),
  ],
  ['near', [-96, 24, 144, 264, 384, 504, 624].map((x) => `${awning(x)}${counter(x)}`).join('')],
  ['trim', [-96, 24, 144, 264, 384, 504, 624].map(stripes).join('')],
  ['dark', [-96, 24, 144, 264, 384, 504, 624].map(crates).join('')],
  ['line', 'M-100 22Q20 52 140 26Q260 52 380 26Q500 52 620 26Q700 46 820 22'],
  ['light', [-40, 20, 80, 200, 260, 320, 440, 500, 560, 680].map((x) => disc(x, hanging(x), 4)).join('')],
  ['dark', PAVEMENT],
  ['line', STONES],
]

/** A bench under a lamp: cogs, tools on the wall, a bill, a cabinet. */
export const WORKSHOP: Backdrop = [
  ['far', [box(-200, 84, 1120, 50)].join('')],
  [
    'trim',
    repeated({ x: -200, y: 86, columns: 19, rows: 1, stepX: 60, stepY: 0 }, (x, y) => box(x, y, 2, 48)),
  ],
  [
    'near',
    [
      box(60, 104, 240, 8),
      box(74, 112, 10, 20),
      box(276, 112, 10, 20),
      box(440, 40, 84, 92),
      box(560, 96, 110, 36),
      'M554 96L566 84H664L676 96Z',
    ].join(''),
  ],
  [
    'dark',
    [
      box(446, 46, 34, 80),
      box(484, 46, 34, 80),
      'M112 104V96H100V90H140V96H128V104Z',
      'M200 104L204 84H232L236 104Z',
      box(606, 102, 18, 10),
    ].join(''),
  ],
  [
    'light',
    [
      disc(180, 44, 9),
      'M168 36L174 24H186L192 36Z',
      disc(476, 88, 3),
      disc(488, 88, 3),
      box(350, 30, 44, 58),
    ].join(''),
  ],
  [
    'near',
    [
      'M356 36H388V50H356ZM358 56H386V59H358ZM358 64H386V67H358ZM362 72H382V75H362Z',
      'M612 34a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z',
      box(20, 30, 5, 44),
      'M12 24H33V36H12Z',
      'M40 28L46 28L48 74H38Z',
    ].join(''),
  ],
  [
    'line',
    [
      'M180 0V24M632 8V14M632 54V60M606 34H612M652 34H658M613 15L618 20M651 53L646 48M651 15L646 20M613 53L618 48',
      'M70 104Q90 92 104 104M150 104V92H176V104M246 104Q252 88 262 104',
      'M452 60H474M490 60H512M452 110H474M490 110H512',
    ].join(''),
  ],
  ['far', disc(632, 34, 8)],
  ['dark', PAVEMENT],
  [
    'line',
    repeated(
      { x: -200, y: STREET, columns: 14, rows: 1, stepX: 84, stepY: 0 },
      (x, y) => `M${x} ${y}l-14 18`,
    ),
  ],
]

/** Narrow houses under the moon, a cat on the wall, the fortune teller's sign. */
export const ALLEY: Backdrop = [
  ['light', disc(606, 30, 16)],
  [
    'far',
    [
      gabled(-30, 96, 40, 40),
      gabled(86, 70, 62, 44),
      gabled(250, 80, 50, 46),
      gabled(380, 70, 64, 40),
      gabled(520, 74, 70, 38),
      gabled(660, 110, 44, 44),
    ].join(''),
  ],
  [
    'near',
    [
      `M-10 ${STREET}V30L52 8L108 42L100 ${STREET}Z`,
      `M160 ${STREET}L154 52L204 18L250 56V${STREET}Z`,
      `M440 ${STREET}L446 44L486 16L536 50L530 ${STREET}Z`,
      `M610 ${STREET}V62L660 26L716 66V${STREET}Z`,
      box(270, 108, 160, 24),
    ].join(''),
  ],
  [
    'dark',
    [
      box(40, 96, 18, 36),
      box(194, 100, 16, 32),
      box(480, 96, 18, 36),
      box(652, 100, 16, 32),
      'M336 108V94Q335 82 344 80L343 72L349 77H356L361 72V84Q360 89 357 90Q364 98 362 108Z',
    ].join(''),
  ],
  [
    'light',
    [
      windows({ x: 18, y: 52, columns: 3, rows: 1, stepX: 22, stepY: 0 }),
      windows({ x: 176, y: 62, columns: 2, rows: 1, stepX: 34, stepY: 0 }),
      windows({ x: 470, y: 56, columns: 2, rows: 1, stepX: 30, stepY: 0 }),
      windows({ x: 634, y: 76, columns: 3, rows: 1, stepX: 22, stepY: 0 }),
      lampFlame(132),
      lampFlame(580),
      'M540 82H566V96H540Z',
    ].join(''),
  ],
  [
    'line',
    [
      lampPost(132),
      lampPost(580),
      'M362 106Q374 106 371 94M530 82H566M553 76V82',
      'M270 116H430M300 108V116M360 116V124M400 108V116M330 124V132',
    ].join(''),
  ],
  ['dark', [PAVEMENT, 'M553 84L555 88L560 89L556 91L557 95L553 92L549 95L550 91L546 89L551 88Z'].join('')],
  ['line', STONES],
]

/** The hall: a valance, drapes at both sides, boards and footlights. Drawn to be stretched. */
export const STAGE: Backdrop = [
  ['far', box(0, 0, 720, 150)],
  [
    'near',
    [
      'M0 0H60Q54 60 34 96Q18 118 0 122Z',
      'M720 0H660Q666 60 686 96Q702 118 720 122Z',
      swags(0, 720, 14, 90, 20),
    ].join(''),
  ],
  ['dark', box(0, 134, 720, 16)],
  [
    'line',
    [
      'M16 0Q20 60 8 112M34 0Q34 56 22 104M50 0Q48 50 36 90M704 0Q700 60 712 112M686 0Q686 56 698 104M670 0Q672 50 684 90',
      swags(0, 720, 14, 90, 20),
    ].join(''),
  ],
  [
    'light',
    repeated(
      { x: 30, y: 136, columns: 12, rows: 1, stepX: 60, stepY: 0 },
      (x, y) => `M${x} ${y}a6 5 0 0 0 -12 0Z`,
    ),
  ],
]
