import { POSTER, Poster } from '@curio/ui'
import type { ReactElement } from 'react'
import { Plan, type PlanDrawing } from '../plan.tsx'
import './arkham.css'

const { width: WIDTH, height: HEIGHT } = POSTER

/** A lithograph of the town in fog: an eye where the moon should be, a bridge over the river, lamps on its piers. */
export function ArkhamPoster(): ReactElement {
  return (
    <Poster>
      <g className="poster-arkham">
        <rect className="poster__sky" width={WIDTH} height={HEIGHT} />
        <circle className="poster__moon" cx="560" cy="178" r="138" />
        <path className="poster__lid" d={LID} />
        <circle className="poster__iris" cx="560" cy="178" r="62" />
        <path className="poster__pupil" d={PUPIL} />
        <Fog bands={HIGH_FOG} />
        <path className="poster__far" d={HILL} />
        <path className="poster__near" d={BANKS} />
        <path className="poster__windows" d={WINDOWS} />
        <path className="poster__bridge" d={BRIDGE} />
        <path className="poster__lamps" d={LAMPS} />
        <Fog bands={LOW_FOG} />
        <Plan {...PLAN} />
      </g>
    </Poster>
  )
}

type Band = readonly [x: number, y: number, width: number]

function Fog({ bands }: { readonly bands: readonly Band[] }): ReactElement {
  return (
    <g className="poster__mist">
      {bands.map(([x, y, width]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height="8" rx="4" />
      ))}
    </g>
  )
}

const HIGH_FOG: readonly Band[] = [
  [360, 92, 170],
  [600, 108, 200],
  [330, 250, 240],
  [560, 272, 260],
]

const LOW_FOG: readonly Band[] = [
  [20, 300, 190],
  [150, 318, 230],
  [430, 308, 250],
  [640, 322, 210],
  [820, 302, 220],
  [40, 264, 120],
  [930, 276, 130],
]

/** Almond-shaped, across the disc. */
const LID = 'M424 178Q560 66 696 178Q560 290 424 178Z'
const PUPIL = 'M560 118Q580 178 560 238Q540 178 560 118Z'

/** The asylum on its hill, and the tower of the university. */
const HILL =
  'M0 344V280Q80 236 150 232V196H160V184H172V196H186V172L206 150 226 172V196H240V184H252V196H262V232Q330 240 390 300V344ZM720 344V288Q780 262 820 258V150L842 96 864 150V258H900V214L916 198 932 214V258Q1000 262 1080 300V344Z'

/** Gambrel roofs on both banks. */
const BANKS =
  'M0 350V292H20V276L30 260H66L76 276V292H100V350ZM116 350V296L140 274 164 296V350ZM176 350V282H186L204 258 222 282H232V350ZM250 350V302H318V350ZM778 350V300H796V284L806 270H840L850 284V300H860V350ZM874 350V280L900 254 926 280V350ZM940 350V296H1000V350ZM1012 350V274H1024L1042 246 1060 274H1080V350Z'

/** Three arches from bank to bank. */
const BRIDGE =
  'M318 300Q548 252 778 300V350H752Q744 306 692 304Q642 306 634 350H612Q604 298 548 296Q492 298 484 350H462Q454 306 404 304Q352 306 344 350H318Z'

const LAMPS =
  'M404 286V248M397 248H411L408 234H400ZM548 278V240M541 240H555L552 226H544ZM692 286V248M685 248H699L696 234H688Z'

const pane = ([x, y]: readonly [number, number]): string => `M${x} ${y}h8v11h-8Z`

const PLACES: readonly (readonly [number, number])[] = [
  [38, 272],
  [54, 272],
  [136, 292],
  [200, 280],
  [202, 180],
  [838, 164],
  [838, 192],
  [818, 284],
  [896, 276],
  [960, 306],
  [1040, 270],
]
const WINDOWS = PLACES.map(pane).join('')

const PLAN: PlanDrawing = {
  inks: ['purple', 'white', 'green', 'blue', 'white', 'grey', 'red'],
  // Over the bridge and under the eye.
  passed: [
    [2, 14],
    [2, 12],
    [1, 12],
    [1, 10],
    [2, 10],
    [2, 7],
    [1, 7],
    [1, 9],
    [0, 9],
  ],
  tourists: [
    [1, 7, 'purple'],
    [1, 8, 'blue'],
    [2, 8, 'purple'],
    [0, 8, 'green'],
    [1, 10, 'red'],
    [1, 11, 'green'],
    [2, 12, 'blue'],
  ],
}
