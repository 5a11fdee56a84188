import { POSTER, Poster } from '@curio/ui'
import type { ReactElement } from 'react'
import { Plan, type PlanDrawing, SHORE } from '../plan.tsx'
import './venice.css'

const { width: WIDTH, height: HEIGHT } = POSTER

/** A lithograph of the lagoon: a church and a bell tower against the sun, palaces on the water, and a gondola. */
export function VenicePoster(): ReactElement {
  return (
    <Poster>
      <g className="poster-venice">
        <rect className="poster__sky" width={WIDTH} height={HEIGHT} />
        <circle className="poster__moon" cx="352" cy="222" r="150" />
        <g className="poster__mist">
          {CLOUDS.map(([x, y, width]) => (
            <rect key={y} x={x} y={y} width={width} height="7" rx="3.5" />
          ))}
        </g>
        <path className="poster__far" d={CHURCH} />
        <path className="poster__far" d={BELL_TOWER} />
        <path className="poster__lagoon" d={`M0 286H${WIDTH}V${SHORE + 20}H0Z`} />
        <path className="poster__ripples" d={RIPPLES} />
        <path className="poster__near" d={PALACES} />
        <path className="poster__windows" d={WINDOWS} />
        <path className="poster__poles" d={POLES} />
        <path className="poster__gondola" d={GONDOLA} transform="translate(-8 -22)" />
        <Plan {...PLAN} />
      </g>
    </Poster>
  )
}

const CLOUDS = [
  [210, 150, 200],
  [330, 176, 260],
  [180, 236, 190],
] as const

/** A domed church at the mouth of the canal. */
const CHURCH =
  'M372 312V268H388V238H396V226Q396 190 428 178Q434 172 434 160H438Q438 172 444 178Q476 190 476 226V238H484V222Q484 202 504 196V188H508V196Q528 202 528 222V268H552V312ZM436 160V142M430 150H442'

const BELL_TOWER =
  'M706 312V150H700V142H706V118H702V112H706L724 66 742 112H746V118H742V142H748V150H742V312ZM724 66V50M758 312V262H772V250Q790 236 808 250V262H820Q838 246 856 262V312Z'

const RIPPLES =
  'M40 314H120M150 322H210M300 316H352M560 318H640M660 310H690M880 316H960M990 322H1040M470 326H540'

/** Fronts with arches, chimneys like bells, a loggia; gaps where canals run in. */
const PALACES =
  'M0 344V220H30V206H24L36 194 48 206H42V220H96V236H150V344ZM168 344V252H198V236H192L204 224 216 236H210V252H262V344ZM282 344V274H350V344ZM584 344V270H640V256H634L646 244 658 256H652V270H684V344ZM760 344V280H848V344ZM868 344V246H900V230H894L906 218 918 230H912V246H960V344ZM978 344V216H1006V200H1000L1012 188 1024 200H1018V216H1080V344Z'

const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}V${y - height}Q${x} ${y - height - width * 0.6} ${x + width / 2} ${y - height - width}Q${x + width} ${y - height - width * 0.6} ${x + width} ${y - height}V${y}Z`

const rowOf = (from: number, y: number, count: number, step: number): string =>
  Array.from({ length: count }, (_, index) => arch(from + index * step, y, 10, 14)).join('')

const WINDOWS = [
  rowOf(14, 274, 7, 19),
  rowOf(14, 314, 7, 19),
  rowOf(180, 290, 4, 20),
  rowOf(180, 322, 4, 20),
  rowOf(294, 312, 3, 20),
  rowOf(596, 304, 4, 22),
  rowOf(772, 314, 4, 19),
  rowOf(880, 284, 4, 20),
  rowOf(880, 320, 4, 20),
  rowOf(990, 256, 5, 18),
  rowOf(990, 294, 5, 18),
].join('')

/** Mooring poles in the water before the palaces. */
const POLES =
  'M158 344V286M272 344V296M364 344V300M574 344V292M694 344V296M752 344V300M858 344V290M968 344V284'

/** With its iron at the bow and the man at the oar. */
const GONDOLA =
  'M412 318Q420 336 452 337H520Q548 336 560 312L563 302 568 303 566 314Q560 340 526 344H450Q414 342 406 318ZM424 320V306L421 296Q420 288 425 288Q430 288 429 296L432 308 440 316 436 322ZM425 287A5 5 0 1 1 425.1 277ZM419 279H431M428 302 446 344'

const PLAN: PlanDrawing = {
  inks: ['red', 'white', 'green', 'grey', 'blue', 'white', 'green'],
  // Through the canals and out into the lagoon.
  passed: [
    [2, 15],
    [2, 13],
    [1, 13],
    [1, 11],
    [2, 11],
    [2, 8],
    [1, 8],
    [1, 7],
    [0, 7],
  ],
  tourists: [
    [0, 7, 'purple'],
    [1, 8, 'red'],
    [1, 9, 'green'],
    [2, 9, 'purple'],
    [0, 11, 'blue'],
    [1, 12, 'purple'],
    [2, 13, 'red'],
  ],
}
