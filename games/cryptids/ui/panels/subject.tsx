import { capital } from '@curio/ui/language'
import type { ReactElement, ReactNode } from 'react'
import type { Skill } from '../../content/vocabulary.ts'
import { Glyph } from '../art/symbols.tsx'
import type { Board } from '../board.ts'
import { DossierSheet } from '../cards/dossier-sheet.tsx'
import { ACT_GROUPS } from '../model/offers.ts'
import { partsOf, type Thing } from '../model/things.ts'
import type { Placing } from '../placing.ts'
import type { Scene } from '../scene.ts'
import { ActList } from './act-list.tsx'
import { Advances } from './advances.tsx'
import { AttemptPanel } from './attempt.tsx'
import { PlacePanel } from './place-panel.tsx'
import { PlacingPanel } from './placing-panel.tsx'
import { PoacherLines, PoacherTurn } from './poacher.tsx'
import { skillState } from './skills.tsx'
import { TileChoice } from './tile-choice.tsx'

interface SubjectProps {
  readonly scene: Scene
  readonly board: Board
  readonly placing: Placing | null
}

/** What scrolls must be reachable by keyboard even when nothing in it is. */
const REACHABLE = { tabIndex: 0 } as const

const TILE_QUESTIONS = ['setup.tile', 'terrain.take', 'poacher.tile', 'terrain.exchange']

/** Where a piece is laid or taken, nothing else is looked at. */
export const isLaying = (scene: Scene, placing: Placing | null): boolean =>
  placing !== null || asksForTile(scene)

const asksForTile = ({ question }: Scene): boolean =>
  question !== null && TILE_QUESTIONS.includes(question.kind)

/** Whether the answers stand in the panel and nowhere else. */
const isAnsweredHere = ({ question, view }: Scene): boolean =>
  view.turn?.attempt != null ||
  /^(refresh\.bonus|bonus\.step|ability\.helper|attempt\.lose)$/.test(question?.kind ?? '')

/** What is looked at, and everything that can be done with it: the decision beside the board. */
export function Subject({ scene, board, placing }: SubjectProps): ReactElement {
  const isPinned =
    board.looked !== null || board.group !== null || isLaying(scene, placing) || isAnsweredHere(scene)
  return (
    <section
      className={isPinned ? 'cb-subject cb-subject--pinned' : 'cb-subject'}
      aria-label={scene.board.acts}
      {...REACHABLE}
    >
      <PickCount scene={scene} board={board} />
      <Content scene={scene} board={board} placing={placing} />
    </section>
  )
}

function Content({ scene, board, placing }: SubjectProps): ReactElement {
  const { question, view } = scene
  const { looked } = board
  if (placing) return <PlacingPanel scene={scene} board={board} placing={placing} />
  if (asksForTile(scene)) return <TileChoice scene={scene} board={board} />
  if (view.turn?.attempt && question && looked === null) return <AttemptPanel scene={scene} board={board} />
  if (looked !== null) return <Looked scene={scene} board={board} looked={looked} />
  if (question?.form === 'pick') return <PickPanel scene={scene} board={board} />
  if (question && question.kind !== 'turn' && question.kind !== 'helper') {
    return (
      <>
        <ActList scene={scene} board={board} acts={scene.acts} />
        {view.turn === null && view.poacher && <PoacherLines scene={scene} />}
      </>
    )
  }
  return <Overview scene={scene} board={board} />
}

type PanelProps = Omit<SubjectProps, 'placing'>

/** How many of those to be picked are picked. */
function PickCount({ scene, board }: PanelProps): ReactElement | null {
  const { question } = scene
  if (question?.form !== 'pick') return null
  return (
    <p className="cb-label" aria-live="polite">
      {scene.board.chosen(board.picked.length, question.max)}
    </p>
  )
}

