import type { NamedThing } from '@curio/ui/terminal'
import {
  COMPONENTS,
  type Component,
  HIRED,
  LOCATIONS,
  type Location,
  SPECIAL_LOCATIONS,
  type Suit,
} from '../content/vocabulary.ts'
import type { Act, By, Extras, Load, Spot } from '../rules/acts.ts'
import { slotOf, stageOfCard } from '../rules/content.ts'
import { isPlace } from '../rules/links.ts'
import { isLocation, locationOf } from '../rules/plan.ts'
import type { Disc } from '../rules/state.ts'
import type { TrickerionText } from '../text/index.ts'
import type { TrickerionView } from '../text/view.ts'
import { spotThing, type Thing } from '../ui/model/things.ts'
import { dieCode, slotCode } from './codes.ts'
import { TRICKERION_WORDS } from './words.ts'

/** The ways to name one thing. */
type Part = readonly string[]

/** What an answer is typed by: for each thing that the act names, everything it is called. */
export function partsOf(text: TrickerionText, act: Act, seat: number, view: TrickerionView): readonly Part[] {
  return new Naming(text, seat, view).act(act)
}

/** A shard that is spent on action points. */
export const SHARD = 'shard'

/** Everything that can be named, as the board of the browser calls it. */
export function thingsInSight(
  text: TrickerionText,
  seat: number,
  view: TrickerionView,
): readonly NamedThing[] {
  return new Naming(text, seat, view).things()
}

/** Names things the way the table shows them, and by their ids. */
class Naming {
  readonly #text: TrickerionText
  readonly #seat: number
  readonly #view: TrickerionView

  constructor(text: TrickerionText, seat: number, view: TrickerionView) {
    this.#text = text
    this.#seat = seat
    this.#view = view
  }

  get #said() {
    return TRICKERION_WORDS[this.#text.words.language]
  }

