import type { ReactElement, ReactNode, SVGAttributes } from 'react'
import type { Place, Suit } from '../../content/vocabulary.ts'
import { stageOfCard, trickOf } from '../../rules/content.ts'
import { isPlace, jointsOf, markerAt } from '../../rules/links.ts'
import type { Marker, Show } from '../../rules/state.ts'
import { Glyph, Marks } from '../art/glyph.tsx'
import { GLYPHS } from '../art/glyphs/index.ts'
import { Amounts } from '../faces/amounts.tsx'
import type { Thing } from '../model/things.ts'
import type { Press } from '../press.ts'
import { besideAt, between, CIRCLE, diamond, HEIGHT, middleOf, REACH, WIDTH } from './geometry.ts'
import { TrickMarker } from './marker.tsx'

interface Props {
  readonly press: Press
  readonly show: Show
  /** The symbol of an owner's trick. */
  readonly suitOf: (marker: Marker) => Suit
  /** A marker that does not lie there yet. */
  readonly ghost?: Marker | null
  /** Slots that can be chosen now. */
  readonly lit?: ReadonlySet<string>
  readonly onPlace?: (place: string) => void
  /** What a slot is called, for those who do not see it. */
  readonly label?: (place: string) => string
  /** Under the drawing: what the show would pay. */
  readonly children?: ReactNode
}

/** A performance card: its slots and circles, the markers on it, and what its performer gets. */
export function ShowCard(props: Props): ReactElement {
  const { press, show, ghost = null, children } = props
  const { entry } = stageOfCard(press.content, show.card)
  const beside = show.markers.filter(({ place }) => !isPlace(place)).length
  const height = HEIGHT + (beside > 0 || ghost?.direction === null ? 44 : 0)
  return (
    <div className={`tr-show tr-show--${entry.theater}`} data-target={`show:${show.card}`}>
      <p className="tr-show-head">
        <span>{press.text.names.show(show.card)}</span>
        <span className="tr-show-bonus" data-tip={press.text.show(show.card)}>
          <Glyph name="perform" />
          <Amounts press={press} amount={entry.bonus} />
        </span>
      </p>
      <svg className="tr-show-drawing" viewBox={`0 0 ${WIDTH} ${height}`}>
        <title>{press.text.show(show.card)}</title>
        {entry.slots.map((place) => (
          <Slot key={place} {...props} place={place} />
        ))}
        <Circles press={press} show={show} ghost={ghost} />
        {show.markers.map((marker) => (
          <Placed key={marker.place} {...props} marker={marker} />
        ))}
        {ghost && (
          <g className="tr-ghost">
            <Placed {...props} marker={ghost} />
          </g>
        )}
      </svg>
      {children}
    </div>
  )
}

function Slot({ show, lit, onPlace, label, place }: Props & { readonly place: Place }): ReactElement {
  const isLit = lit?.has(place) ?? false
  const isTaken = markerAt(show, place) !== undefined
  return (
    <path
      className={['tr-slot', isTaken && 'tr-slot--taken', isLit && 'tr-slot--lit'].filter(Boolean).join(' ')}
      d={diamond(middleOf(place), REACH)}
      data-target={`spot:${show.card}.${place}` satisfies Thing}
      {...handlers(isLit, label?.(place), onPlace && (() => onPlace(place)))}
    />
  )
}

/** A slot that can be chosen is a button; a tap on another one is heard too, so that it can be told why not. */
function handlers(
  isLit: boolean,
  label: string | undefined,
  press: (() => void) | undefined,
): SVGAttributes<SVGElement> {
  if (!press) return {}
  if (!isLit) return { onClick: press }
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    onClick: press,
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      press()
    },
  }
}

type CirclesProps = Pick<Props, 'press' | 'show' | 'ghost'>

/** Where two markers meet; gold where they show the same. */
function Circles({ press, show, ghost = null }: CirclesProps): ReactElement {
  const shown = ghost ? { ...show, markers: [...show.markers, ghost] } : show
  return (
    <>
      {stageOfCard(press.content, show.card).circles.map(({ from, to, shard }) => {
        const at = between(from, to)
        const state = circleState(press, shown, from, to)
        return (
          <g key={`${from}${to}`} className={`tr-circle tr-circle--${state}`}>
            <circle cx={at.x} cy={at.y} r={CIRCLE} />
            {shard && state !== 'linked' && (
              <g transform={`translate(${at.x - 7} ${at.y - 7}) scale(${14 / 24})`}>
                <Marks drawing={GLYPHS.shard} />
              </g>
            )}
          </g>
        )
      })}
    </>
  )
}

function circleState({ content }: Press, show: Show, from: Place, to: Place): 'open' | 'linked' | 'dead' {
  const marker = markerAt(show, from)
  const joint = marker && jointsOf(content, show, marker).find(({ place }) => place === to)
  if (!joint?.other) return 'open'
  return joint.isLink ? 'linked' : 'dead'
}

function Placed({ press, show, marker, suitOf }: Props & { readonly marker: Marker }): ReactElement {
  const at = isPlace(marker.place)
    ? middleOf(marker.place)
    : besideAt(show.markers.filter(({ place }) => !isPlace(place)).indexOf(marker))
  const { entry } = trickOf(press.content, marker.trick)
  const tip = `${press.text.names.trick(marker.trick)}, ${press.text.names.players([marker.seat])}`
  return (
    <g data-motion={`marker:${show.card}:${marker.place}`} data-tip={tip}>
      <TrickMarker
        press={press}
        seat={marker.seat}
        school={entry.school}
        suit={suitOf(marker)}
        direction={marker.direction}
        at={at}
        size={marker.size}
      />
    </g>
  )
}
