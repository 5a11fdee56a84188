import { POSTER, Poster } from '@curio/ui'
import type { ReactElement } from 'react'
import type { Variant } from '../../text/variant.ts'
import { Marks } from '../art/glyph.tsx'
import { GLYPHS, type GlyphName } from '../art/glyphs/index.ts'
import { TrickerionPoster } from '../poster/poster.tsx'

const { width: WIDTH, height: HEIGHT } = POSTER

/** A way to play as a print. */
export function VariantPrint({ variant }: { readonly variant: Variant }): ReactElement {
  switch (variant) {
    case 'first':
      return <Trunk />
    case 'base':
      return <TrickerionPoster />
    case 'alley':
      return <Alley />
    case 'prophecies':
      return <Globe />
  }
}

/** A packed trunk: everything for the first evening is in it. */
function Trunk(): ReactElement {
  return (
    <Poster>
      <rect className="tr-print-wall" width={WIDTH} height={HEIGHT} />
      <path className="tr-print-stripe" d={STRIPES} />
      <rect className="tr-print-floor" y="430" width={WIDTH} height="94" />
      <path className="tr-print-lid" d="M318 250V104Q318 78 344 78H736Q762 78 762 104V250Z" />
      <path className="tr-print-line" d="M344 250V104H736V250M540 78V250" />
      {KIT.map(([name, x, y, size]) => (
        <Sign key={name} name={name} x={x} y={y} size={size} />
      ))}
      <path className="tr-print-trunk" d="M300 268H780V452Q780 468 764 468H316Q300 468 300 452Z" />
      <path className="tr-print-brass" d="M300 268H780V298H300ZM376 298H404V468H376ZM676 298H704V468H676Z" />
      <path className="tr-print-brass" d="M508 290H572V348Q540 372 508 348Z" />
      <path
        className="tr-print-line"
        d="M300 268H780V452Q780 468 764 468H316Q300 468 300 452ZM540 316V338M508 290H572V348Q540 372 508 348Z"
      />
    </Poster>
  )
}

const KIT: readonly (readonly [GlyphName, number, number, number])[] = [
  ['saw', 350, 168, 124],
  ['magician', 468, 120, 150],
  ['mirror', 620, 162, 124],
]

const STRIPES = Array.from(
  { length: 9 },
  (_, index) => `M${index * 120} 0H${index * 120 + 60}V430H${index * 120}Z`,
).join('')

/** A lane by night: one lantern, and somebody with a card that nobody may see. */
function Alley(): ReactElement {
  return (
    <Poster>
      <rect className="tr-print-night" width={WIDTH} height={HEIGHT} />
      <circle className="tr-print-moon" cx="742" cy="104" r="62" />
      <path
        className="tr-print-far"
        d="M300 524V210L352 150L404 210V180H470V250L540 190L610 250V164L668 110L726 164V524Z"
      />
      <path
        className="tr-print-house"
        d="M0 524V60L120 0H330V96L392 150V524ZM1080 524V40L960 0H820V120L700 196V524Z"
      />
      <path
        className="tr-print-window"
        d="M92 128H150V206H92ZM196 128H254V206H196ZM92 262H150V340H92ZM880 150H938V228H880ZM984 284H1042V362H984Z"
      />
      <path className="tr-print-lane" d="M392 524L470 372H618L700 524Z" />
      <path className="tr-print-light" d="M424 196L300 524H640Z" />
      <path
        className="tr-print-post"
        d="M414 196H434V524H414ZM388 196L402 128H446L460 196ZM398 120H450V130H398Z"
      />
      <path className="tr-print-window" d="M400 190L410 136H438L448 190Z" />
      <path className="tr-print-figure" d={FIGURE} />
      <Sign name="special" x={470} y={330} size={84} card />
    </Poster>
  )
}

const FIGURE =
  'M588 238Q588 222 604 218V176H668V218Q684 222 684 238Q662 246 660 252Q664 282 652 294Q716 318 722 524H548Q548 330 612 294Q600 282 612 252Q610 246 588 238ZM560 372L512 388L520 416L576 424Z'

/** A globe in which what is to come can be seen, for a round. */
function Globe(): ReactElement {
  return (
    <Poster>
      <rect className="tr-print-velvet" width={WIDTH} height={HEIGHT} />
      <path className="tr-print-drape" d={DRAPES} />
      {STARS.map(([x, y, size]) => (
        <path key={x} className="tr-print-star" d={STAR} transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
      <path className="tr-print-table" d="M0 524V446Q540 376 1080 446V524Z" />
      <path
        className="tr-print-hand"
        d="M196 470Q250 392 330 372Q372 330 414 332L404 356Q436 372 424 396Q404 438 352 470ZM884 470Q830 392 750 372Q708 330 666 332L676 356Q644 372 656 396Q676 438 728 470Z"
      />
      <path className="tr-print-brass" d="M424 470Q444 396 540 396Q636 396 656 470Z" />
      <circle className="tr-print-globe" cx="540" cy="240" r="176" />
      <path
        className="tr-print-shine"
        d="M424 190Q452 112 528 96Q470 140 452 208Q442 240 430 236Q418 226 424 190Z"
      />
      <Sign name="prophecy" x={448} y={150} size={184} />
      <circle className="tr-print-line" cx="540" cy="240" r="176" />
      <path className="tr-print-line" d="M424 470Q444 396 540 396Q636 396 656 470Z" />
    </Poster>
  )
}

const DRAPES = Array.from({ length: 6 }, (_, index) => {
  const x = index * 200 - 20
  return `M${x} 0Q${x + 60} 240 ${x - 10} 470H${x + 60}Q${x + 120} 240 ${x + 70} 0Z`
}).join('')

const STAR = 'M0 -16Q3 -3 16 0Q3 3 0 16Q-3 3 -16 0Q-3 -3 0 -16Z'
const STARS = [
  [140, 90, 1.5],
  [258, 214, 1],
  [322, 66, 0.8],
  [762, 74, 1],
  [834, 200, 1.6],
  [960, 100, 1],
] as const

interface SignProps {
  readonly name: GlyphName
  readonly x: number
  readonly y: number
  readonly size: number
  /** It stands on a card of its own. */
  readonly card?: boolean
}

/** A sign of the game within a print. */
function Sign({ name, x, y, size, card = false }: SignProps): ReactElement {
  return (
    <g className="tr-print-sign" transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {card && <rect className="tr-print-card" x="0" y="-4" width="24" height="32" rx="2" />}
      <Marks drawing={GLYPHS[name]} />
    </g>
  )
}