  act(act: Act): readonly Part[] {
    switch (act.type) {
      case 'magician':
        return [[act.magician]]
      case 'components':
        return this.#loads(act.loads)
      case 'trick':
        return [this.#trick(act.trick), this.#suit(act.symbol)]
      case 'specialist':
        return [this.#disc(act.specialist)]
      case 'deck':
        return [this.#location(act.deck)]
      case 'returnTrick':
      case 'keepMarker':
      case 'otherTrick':
        return [this.#trick(act.trick)]
      case 'returnComponent':
      case 'orderBeside':
        return [this.#component(act.kind)]
      case 'assign':
        return [this.#disc(act.disc), this.#card(act.card)]
      // Naming somebody alone decides nothing, it lists what can be done with them.
      case 'takeBack':
        return [this.#disc(act.disc), [this.#said.extras.back]]
      case 'makeIdle':
        return [this.#disc(act.disc), [this.#said.atHome]]
      case 'moveApprentice':
        return [this.#disc(act.disc)]
      case 'place':
        return [this.#disc(act.disc), this.#slot(act.slot), ...this.#extras(act.extras)]
      case 'hire':
        return [...this.#by(act.by), this.#die(act.die), this.#role(act.kind)]
      case 'learn':
        return [
          ...this.#by(act.by),
          this.#trick(act.trick),
          this.#suit(act.symbol),
          this.#die(act.die),
          ...(act.on === 'engineer' ? [this.#disc('engineer')] : []),
        ]
      case 'takeCoins':
        return [...this.#by(act.by), this.#die(act.die)]
      case 'reroll':
        return [this.#die(act.die)]
      case 'setDie':
        return [this.#die(act.die), [`${act.face}`]]
      case 'buy':
        return [
          ...this.#by(act.by),
          ...this.#loads(act.loads),
          ...(act.bargain === 0 ? [] : [[`-${act.bargain}`]]),
        ]
      case 'order':
        return [...this.#by(act.by), this.#component(act.kind), [`${act.slot + 1}`]]
      case 'quickOrder':
        return [...this.#by(act.by), this.#component(act.kind)]
      case 'prepare':
        return [...this.#by(act.by), this.#trick(act.trick)]
      case 'moveTrick':
        return [this.#trick(act.trick), ...(act.swapped === null ? [] : [this.#trick(act.swapped)])]
      case 'moveComponents':
        return [this.#component(act.kind), ...(act.swapped === null ? [] : [this.#component(act.swapped)])]
      case 'setUp':
        return [
          ...this.#by(act.by),
          this.#trick(act.trick),
          ...this.#spot(act.spot),
          ...(act.size === 1 ? [] : [[this.#said.extras.pile]]),
        ]
      case 'reschedule':
        return [...this.#by(act.by), this.#marker(act.card, act.place), ...this.#spot(act.spot)]
      case 'takeOff':
        return [this.#marker(act.card, act.place)]
      case 'stage':
        return this.#spot(act.spot)
      case 'draw':
        return act.decks.map((deck) => this.#location(deck))
      case 'weaveFate':
        return [[this.#view.prophecies.pending[act.pending] ?? `${act.pending + 1}`]]
      case 'copy':
      case 'keep':
      case 'bury':
        return [[act.special]]
      case 'perform':
      case 'possess':
        return [[act.card]]
      case 'swapCards':
        return act.cards.map((card) => [card])
      case 'steal':
        return [this.#place(act.own), this.#place(act.foreign)]
      case 'premiere':
        return [this.#trick(act.trick), [act.what], ...(act.place === null ? [] : [this.#place(act.place)])]
      case 'assignNow':
        return [this.#card(act.card)]
      case 'stall':
        return [[`${act.slot + 1}`], this.#component(act.kind)]
      case 'home':
        return [act.on === 'assistant' ? this.#disc('assistant') : [act.on]]
      case 'linkPay':
        return [[`${act.fame}`], [`${act.coins}`]]
      case 'takeYield':
        return [[`${act.fame}`], [`${act.coins}`], [`${act.shards}`]]
      case 'noComponents':
      case 'giveBack':
      case 'advertise':
      case 'decline':
      case 'ready':
      case 'endTurn':
      case 'fortune':
      case 'point':
      case 'effect':
      case 'end':
      case 'applyEffect':
        return []
    }
  }

  things(): readonly NamedThing[] {
    const { content, pack } = this.#text.names
    const { players, row, dice, prophecies } = this.#view
    const own = players[this.#seat]
    const thing = (id: Thing, names: Part): NamedThing => ({ id, names })
    return [
      ...(own?.characters ?? []).map(({ disc }) => thing(`disc:${disc}`, this.#disc(disc))),
      ...[...content.slots.keys()].map((slot) => thing(`slot:${slot}`, this.#slot(slot))),
      ...LOCATIONS.map((location) => thing(`card:${location}`, this.#location(location))),
      ...SPECIAL_LOCATIONS.map((deck) => thing(`deck:${deck}`, this.#location(deck))),
      ...(own?.specials ?? []).map((card) => thing(`card:${card}`, [card])),
      ...dice.map((_, die) => thing(`die:${die}`, this.#die(die))),
      ...pack.tricks.map(({ id }) => thing(`trick:${id}`, this.#trick(id))),
      ...COMPONENTS.map((kind) => thing(`component:${kind}`, this.#component(kind))),
      ...row.flatMap((show) => (show ? [thing(`show:${show.card}`, [show.card])] : [])),
      ...row.flatMap((show) =>
        show
          ? stageOfCard(content, show.card).entry.slots.map((place) =>
              thing(spotThing(show.card, place), this.#place(place)),
            )
          : [],
      ),
      ...prophecies.pending.flatMap((id, pending) =>
        id === null ? [] : [thing(`prophecy:${pending}`, [id])],
      ),
      ...pack.magicians.map(({ id }) => thing(`magician:${id}`, [id])),
      ...HIRED.map((role) => thing(`role:${role}`, this.#role(role))),
      { id: SHARD, names: [this.#said.extras.shard] },
    ]
  }

  #by(by: By): readonly Part[] {
    return by === 'special' ? [[this.#said.extras.special]] : []
  }

  #extras({ shard, boost, effect, copy }: Extras): readonly Part[] {
    const { extras } = this.#said
    return [
      ...(shard ? [[extras.shard]] : []),
      ...(boost ? [[extras.boost]] : []),
      ...(effect ? [[extras.effect]] : []),
      ...(copy === null ? [] : [[copy]]),
    ]
  }

  /** One token is named by its kind alone. */
  #loads(loads: readonly Load[]): readonly Part[] {
    return loads.flatMap(({ kind, count, on }) => [
      this.#component(kind),
      ...(count === 1 ? [] : [[`${count}`]]),
      ...(on === 'manager' ? [this.#disc('manager')] : []),
    ])
  }

  #spot({ card, place, direction }: Spot): readonly Part[] {
    return [[card], this.#place(place), ...(direction === null ? [] : [[this.#said.directions[direction]]])]
  }

  #disc = (disc: Disc): Part => [this.#said.discs[disc], disc]

  #role = (role: 'manager' | 'engineer' | 'assistant' | 'apprentice'): Part =>
    role === 'apprentice' ? [this.#text.words.characters.apprentice.name, role] : this.#disc(role)

  #slot(id: string): Part {
    const { content } = this.#text.names
    return [slotCode(this.#said, content, slotOf(content, id)), id]
  }

  #location = (location: Location): Part => [this.#said.locations[location], location]

  #card = (card: string): Part =>
    isLocation(card)
      ? this.#location(card)
      : [card, ...this.#location(locationOf(this.#text.names.content, card))]

  #component = (kind: Component): Part => [this.#text.words.components[kind], kind]

  #suit = (suit: Suit): Part => [this.#said.suits[suit], suit]

  #die = (die: number): Part => [dieCode(die), `№${die + 1}`]

  #place = (place: string): Part => [isPlace(place) ? this.#said.places[place] : place]

  /** The player's own trick is also known by its symbol. */
  #trick(id: string): Part {
    const own = this.#view.players[this.#seat]?.tricks.find(({ trick }) => trick === id)
    return [id, ...(own ? this.#suit(own.symbol) : [])]
  }

  #marker(card: string, place: string): Part {
    const show = this.#view.row.find((each) => each?.card === card)
    const marker = show?.markers.find((each) => each.place === place)
    return marker ? this.#trick(marker.trick) : this.#place(place)
  }
}
