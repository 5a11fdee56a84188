import type { Packs, Question } from '@curio/kernel'
import type { Language, StageProps, TableState } from '@curio/ui/contract'
import { type CryptidsPack, EUROPE } from '../content/index.ts'
import { type CryptidsContent, contentOf } from '../rules/content.ts'
import type { CryptidsState } from '../rules/state.ts'
import { asCryptidsView, type CryptidsText, cryptidsText } from '../text/index.ts'
import { stateOfView } from '../text/view.ts'
import type { CryptidsView, PlayerView } from '../view.ts'
import { BOARD_WORDS, type BoardWords } from './board-words.ts'
import { type ActContext, indexByThing, type Offer, type OfferIndex, offersOf } from './model/offers.ts'

/** One look at the table: what everything on the stage is made of. */
export interface Scene {
  readonly props: StageProps
  readonly content: CryptidsContent
  readonly view: CryptidsView
  /** What is seen, as the rules know it. */
  readonly state: CryptidsState
  readonly text: CryptidsText
  readonly board: BoardWords
  readonly language: Language
  /** The seat that looks; somebody who only watches sits behind the first one. */
  readonly own: number
  /** Whose board is on the stage. */
  readonly shown: number
  readonly me: PlayerView | undefined
  readonly player: PlayerView | undefined
  readonly question: Question | null
  readonly context: ActContext
  readonly acts: readonly Offer[]
  readonly byThing: OfferIndex
}

/** What a table is played with; whoever made the table has checked it. */
const packIn = ({ europe }: Packs): CryptidsPack =>
  europe === undefined ? EUROPE : (europe as unknown as CryptidsPack)

export const contentIn = (packs: Packs): CryptidsContent => contentOf(packIn(packs))

type Company = Pick<TableState, 'packs' | 'seats'>

/** Words for whoever looks at the table: they are you. */
export function textOf(table: Company, language: Language): CryptidsText {
  const reader = table.seats.find(({ you }) => you)?.seat
  return cryptidsText(language, packIn(table.packs), namesAt(table), reader)
}

/**
 * Words for the line that says who acts. People may share this screen and take turns at it, so among several of them it
 * names the one who is meant.
 */
export function promptTextOf(table: Company, language: Language): CryptidsText {
  const people = table.seats.filter(({ kind, here }) => kind === 'person' && here).length
  return people > 1 ? cryptidsText(language, packIn(table.packs), namesAt(table)) : textOf(table, language)
}

const namesAt = ({ seats }: Company): readonly string[] => seats.map(({ name }) => name)

/** What cards are drawn from where there is no table. */
export function pressOf(
  packs: Packs,
  language: Language,
): Pick<Scene, 'content' | 'text' | 'board' | 'language'> {
  return {
    content: contentIn(packs),
    text: cryptidsText(language, packIn(packs), []),
    board: BOARD_WORDS[language],
    language,
  }
}

export function contextOf(view: CryptidsView, seat: number): ActContext {
  return {
    place: view.players[seat]?.place ?? null,
    locations: new Map(view.display.flatMap((slot) => (slot ? [[slot.card, slot.location]] : []))),
  }
}

/** What a seat is called on the board: who looks is "you". */
export function nameOf({ props, board }: Pick<Scene, 'props' | 'board'>, seat: number): string {
  const { seats, viewer } = props.table
  return seat === viewer ? board.you : (seats[seat]?.name ?? '')
}

export function sceneOf(props: StageProps): Scene {
  const { table, language, interactive, focus } = props
  const view = asCryptidsView(table.view)
  const content = contentIn(table.packs)
  const own = table.viewer ?? 0
  const shown = focus?.seat ?? own
  const question = interactive ? (table.questions[0] ?? null) : null
  const context = contextOf(view, own)
  const acts = question ? offersOf(question, context) : []
  return {
    props,
    content,
    view,
    state: stateOfView(view, content),
    text: textOf(table, language),
    board: BOARD_WORDS[language],
    language,
    own,
    shown,
    me: view.players[own],
    player: view.players[shown],
    question,
    context,
    acts,
    byThing: indexByThing(acts),
  }
}
