import type { Question } from '@curio/kernel'
import { type Language, mustAnswer, type StageProps, type TableState } from '@curio/ui/contract'
import type { TrickerionContent } from '../rules/content.ts'
import type { TrickerionState } from '../rules/state.ts'
import { performerOn } from '../rules/yields.ts'
import { type TrickerionText, trickerionText } from '../text/index.ts'
import { asTrickerionView, type PlayerView, type TrickerionView } from '../text/view.ts'
import { BOARD_WORDS, type BoardWords } from './board-words.ts'
import { type Offer, offersOf } from './model/offers.ts'
import { stateOfView } from './model/state.ts'
import { lastPreparedBy } from './model/told.ts'
import { contentIn, packIn } from './press.ts'

/** One look at the table: what everything on the stage is made of. */
export interface Scene {
  readonly props: StageProps
  readonly content: TrickerionContent
  readonly view: TrickerionView
  /** What is seen, as the rules know it. */
  readonly state: TrickerionState
  readonly text: TrickerionText
  readonly board: BoardWords
  readonly language: Language
  /** The seat that looks; somebody who only watches sits behind the first one. */
  readonly own: number
  /** Whose workshop is on the stage. */
  readonly shown: number
  readonly me: PlayerView | undefined
  readonly player: PlayerView | undefined
  readonly question: Question | null
  /** The trick that the seat prepared last. */
  readonly prepared: string | null
  readonly offers: readonly Offer[]
}

type Company = Pick<TableState, 'packs' | 'seats'>

const namesAt = ({ seats }: Company): readonly string[] => seats.map(({ name }) => name)

/** Words for whoever looks at the table: they are you. */
export function textOf(table: Company, language: Language): TrickerionText {
  const reader = table.seats.find(({ you }) => you)?.seat ?? null
  return trickerionText(language, packIn(table.packs), namesAt(table), reader)
}

/** Words for the line that says who acts: among several people at one screen it names the one who is meant. */
export function promptTextOf(table: Company, language: Language): TrickerionText {
  const people = table.seats.filter(({ kind, here }) => kind === 'person' && here).length
  return people > 1 ? trickerionText(language, packIn(table.packs), namesAt(table)) : textOf(table, language)
}

/** What a seat is called on the board: who looks is "you". */
export function nameOf({ props, text }: Pick<Scene, 'props' | 'text'>, seat: number): string {
  const { seats, viewer } = props.table
  return seat === viewer ? text.words.you : (seats[seat]?.name ?? '')
}

/** What the workshop on the stage is called. */
export function workshopNameIn(scene: Pick<Scene, 'props' | 'board' | 'text' | 'shown'>): string {
  const { shown, props, board } = scene
  return board.workshopOf(shown === props.table.viewer ? null : nameOf(scene, shown))
}

/** Who would perform a show: whoever is on stage now, or else the seat that looks. */
export const performerIn = ({ state, own }: Pick<Scene, 'state' | 'own'>): number =>
  (state.day && performerOn(state, state.day)) ?? own

/** Somebody acts in the theater. */
export const isAtTheater = ({ view }: Pick<Scene, 'view'>): boolean => view.placement?.location === 'theater'

/** The heading over what a show would bring. */
export function forecastOf(scene: Pick<Scene, 'props' | 'board' | 'text' | 'own' | 'state'>): string {
  const performer = performerIn(scene)
  const isViewer = performer === scene.props.table.viewer
  return isViewer ? scene.board.forecast : scene.board.forecastOf(nameOf(scene, performer))
}

export function sceneOf(props: StageProps): Scene {
  const { table, language, interactive, focus } = props
  const view = asTrickerionView(table.view)
  const content = contentIn(table.packs)
  const own = table.viewer ?? 0
  const shown = focus?.seat ?? own
  const question = interactive ? (mustAnswer(table) ?? table.questions[0] ?? null) : null
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
    prepared: lastPreparedBy(table.told, own),
    offers: question ? offersOf(question, view) : [],
  }
}
