import type { ReactElement, SVGAttributes } from 'react'
import { Creature } from '../art/creatures/creature.tsx'
import { CryptozoologistPawn } from '../art/pawns.tsx'
import { EvidenceToken, GlyphMarks } from '../art/symbols.tsx'
import { evidenceOf } from '../cards/evidence.tsx'
import { keyed } from '../model/keyed.ts'
import { moving, oneOf } from '../motion.ts'
import type { Scene } from '../scene.ts'
import type { PlaceState } from './europe-map.tsx'
import { type PlacedName, placedNames } from './name-layout.ts'
import { HARE, type Location, NODE } from './place-layout.ts'
import { UNSPOKEN } from './roads.tsx'
import { rowAt } from './row-layout.ts'

interface PlaceMarkProps {
  readonly scene: Scene
  readonly location: Location
  readonly state: PlaceState
  readonly isChosen: boolean
  readonly isLooked: boolean
  readonly isHovered: boolean
  readonly isLit: boolean
  readonly isFresh: boolean
  readonly isCurrent: boolean
  readonly label: string
}

/** A place of the map: its node, its name, the tokens and the dossiers above it. */
export function PlaceMark(props: PlaceMarkProps): ReactElement {
  const { scene, location, state, label, isCurrent } = props
  const { id, type, x, y } = location
  return (
    <g data-place={id} className={classOf(props)} transform={`translate(${x} ${y})`}>
      {/* The drawn words stand outside the button, whose label says more than they do. */}
      <g
        className="cb-place-button"
        data-target={`place:${id}`}
        {...moving(`place:${id}`)}
        {...spoken(label, state === 'none' ? undefined : props.isChosen, isCurrent)}
      >
        <circle className="cb-place-hit" r="34" />
        <circle className="cb-place-ring" r={NODE + 7} />
        {type === 'city' ? (
          <>
            <path className="cb-node cb-node--city" d="M-17 15V-6H-10V-17H2V-6H17V15Z" />
            <path className="cb-node-detail" d="M-10 -6H2M-4 15V6H4V15M8 0H12M8 7H12M-5 -11H-3" />
          </>
        ) : (
          <circle className="cb-node cb-node--region" r={NODE} />
        )}
      </g>
      {type === 'region' && (
        <text className="cb-node-code" dy=".36em" {...UNSPOKEN}>
          {id}
        </text>
      )}
      <PlaceName scene={scene} location={location} />
      <Above scene={scene} location={location} />
    </g>
  )
}

/** A drawn thing that acts like a button; SVG has no element for it. */
function spoken(label: string, pressed: boolean | undefined, current: boolean): SVGAttributes<SVGGElement> {
  return { role: 'button', tabIndex: current ? 0 : -1, 'aria-label': label, 'aria-pressed': pressed }
}

function classOf({ state, isChosen, isLooked, isHovered, isLit, isFresh }: PlaceMarkProps): string {
  return [
    'cb-place',
    `cb-place--${state}`,
    isChosen && 'cb-place--chosen',
    isLooked && 'cb-place--looked',
    isHovered && 'cb-place--hovered',
    isLit && 'cb-place--lit',
    isFresh && 'cb-place--fresh',
  ]
    .filter(Boolean)
    .join(' ')
}

