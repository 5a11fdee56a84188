import { POSTER, Poster } from '@curio/ui'
import type { ReactElement } from 'react'
import { Plan, type PlanDrawing } from '../plan.tsx'
import './las-vegas.css'

const { width: WIDTH, height: HEIGHT } = POSTER

/** A lithograph of the desert at dusk: mesas, towers with their signs, a ball of light, and a helicopter on its way out. */
export function LasVegasPoster(): ReactElement {
  return (
    <Poster>
      <g className="poster-las-vegas">
        <rect className="poster__sky" width={WIDTH} height={HEIGHT} />
        <circle className="poster__moon" cx="250" cy="250" r="140" />
        <g className="poster__mist">
          {CLOUDS.map(([x, y, width]) => (
            <rect key={y} x={x} y={y} width={width} height="7" rx="3.5" />
          ))}
        </g>
        <path className="poster__far" d={MESAS} />
        <path className="poster__near" d={TOWERS} />
        <circle className="poster__ball" cx="826" cy="262" r="70" />
        <path className="poster__tubes" d={BALL_LINES} />
        <path className="poster__windows" d={WINDOWS} />
        <path className="poster__sign" d={SIGN} />
        <path className="poster__tubes" d={TUBES} />
        <path className="poster__palms" d={PALMS} />
        <path className="poster__helicopter" d={HELICOPTER} />
        <Plan {...PLAN} />
      </g>
    </Poster>
  )
}

const CLOUDS = [
  [120, 214, 190],
  [230, 244, 220],
  [80, 274, 210],
] as const

const MESAS =
  'M0 344V286L40 280 56 246H150L168 282 214 290 236 262H300L322 288 420 300V344ZM640 344V290L700 284 716 256H742L760 288H980L1000 250H1062L1080 262V344Z'

/** A stepped hotel, a needle with a crown, a pyramid, slabs of different heights. */
const TOWERS =
  'M0 350V268H44V240H96V268H112V350ZM330 350V230H350V190H410V230H430V350ZM446 350V296H492V112H484V92H478V84H492L500 34 508 84H522V92H516V112H508V296H548V350ZM556 350 634 236 712 350ZM900 350V214H920V200H964V214H984V350ZM1000 350V270H1080V350Z'

const grid = (x: number, y: number, columns: number, rows: number): string =>
  Array.from(
    { length: columns * rows },
    (_, index) => `M${x + (index % columns) * 16} ${y + Math.floor(index / columns) * 20}h8v10h-8Z`,
  ).join('')

const WINDOWS = [
  grid(10, 280, 6, 3),
  grid(54, 250, 3, 1),
  grid(340, 244, 6, 5),
  grid(358, 202, 3, 2),
  grid(458, 306, 5, 2),
  grid(908, 228, 5, 6),
  grid(1010, 282, 4, 3),
].join('')

/** Meridians and parallels. */
const BALL_LINES =
  'M756 262H896M766 226Q826 244 886 226M766 298Q826 280 886 298M826 192Q786 262 826 332M826 192Q866 262 826 332'

/** A diamond on two posts, with a star over it. */
const SIGN =
  'M196 176 262 214 196 252 130 214ZM164 240H170V350H164ZM222 240H228V350H222ZM196 136 202 152 219 153 206 163 211 180 196 170 181 180 186 163 173 153 190 152Z'

const TUBES = 'M196 188 242 214 196 240 150 214ZM170 214H222M180 204H212M184 224H208M634 250 582 340H686Z'

const PALMS =
  'M288 350Q296 310 290 272M290 272Q268 258 258 280M290 272Q276 246 296 248M290 272Q308 250 322 268M290 272Q314 274 314 294M736 350Q742 320 738 292M738 292Q720 280 712 298M738 292Q728 270 744 272M738 292Q754 276 764 292M738 292Q756 296 756 312'

/** With its nose to the east. */
const HELICOPTER =
  'M612 128H650Q656 108 682 108Q716 108 722 134Q722 148 704 148H672Q656 148 650 138H612ZM606 114H616V150H606ZM682 108V96M628 94H738M662 148V158M702 148V158M646 160H718'

const PLAN: PlanDrawing = {
  inks: ['red', 'white', 'grey', 'purple', 'green', 'white', 'blue'],
  // Down the strip and out to the airfield.
  passed: [
    [2, 4],
    [2, 7],
    [1, 7],
    [1, 9],
    [0, 9],
    [0, 11],
    [1, 11],
    [1, 13],
    [0, 13],
  ],
  tourists: [
    [1, 6, 'green'],
    [2, 7, 'red'],
    [1, 8, 'purple'],
    [0, 10, 'green'],
    [1, 10, 'blue'],
    [1, 12, 'purple'],
    [2, 12, 'red'],
  ],
}
