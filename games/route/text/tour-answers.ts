import type { Answer } from '../rules/acts.ts'
import type { RouteView } from '../view.ts'
import type { Names } from './names.ts'
import { blockLabel, blocksAt, dieLabel, dieOf, spokenDie } from './pieces.ts'
import { dieOnCard, numberOf, raisedBy, ratingSteps } from './tour-names.ts'

/** Answers that only cities of the booklet ask for. */
type TourAnswer = Extract<
  Answer,
  {
    readonly kind:
      | 'rating'
      | 'bet'
      | 'ferry'
      | 'effect'
      | 'event'
      | 'regular'
      | `card.${string}`
      | `die.${string}`
      | 'landmark.cover'
  }
>

/** How an answer names the things it is about: by signs, or in words alone. */
interface Speech {
  readonly card: (id: string) => string
  readonly die: (id: string) => string
  readonly block: (id: string) => string
  /** A block, a road or a crossing. */
  readonly place: (id: string) => string
  readonly both: (pieces: readonly string[]) => string
  readonly leads: (pieces: string, blocks: readonly string[]) => string
  readonly wholly: boolean
}

/** As short as it can be, with signs. */
export function tourLabel(names: Names, answer: TourAnswer, view: RouteView): string {
  const { options } = names.words
  return told(names, answer, view, {
    card: (id) => `${names.shortCard(id)}${effectOn(names, id, view)}`,
    die: (id) => dieLabel(names, dieOf(view, id), view),
    block: (id) => blockLabel(names, id),
    place: (id) => {
      const { vertices, blocks } = names.pack.map
      if (blocks.some((block) => block.id === id)) return blockLabel(names, id)
      return vertices.some((vertex) => vertex.id === id) ? names.words.crossing(id) : names.segment(id)
    },
    both: (pieces) => pieces.join(' + '),
    leads: (pieces, blocks) => options.pairLeads(pieces, blocks.join(' ')),
    wholly: false,
  })
}

/** In words alone. */
export function spokenTour(names: Names, answer: TourAnswer, view: RouteView): string {
  const { options } = names.words
  return told(names, answer, view, {
    card: (id) => `${names.cityCard(id)}${effectOn(names, id, view)}`,
    die: (id) => spokenDie(names, dieOf(view, id), view),
    block: names.block,
    place: names.place,
    both: (pieces) => pieces.join('; '),
    leads: (pieces, blocks) => options.pairLeads(pieces, options.either(blocks)),
    wholly: true,
  })
}

function told(names: Names, answer: TourAnswer, view: RouteView, speech: Speech): string {
  const { pack, tour } = names
  switch (answer.kind) {
    case 'rating': {
      const { landmark, step } = answer.act
      return tour.rating(names.landmark(landmark), ...ratingSteps(pack, view, landmark, step))
    }
    case 'bet':
      return names.bet(answer.act, speech.wholly)
    case 'ferry':
      return tour.landing(speech.block(answer.act.block))
    case 'event':
      return speech.place(answer.act.place)
    case 'regular':
      return tour.regular(names.words.bonuses[answer.act.bonus])
    case 'effect':
      return names.effect(answer.act.effect)
    case 'card.play':
      return answer.act.act === 'refresh' ? tour.refresh : speech.card(answer.act.card)
    case 'card.offer':
      return speech.card(answer.act.card)
    case 'card.take':
      return besideRoundPiece(names, speech.card(answer.act.card), answer.act.card, view, speech)
    case 'card.pair':
      return together(names, answer.act.cards, view, speech)
    case 'die.claim':
      return names.die(answer.act.die)
    case 'die.offer':
      return speech.die(answer.act.die)
    case 'die.round':
      return besideRoundPiece(names, speech.die(answer.act.die), answer.act.die, view, speech)
    case 'die.place': {
      const { card } = answer.act
      const die = dieOnCard(view, card)
      return die === null ? speech.card(card) : tour.onCard(speech.card(card), speech.die(die))
    }
    case 'landmark.cover': {
      const { landmark } = answer.act
      return tour.cover(names.landmark(landmark), names.landmark(raisedBy(pack, view, landmark)))
    }
  }
}

/** RT-BASE-10, RT-SYD-10: where a die or card leads with the round card that is known already. */
function besideRoundPiece(
  { pack }: Names,
  said: string,
  id: string,
  view: RouteView,
  { leads }: Speech,
): string {
  const [first] = view.roundDice
  const [one, other] = [first ?? '', id].map((piece) => numberOf(pack, view, piece))
  return one && other ? leads(said, blocksAt(one, other)) : said
}

/** RT-BASE-19. */
function together(
  names: Names,
  cards: readonly string[],
  view: RouteView,
  { card, both, leads }: Speech,
): string {
  const [one = 0, other = 0] = cards.map((id) => numberOf(names.pack, view, id))
  return leads(both(cards.map(card)), blocksAt(one, other))
}

/** RT-FX-5: what the symbol of a card puts in force. */
function effectOn({ pack, effect }: Names, id: string, view: RouteView): string {
  const symbol = pack.cards?.find((each) => each.id === id)?.symbol
  return symbol ? `, ${effect(view.effects[symbol])}` : ''
}