function PlaceName({ scene, location }: Pick<PlaceMarkProps, 'scene' | 'location'>): ReactElement | null {
  const { props, view } = scene
  const { id, type } = location
  const name = namesIn(scene).get(id)
  if (!name) return null
  const { side, lines } = name
  const figures = view.players.filter(({ place }) => place === id).length
  const toRight = NODE + 6 + figuresWidth(figures, props.phone ? GROW : 1)
  const toLeft = NODE + 6 + (view.wolpertingerCities.includes(id) ? HARE : 0)
  // A name above ends before whoever stands to the right.
  const x = { below: 0, above: figures > 0 ? NODE - 6 : 0, right: toRight, left: -toLeft }[side]
  const y = { below: NODE + 2, above: -NODE - 8, right: 0, left: 0 }[side]
  // In letters, whatever their size on this chart: from there to the foot of the first line.
  const more = (lines.length - 1) * LINE
  const first = { below: 0.78, above: -more, right: 0.36 - more / 2, left: 0.36 - more / 2 }[side]
  const anchor = side === 'above' && figures > 0 ? 'left' : side
  return (
    <text className={`cb-place-name cb-place-name--${type} cb-place-name--${anchor}`} y={y} {...UNSPOKEN}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={`${index === 0 ? first : LINE}em`}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** From one line to the next, in letters. */
const LINE = 0.95

/** Letters about as large as on the smallest chart of a desk that names regions, and on a phone's. */
const LETTERS = { desk: 26, phone: 33 } as const

const namesIn = ({ content, language, view, props: { phone } }: Scene): ReadonlyMap<string, PlacedName> =>
  placedNames(content.pack.map.locations, {
    language,
    phone,
    hares: view.wolpertinger,
    letters: phone ? LETTERS.phone : LETTERS.desk,
    grow: phone ? GROW : 1,
  })

const TOKEN = 38
const DOSSIER = 40
/** What lies on the map is larger on a phone, where the map is small. */
const GROW = 1.35

/** Evidence tokens and the cards that are sought here, in one row. */
function Above({ scene, location }: Pick<PlaceMarkProps, 'scene' | 'location'>): ReactElement {
  const { view, own, props, content } = scene
  const { id: place } = location
  const grow = props.phone ? GROW : 1
  const tokens = view.map.filter(({ at }) => at === place)
  const cards = view.display.flatMap((slot) => (slot?.location === place ? [slot] : []))
  const token = TOKEN * grow
  const dossier = DOSSIER * grow
  const visitors = view.players.filter((player) => player.place === place).length
  const at = rowAt(content.pack.map.locations, location, {
    width: tokens.length * token + cards.length * (dossier + 2),
    height: dossier,
    figures: { width: figuresWidth(visitors, grow), top: visitors === 0 ? 0 : PAWN * grow * TALL - FEET },
    names: [...namesIn(scene).values()].map(({ box }) => box),
  })
  return (
    <g transform={`translate(${at.x} ${at.y})`} {...UNSPOKEN}>
      {cards.map(({ card, bids }, index) => (
        <g key={card} transform={`translate(${index * (dossier + 2)} 0)`}>
          <rect
            className={bids.includes(own) ? 'cb-flag cb-flag--own' : 'cb-flag'}
            x="1"
            y="1"
            width={dossier - 2}
            height={dossier - 2}
            rx="4"
          />
          <svg aria-hidden="true" x="4" y="4" width={dossier - 8} height={dossier - 8} viewBox="0 0 100 100">
            <Creature id={card} detail="emblem" />
          </svg>
        </g>
      ))}
      {keyed(tokens, ({ face }) => face).map(({ key, before, item: { face } }, index) => (
        <svg
          aria-hidden="true"
          key={key}
          {...moving(oneOf(`token:${place}:${face}`, before))}
          x={cards.length * (dossier + 2) + index * token}
          y={dossier - token}
          width={token}
          height={token}
          viewBox="0 0 40 40"
        >
          <EvidenceToken {...evidenceOf(face)} />
        </svg>
      ))}
      {view.wolpertingerCities.includes(place) && (
        <g transform={`translate(${-NODE - HARE - at.x} ${-NODE + 4 - at.y})`} className="cb-hare">
          <circle cx="15" cy="15" r="14" />
          <g transform="translate(4.5 4) scale(.88)">
            <GlyphMarks name="hare" />
          </g>
        </g>
      )}
    </g>
  )
}

const PAWN = 38
/** How much higher than wide. */
const TALL = 46 / 32
/** How far the feet are under the middle of the place. */
const FEET = 16
/** Of figures side by side, from one to the next. */
const STEP = 0.62

const figuresWidth = (count: number, grow: number): number =>
  count === 0 ? 0 : PAWN * grow * (1 + (count - 1) * STEP)

interface FiguresProps {
  readonly scene: Scene
  readonly locations: readonly Location[]
}

/** All figures beside their places, in front of them; the viewer's figure in front of the others. */
export function Figures({ scene, locations }: FiguresProps): ReactElement {
  const { view, own } = scene
  const visited = locations.filter(({ id }) => view.players.some(({ place }) => place === id))
  const ownPlace = view.players[own]?.place
  return (
    <g {...UNSPOKEN}>
      {visited
        .toSorted(
          (one, other) => Number(one.id === ownPlace) - Number(other.id === ownPlace) || one.y - other.y,
        )
        .map(({ id, x, y }) => (
          <g key={id} transform={`translate(${x} ${y})`}>
            <FiguresAt scene={scene} place={id} />
          </g>
        ))}
    </g>
  )
}

function FiguresAt({ scene, place }: { readonly scene: Scene; readonly place: string }): ReactElement {
  const { view, props } = scene
  const here = view.players.flatMap((player, seat) => (player.place === place ? [seat] : []))
  const width = PAWN * (props.phone ? GROW : 1)
  const height = width * TALL
  return (
    <>
      {here.map((seat, index) => (
        <svg
          aria-hidden="true"
          key={props.table.seats[seat]?.seat ?? seat}
          {...moving(`pawn:${seat}`)}
          x={NODE - 4 + index * width * STEP}
          y={FEET - height}
          width={width}
          height={height}
          viewBox="0 0 32 46"
        >
          <CryptozoologistPawn seat={seat} />
        </svg>
      ))}
    </>
  )
}
