import { POSTER, Poster } from '@curio/ui'
import type { ReactElement } from 'react'
import { Plan, type PlanDrawing, SHORE } from '../plan.tsx'
import './sydney.css'

const { width: WIDTH, height: HEIGHT } = POSTER

/** A lithograph of the harbour: the bridge across the sun, white sails of the opera, and a ferry on its way. */
export function SydneyPoster(): ReactElement {
  return (
    <Poster>
      <g className="poster-sydney">
        <rect className="poster__sky" width={WIDTH} height={HEIGHT} />
        <circle className="poster__moon" cx="586" cy="206" r="142" />
        <g className="poster__mist">
          {CLOUDS.map(([x, y, width]) => (
            <rect key={y} x={x} y={y} width={width} height="7" rx="3.5" />
          ))}
        </g>
        <path className="poster__far" d={SKYLINE} />
        <path className="poster__harbour" d={`M0 284H${WIDTH}V${SHORE + 20}H0Z`} />
        <path className="poster__ripples" d={RIPPLES} />
        <path className="poster__steel" d={STEEL} />
        <path className="poster__deck" d={DECK} />
        <path className="poster__near" d={PLATFORM} />
        <path className="poster__sails" d={SAILS} />
        <path className="poster__ribs" d={RIBS} />
        <path className="poster__hull" d={HULL} />
        <path className="poster__cabin" d={CABIN} />
        <path className="poster__gulls" d={GULLS} />
        <Plan {...PLAN} />
      </g>
    </Poster>
  )
}

const CLOUDS = [
  [450, 132, 190],
  [560, 160, 240],
  [430, 196, 150],
] as const

/** The far shore, with a tower above the roofs. */
const SKYLINE =
  'M0 300V262H40V246H70V262H96V236H120V262H168V252H190V262H620V268H668V246H690V226H708V246H730V262H752V140H746V130H742V120H748L754 108H756V82H760V108H762L768 120H774V130H770V140H764V262H800V240H826V262H870V250H900V262H960V232H990V252H1030V242H1050V262H1080V300Z'

const SPAN = { from: 96, to: 560, panels: 22 } as const
const BASE = 258

/** The height of a chord of the arch at a place between its ends, 0 to 1. */
const chord = (rise: number, ends: number, at: number): number =>
  Math.round(BASE - ends - rise * (1 - (2 * at - 1) ** 2))

/** Both chords with the bars between them, and the hangers down to the deck. */
const STEEL = Array.from({ length: SPAN.panels + 1 }, (_, index) => {
  const at = index / SPAN.panels
  const next = Math.min(1, (index + 1) / SPAN.panels)
  const place = (share: number): number => Math.round(SPAN.from + (SPAN.to - SPAN.from) * share)
  const [x, nextX] = [place(at), place(next)]
  const [upper, lower] = [chord(148, 34, at), chord(150, 0, at)]
  const [nextUpper, nextLower] = [chord(148, 34, next), chord(150, 0, next)]
  return `M${x} ${upper}V${Math.max(lower, 234)}M${x} ${upper}L${nextX} ${nextUpper}M${x} ${lower}L${nextX} ${nextLower}M${x} ${lower}L${nextX} ${nextUpper}`
}).join('')

/** The deck from shore to shore, and the pylons at both ends of the arch. */
const DECK =
  'M0 230H700V242H0ZM62 318V196H58V188H98V196H94V318ZM562 318V196H558V188H598V196H594V318ZM0 318V286H40L60 304V318ZM604 318V304L640 290H700V318Z'

const RIPPLES =
  'M120 300H180M220 312H300M330 298H372M420 314H470M640 326H720M860 330H940M980 326H1040M150 326H230M520 326H560'

const PLATFORM = 'M716 334V306H730V298H1052V306H1066V334Z'

const SAILS =
  'M752 298Q746 238 812 198Q822 262 796 298ZM796 298Q798 214 888 156Q902 244 856 298ZM856 298Q866 232 936 190Q950 254 914 298ZM944 298Q946 258 988 234Q996 274 978 298ZM978 298Q984 264 1022 246Q1030 278 1010 298Z'

const RIBS =
  'M770 298Q774 240 812 198M818 298Q826 218 888 156M836 298Q852 222 888 156M878 298Q894 234 936 190M958 298Q964 264 988 234M990 298Q998 268 1022 246'

const HULL = 'M352 300H500L488 326H366Z'

const CABIN =
  'M368 300V284H484V300ZM386 284V270H466V284ZM414 270V252H430V270ZM378 289H390V295H378ZM398 289H410V295H398ZM418 289H430V295H418ZM438 289H450V295H438ZM458 289H470V295H458Z'

const GULLS =
  'M690 118Q698 108 706 118Q714 108 722 118M650 92Q656 84 662 92Q668 84 674 92M812 96Q819 87 826 96Q833 87 840 96'

const PLAN: PlanDrawing = {
  inks: ['blue', 'white', 'red', 'grey', 'green', 'white', 'red'],
  // From the suburbs down to the quay.
  passed: [
    [2, 4],
    [2, 7],
    [1, 7],
    [1, 9],
    [2, 9],
    [2, 11],
    [1, 11],
    [1, 8],
    [0, 8],
  ],
  tourists: [
    [1, 6, 'green'],
    [2, 7, 'red'],
    [1, 8, 'blue'],
    [2, 10, 'green'],
    [1, 10, 'red'],
    [0, 9, 'blue'],
    [2, 5, 'blue'],
  ],
}