function Looked({ scene, board, looked }: PanelProps & { readonly looked: Thing }): ReactElement {
  const acts = scene.byThing.get(looked) ?? []
  const { kind, name } = partsOf(looked)
  if (kind === 'place') return <PlacePanel scene={scene} board={board} place={name} />
  if (kind === 'card') return <DossierSheet scene={scene} board={board} card={name} />
  return (
    <>
      <Head scene={scene} board={board}>
        {headOf(scene, looked)}
      </Head>
      {kind === 'slot' && <Advances scene={scene} face={scene.view.market[Number(name)] ?? null} />}
      {acts.length === 0 && <p className="cb-hint">{scene.board.noActs}</p>}
      <ActList scene={scene} board={board} acts={acts} />
    </>
  )
}

function headOf(scene: Scene, looked: Thing): ReactNode {
  const { text, content, board } = scene
  const { kind, name } = partsOf(looked)
  switch (kind) {
    case 'skill': {
      const skill = name as Skill
      return (
        <>
          <Glyph name={skill} />
          <b>{content.pack.skills.find(({ id }) => id === skill)?.[scene.language]}</b>
          <span>{skillState(scene, skill)}</span>
          <small>{capital(text.words.skillEffects[skill])}</small>
        </>
      )
    }
    case 'face':
      return <b>{text.names.evidence(name)}</b>
    case 'slot': {
      const face = scene.view.market[Number(name)]
      return (
        <b>
          {board.market}: {face ? text.names.evidence(face) : board.emptySlot}
        </b>
      )
    }
    case 'request':
      return (
        <>
          <Glyph name="request" />
          <b>{text.names.request(name)}</b>
        </>
      )
    case 'tile':
      return <b>{text.names.tile(name)}</b>
    case 'marker':
      return <b>{name === 'movement' ? board.movement : board.action}</b>
    case 'die': {
      const die = scene.view.dice[Number(name)]
      return <b>{die ? text.words.helperDie(die.bonus, die.n) : board.dice}</b>
    }
    case 'token':
      return <b>{board.wolpertingers}</b>
    default:
      return <b>{board.track}</b>
  }
}

interface HeadProps extends PanelProps {
  readonly children: ReactNode
}

/** What is looked at, with the way back to the overview. */
export function Head({ scene, board, children }: HeadProps): ReactElement {
  return (
    <header className="cb-head">
      <h2 className="cb-head-words">{children}</h2>
      <button
        type="button"
        className="cb-close"
        aria-label={scene.board.back}
        data-tip={scene.board.back}
        onClick={board.close}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6 18 18M18 6 6 18" />
        </svg>
      </button>
    </header>
  )
}

/** Everything that can be done now, by what it is; a group opens its list. */
function Overview({ scene, board }: PanelProps): ReactElement {
  const { acts, view, question } = scene
  const groups = ACT_GROUPS.filter((group) => acts.some((act) => act.group === group && group !== 'end'))
  if (board.group !== null) {
    return (
      <>
        <Head scene={scene} board={board}>
          <b>{scene.board.groups[board.group]}</b>
        </Head>
        <ActList scene={scene} board={board} acts={acts.filter(({ group }) => group === board.group)} />
      </>
    )
  }
  const overview = (
    <div className="cb-groups">
      {groups.map((group) => (
        <button key={group} type="button" className="cb-group" onClick={() => board.showGroup(group)}>
          {scene.board.groups[group]}
          <b>{acts.filter((act) => act.group === group).length}</b>
        </button>
      ))}
    </div>
  )
  if (view.poacher) return <PoacherTurn scene={scene}>{question === null ? null : overview}</PoacherTurn>
  return (
    <>
      {groups.length > 0 && <h2 className="cb-label cb-label--acts">{scene.board.acts}</h2>}
      {overview}
      <p className="cb-hint">{question ? scene.board.pickThing : scene.board.lookThing}</p>
    </>
  )
}

function PickPanel({ scene, board }: PanelProps): ReactElement | null {
  const { question, acts } = scene
  if (question?.form !== 'pick') return null
  return (
    <div className="cb-picks">
      <ActList scene={scene} board={board} acts={acts} />
      {question.min === 0 && (
        <button
          type="button"
          className="cb-act"
          aria-pressed={board.value !== undefined && board.picked.length === 0}
          onClick={board.pickNone}
        >
          {scene.board.pickNone}
        </button>
      )}
    </div>
  )
}
