import { capital, counted } from '@curio/ui/language'
import type { Line, labelsIn } from '@curio/ui/terminal'
import type { Shown } from '../rules/shown.ts'
import type { RouteText, RouteView } from '../text/index.ts'

type Labelled = ReturnType<typeof labelsIn>

/** What cities of the booklet have on the table besides: ratings, bets, those who wait, and cards. */
export function roundBoardLines(text: RouteText, view: RouteView, shown: number, labelled: Labelled): Line[] {
  const { names } = text
  const { labels } = names.tour
  const ratings = ratingsNow(names.pack, view).map(
    ({ landmark, rating }) => `${names.landmark(landmark)} ${rating}`,
  )
  return told(labelled, [
    [labels.ratings, ratings.join(', ')],
    [labels.bets, betsOf(text, view, shown)],
    [labels.remote, names.tourists(view.players[shown]?.board.harbour?.remote ?? [])],
    [labels.hand, cardsOf(text, view.cards?.hands[shown]?.cards ?? [])],
    [labels.open, cardsOf(text, openCards(view))],
  ])
}

/** What a player looks out for on the map: goals and events. */
export function aimLines(text: RouteText, view: RouteView, shown: number, labelled: Labelled): Line[] {
  const { words, names } = text
  const goals = (view.roundBoard?.goals ?? []).map((id) => names.goal(id, 1))
  return told(labelled, [
    [names.tour.labels.goals, goals.join('; ')],
    [capital(words.sources.events), eventsOf(text, view, shown)],
  ])
}

/** What there is nothing to say about is left out. */
function told(labelled: Labelled, lines: readonly (readonly [label: string, text: string])[]): Line[] {
  return lines.flatMap(([label, text]) => (text === '' ? [] : labelled(label, text)))
}

/** By landmark, its rating now. */
function ratingsNow(
  { tour }: Shown,
  { roundBoard }: RouteView,
): readonly { readonly landmark: string; readonly rating: number }[] {
  if (!tour || !roundBoard) return []
  const { rating, track } = tour
  const { ratings, marked } = roundBoard
  return rating.order.map((landmark, index) => {
    if (!track || !marked) return { landmark, rating: rating.values[ratings[index] ?? 0] ?? 0 }
    const added = (marked[index] ?? []).reduce((sum, cell) => sum + (track.cells[cell]?.add ?? 0), 0)
    return { landmark, rating: track.base + added }
  })
}

/** RT-VEG-2, RT-VEG-3: what bets can be about, and the bets of a player as far as they are known. */
function betsOf({ names, words }: RouteText, { roundBoard, players }: RouteView, shown: number): string {
  if (names.pack.tour?.bets.length === 0 || !roundBoard) return ''
  const { tour } = names
  const { halfStars, sevens } = roundBoard
  const made = (players[shown]?.board.casinos?.bets ?? []).map(({ casino, bet, number }) =>
    bet === null ? names.blockAt(casino) : names.bet({ casino, bet, number }, false),
  )
  return [
    counted(words.language, halfStars, tour.halfStars),
    counted(words.language, sevens.length, tour.sevens),
    ...made,
  ].join(', ')
}

const openCards = ({ cards }: RouteView): readonly string[] => [
  ...(cards?.shown ?? []),
  ...(cards?.queue ?? []).flatMap(({ card }) => card ?? []),
]

const cardsOf = ({ names }: RouteText, cards: readonly string[]): string =>
  cards.map(names.cardSigns).join(', ')

function eventsOf({ names }: RouteText, { players }: RouteView, shown: number): string {
  const marks = players[shown]?.board.events ?? []
  return marks.map(({ event, place }) => `${names.event(event)} ${names.place(place)}`).join('; ')
}
