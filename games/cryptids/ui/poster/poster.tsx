import { POSTER, Poster } from '@curio/ui'
import { type ReactElement, useId } from 'react'
import { MOUNTAIN_BEASTS } from '../art/creatures/mountain-beasts.ts'
import { Plate } from '../art/creatures/plate.tsx'
import { WATER_SERPENTS } from '../art/creatures/water-serpents.ts'
import { SEEKER } from './seeker.ts'
import './poster.css'

const { width: WIDTH, height: HEIGHT } = POSTER

/** A plate from an expedition: a lake under mountains at dawn, the one who searches, and what does not wish to be found. */
export function CryptidsPoster(): ReactElement {
  const glow = useId()
  return (
    <Poster>
      <rect className="poster__dawn" width={WIDTH} height={HEIGHT} />
      <circle className="poster__sun" cx="690" cy="196" r="118" />
      <g className="poster__rays">
        {RAYS.map(([y, from, to]) => (
          <path key={y} d={`M${from} ${y}H${to}`} />
        ))}
      </g>
      <path className="poster__griffin" d={GRIFFIN} transform="translate(690 176) scale(1.5)" />
      <path className="poster__peaks" d={PEAKS} />
      <path className="poster__snow" d={SNOW} />
      <path className="poster__hills" d={HILLS} />
      <path className="poster__wood" d={firs(FAR_FIRS)} />
      <path className="poster__lake" d="M0 352Q270 338 540 346T1080 340V524H0Z" />
      <g className="poster__waves">
        {WAVES.map(([x, y, length]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}q8 -6 16 0t16 0t16 0${'t16 0'.repeat(length)}`} />
        ))}
      </g>
      <Plate drawing={WATER_SERPENTS.selma} detail="plate" at={{ x: 486, y: 196, side: 290 }} />
      <path className="poster__shore" d="M0 524V452Q120 424 250 446T470 492L520 524Z" />
      <path className="poster__shore" d="M1080 524V430Q1000 424 930 458T800 524Z" />
      <Plate drawing={MOUNTAIN_BEASTS.zlatorog} detail="plate" at={{ x: 772, y: 376, side: 138 }} />
      <path className="poster__near-wood" d={firs(NEAR_FIRS)} />
      <path className="poster__tracks" d={TRACKS} />
      <radialGradient id={glow}>
        <stop className="poster__glow" offset="0" />
        <stop className="poster__glow poster__glow--far" offset="1" />
      </radialGradient>
      <circle fill={`url(#${glow})`} cx="379" cy="395" r="86" />
      <Plate drawing={SEEKER} detail="plate" at={{ x: 190, y: 258, side: 233 }} />
    </Poster>
  )
}

const RAYS = [
  [238, 560, 820],
  [252, 540, 760],
  [266, 600, 850],
  [280, 520, 880],
] as const

/** Far away and before the sun: wings, a tail, a beak. */
const GRIFFIN =
  'M0 12Q-10 4 -22 6Q-40 -18 -74 -22Q-52 -14 -44 2Q-56 -2 -64 2Q-44 8 -34 18Q-22 26 -6 24Q4 34 18 32Q30 32 36 40Q38 30 26 24Q20 20 16 20Q44 12 52 -4Q62 -8 74 -4Q60 -16 46 -12Q54 -24 78 -28Q44 -32 22 -4Q12 6 8 8Q10 2 4 0Q-2 0 -6 4Q-2 6 0 12Z'

const PEAKS =
  'M0 330L60 262L112 292L196 176L244 226L300 188L372 280L440 236L520 306L596 250L660 300L742 232L800 272L868 150L920 206L960 164L1040 262L1080 238V380H0Z'
const SNOW =
  'M196 176L168 215L186 208L198 226L214 206L232 214ZM300 188L280 202L292 212L304 204L318 212ZM868 150L838 208L856 198L872 218L886 196L908 194ZM960 164L940 184L956 190L968 182L982 192Z'

const HILLS = 'M0 344Q80 286 190 304T380 318Q470 286 560 312T760 304Q880 268 980 292T1080 282V372H0Z'

type Fir = readonly [x: number, y: number, height: number]

const FAR_FIRS: readonly Fir[] = Array.from({ length: 46 }, (_, index) => [
  8 + index * 23.6,
  336 + Math.sin(index * 1.7) * 6,
  26 + ((index * 7) % 5) * 5,
])
const NEAR_FIRS: readonly Fir[] = [
  [26, 470, 150],
  [78, 476, 118],
  [130, 470, 136],
  [176, 462, 92],
  [906, 488, 104],
  [952, 470, 140],
  [1006, 462, 118],
  [1052, 458, 158],
]

/** Three skirts and a trunk. */
function firs(places: readonly Fir[]): string {
  return places
    .map(([x, y, height]) => {
      const wide = height * 0.28
      const skirt = (top: number, bottom: number, half: number): string =>
        `M${x} ${y - height * top}L${x + half} ${y - height * bottom}H${x - half}Z`
      return [
        skirt(1, 0.62, wide * 0.55),
        skirt(0.8, 0.36, wide * 0.8),
        skirt(0.56, 0.08, wide),
        `M${x - 2.5} ${y - height * 0.1}h5v${height * 0.1}h-5Z`,
      ].join('')
    })
    .join('')
}

const WAVES = [
  [60, 386, 2],
  [330, 372, 3],
  [460, 404, 2],
  [820, 376, 4],
  [880, 410, 2],
  [560, 470, 4],
  [420, 440, 2],
  [700, 500, 3],
  [640, 366, 2],
] as const

/** Three toes, too large, and they lead into the water. */
const TRACKS = [
  [330, 500],
  [378, 486],
  [430, 494],
]
  .map(
    ([x, y]) =>
      `M${x} ${y}q9 -12 20 -2q4 8 -8 12q-14 2 -12 -10ZM${(x ?? 0) + 22} ${(y ?? 0) - 6}l10 -4M${(x ?? 0) + 24} ${y}l12 0M${(x ?? 0) + 22} ${(y ?? 0) + 6}l10 4`,
  )
  .join('')
