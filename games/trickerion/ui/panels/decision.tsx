import type { ReactElement } from 'react'
import type { ActType } from '../../rules/acts.ts'
import { ACT_SIGNS } from '../art/act-glyphs.ts'
import { Glyph } from '../art/glyph.tsx'
import type { Board } from '../board.ts'
import { apGained, apOf } from '../model/costs.ts'
import { type Offer, type Part, partOf } from '../model/offers.ts'
import { type Choice, madeLast, rowsIn } from '../model/trail.ts'
import { partWords } from '../part-words.ts'
import type { Scene } from '../scene.ts'
import { Consequences } from './consequences.tsx'
import { LedgerPanel } from './ledger.tsx'
import { Points } from './points.tsx'

interface PanelProps {
  readonly scene: Scene
  readonly board: Board
}

/** The decision at hand, part by part: what can be done, with whom, where, and with what besides. */
export function Decision({ scene, board }: PanelProps): ReactElement {
  const { question, text } = scene
  if (question === null) return <Waiting scene={scene} board={board} />
  return (
    <section
      className={board.trail.length > 0 ? 'tb-decision tb-decision--begun' : 'tb-decision'}
      aria-label={scene.board.decision}
    >
      <header className="tb-decision-head">
        <h2 className="tb-bill">{scene.board.decision}</h2>
        {board.trail.length > 0 && (
          <button type="button" className="tb-clear" onClick={board.clear}>
            {scene.board.startOver}
          </button>
        )}
      </header>
      {board.trail.length === 0 && !isPlanBegun(scene) && (
        <p className="tb-hint">{text.help(question.kind)}</p>
      )}
      <Points scene={scene} board={board} />
      {question.form === 'pick' ? (
        <PickList scene={scene} board={board} />
      ) : (
        rowsOf(scene, board).map(({ among = board.matches, ...choice }) => (
          <ChoiceRow key={choice.key} scene={scene} board={board} choice={choice} among={among} />
        ))
      )}
      <Consequences scene={scene} board={board} />
      <LedgerPanel scene={scene} />
    </section>
  )
}

/** Whoever has given an assignment knows how, and the plan needs the room. */
const isPlanBegun = ({ question, me }: Scene): boolean =>
  question?.kind === 'plan' && (me?.characters.some(({ hasCard }) => hasCard) ?? false)

/** What is asked next; when all is said, the last choice stays, so that it can be made otherwise. */
const rowsOf = (
  { offers }: Scene,
  { trail, matches, current }: Board,
): readonly (Choice & { readonly among?: readonly Offer[] })[] => [
  ...(current === null ? [] : madeLast(offers, trail)),
  ...rowsIn(matches, current),
]

interface RowProps extends PanelProps {
  readonly choice: Choice
  /** The offers that the choice is among. */
  readonly among: readonly Offer[]
}

function ChoiceRow({ scene, board, choice, among }: RowProps): ReactElement {
  const { key, values } = choice
  return (
    <div className={`tb-choices tb-choices--${key}`}>
      {key !== 'act' && <h3 className="tb-label">{headingOf(scene, among, key)}</h3>}
      <div className="tb-choice-list">
        {values.map((value) => (
          <ChoiceButton key={value} scene={scene} board={board} part={{ key, value }} among={among} />
        ))}
      </div>
    </div>
  )
}

/** What is paid, taken or hired is called by what is done. */
function headingOf({ board }: Scene, [first]: readonly Offer[], key: Exclude<Choice['key'], 'act'>): string {
  if (key !== 'pay') return board.parts[key]
  return first ? board.acts[first.act.type] : ''
}

interface ButtonProps extends PanelProps {
  readonly part: Part
  readonly among: readonly Offer[]
}

function ChoiceButton({ scene, board, part, among }: ButtonProps): ReactElement {
  const having = among.filter((offer) => partOf(offer, part.key) === part.value)
  const [first] = having
  const isOnly = having.length === 1 && part.key === 'act'
  const pressed = board.current !== null && partOf(board.current, part.key) === part.value
  return (
    <button
      type="button"
      className="tb-choice"
      aria-pressed={pressed}
      data-part={`${part.key}:${part.value}`}
      onClick={() => (pressed && isOnly && first ? board.choose(first.option) : board.choosePart(part))}
    >
      <ActSign part={part} />
      <span>
        {isOnly && first
          ? spoken(scene, first)
          : partWords(
              scene,
              part,
              having.map(({ act }) => act),
            )}
      </span>
      {first && <Cost scene={scene} offers={having} first={first} part={part} />}
    </button>
  )
}

function ActSign({ part }: { readonly part: Part }): ReactElement | null {
  const sign = part.key === 'act' ? ACT_SIGNS[part.value as ActType] : undefined
  return sign ? <Glyph name={sign} /> : null
}

const spoken = ({ question, text, view }: Scene, { option }: Offer): string =>
  question ? text.spoken(question, option, view) : ''

interface CostProps {
  readonly scene: Scene
  readonly offers: readonly Offer[]
  readonly first: Offer
  readonly part: Part
}

/** What an act costs in action points, or how many a placement brings. */
function Cost({ scene, offers, first, part }: CostProps): ReactElement | null {
  const { state, content, own } = scene
  if (part.key === 'slot' && first.act.type === 'place') {
    return <b className="tb-cost">{scene.board.ap(apGained(state, content, own, first.act))}</b>
  }
  if (part.key !== 'act') return null
  const costs = offers.flatMap(({ act }) => apOf(state, content, act) ?? [])
  if (costs.length === 0) return null
  const [least, most] = [Math.min(...costs), Math.max(...costs)]
  return (
    <b className="tb-cost">{least === most ? scene.board.ap(least) : scene.board.apRange(least, most)}</b>
  )
}

function PickList({ scene, board }: PanelProps): ReactElement {
  const { question } = scene
  const most = question?.form === 'pick' ? question.max : 0
  return (
    <div className="tb-choices">
      <h3 className="tb-label">{scene.board.picked(board.picked.length, most)}</h3>
      <div className="tb-choice-list">
        {scene.offers.map((offer) => (
          <button
            key={String(offer.option)}
            type="button"
            className="tb-choice"
            aria-pressed={board.picked.includes(offer.option)}
            onClick={() => board.choose(offer.option)}
          >
            {spoken(scene, offer)}
          </button>
        ))}
      </div>
    </div>
  )
}

/** While others decide: what can be looked at meanwhile. */
function Waiting({ scene, board }: PanelProps): ReactElement {
  return (
    <section className="tb-decision" aria-label={scene.board.decision}>
      <header className="tb-decision-head">
        <h2 className="tb-bill">{scene.board.meanwhile}</h2>
      </header>
      <p className="tb-hint">
        {scene.view.phase === 'over' ? scene.text.words.gameOver : scene.board.waiting}
      </p>
      <Consequences scene={scene} board={board} />
      <LedgerPanel scene={scene} />
    </section>
  )
}
