import { Explained, ExplainedList } from '@curio/ui'
import type { ReactElement, ReactNode } from 'react'
import { TOMES, type Tome } from '../../content/pack.ts'
import type { Standing } from '../../text/index.ts'
import { supportHeld } from '../campaign/journey.ts'
import { TRAVEL_WORDS } from '../campaign/words.ts'
import { TouristGlyph } from '../map/glyphs.tsx'
import { bonusesIn } from '../model/bonuses.ts'
import { shapesOf } from '../model/geometry.ts'
import { onMap } from '../model/paper.ts'
import type { Scene } from '../scene.ts'
import { BONUS_PATHS, Sign, SUPPORT_PATHS } from './bonus-icon.tsx'

const TOME_PATHS: Readonly<Record<Tome, string>> = {
  TOME_REROLL: 'M5 4H17Q19 4 19 6V20H7Q5 20 5 18ZM15 10A4 4 0 1 0 15.5 13.5M15.5 8V10.6H13',
  TOME_UPGRADE: 'M5 4H17Q19 4 19 6V20H7Q5 20 5 18ZM12 16V8M8.5 11.5 12 8 15.5 11.5',
  TOME_BLESSING: 'M5 4H17Q19 4 19 6V20H7Q5 20 5 18ZM12 7V16M9 10H15',
}

export function TomeIcon({ tome }: { readonly tome: Tome }): ReactElement {
  return <Sign path={TOME_PATHS[tome]} />
}

interface Held {
  readonly id: string
  readonly path: string
  readonly count: number | string
  readonly none: boolean
  readonly name: string
  readonly effect: string
  readonly tip: string
}

/** RT-CAMP-9: support bonuses; those that are used are gone. They are for turns, so nobody needs them when the Ancient is met. */
function supportOf({ player, props, view }: Scene): readonly Held[] {
  const { language, table } = props
  if (!player || view.phase === 'encounter') return []
  return supportHeld(table.packs, player).map(({ id, name, text }): Held => {
    const tip = `${name[language]}: ${text[language]} ${TRAVEL_WORDS[language].once}`
    const path = SUPPORT_PATHS[id]
    return { id, path, count: 1, none: false, name: name[language], effect: text[language], tip }
  })
}

/** Bonuses, then tomes, with what each is good for. The Ancient is met with tomes alone: bonuses are worth nothing then. */
function heldBy({ player, text, board, view, pack }: Scene): readonly Held[] {
  const { words } = text
  if (!player) return []
  const bonuses = bonusesIn(pack).map((bonus): Held => {
    const count = player.board.stored[bonus] ?? 0
    const name = words.bonuses[bonus]
    const effect = words.bonusEffects[bonus]
    const tip = `${name}: ${effect} (${board.inHand(count)})`
    return { id: bonus, path: BONUS_PATHS[bonus], count, none: count === 0, name, effect, tip }
  })
  // Tomes are for an Ancient.
  const known = pack.ancients.length > 0 ? TOMES : []
  const tomes = known.map((tome): Held => {
    const state = player.board.tomes[tome]
    const said = { free: board.notHeld, held: board.held, used: board.used }[state]
    const count = { free: 0, held: 1, used: '×' }[state]
    const name = words.tomes[tome]
    const effect = words.tomeEffects[tome]
    const tip = `${name}: ${effect} (${said})`
    return { id: tome, path: TOME_PATHS[tome], count, none: state !== 'held', name, effect, tip }
  })
  return view.phase === 'encounter' ? tomes : [...bonuses, ...tomes]
}

interface CountersProps {
  readonly held: readonly Held[]
  readonly label: string
  readonly className: string
  /** Whether the names are written beside the icons, or only heard. */
  readonly named: boolean
  readonly children?: ReactNode
}

function Counters({ held, label, className, named, children }: CountersProps): ReactElement {
  const items = held.map(({ id, path, count, none, name, effect, tip }) => ({
    id,
    tip,
    className: none ? 'rt-counter rt-counter--none' : 'rt-counter',
    content: (
      <>
        <Sign path={path} />
        <b>{count}</b>
        <span className={named ? undefined : 'unseen'}>{name}</span>
        <span className="unseen">{`: ${effect}`}</span>
      </>
    ),
  }))
  return (
    <ExplainedList label={label} className={className} items={items}>
      {children}
    </ExplainedList>
  )
}

/** What the player on the stage holds, always beside the decision. */
export function Resources({ scene }: { readonly scene: Scene }): ReactElement | null {
  if (!scene.player) return null
  const meeting = scene.view.phase === 'encounter'
  // Without tomes what is secret has room beside the bonuses.
  const beside = scene.pack.ancients.length === 0
  const support = supportOf(scene)
  const shape = meeting ? ' rt-resources--meeting' : beside ? ' rt-resources--beside' : ''
  return (
    <section className={`rt-resources${shape}`}>
      <Counters
        held={heldBy(scene)}
        label={scene.text.words.labels.bonuses}
        className="rt-counters"
        named={!meeting}
      />
      <Secrets scene={scene} />
      {support.length > 0 && (
        <Counters
          held={support}
          label={TRAVEL_WORDS[scene.props.language].held}
          className="rt-counters--support"
          named
        />
      )}
    </section>
  )
}

/** The same in one line, with the round and the points: a phone has no room for more between the map and the decision. */
export function Pocket({
  scene,
  standing,
}: {
  readonly scene: Scene
  readonly standing: Standing | null
}): ReactElement {
  const { text, view, pack } = scene
  const { labels } = text.words
  return (
    <Counters
      held={[...heldBy(scene), ...supportOf(scene)]}
      label={labels.bonuses}
      className="rt-pocket"
      named={false}
    >
      <li className="rt-pocket-sums">
        <span>
          {labels.round}{' '}
          <span className="rt-pocket-round">
            {view.round || 1}/{pack.rounds.value}
          </span>
        </span>
        <span>
          {labels.total} <b>{standing?.total ?? '…'}</b>
        </span>
      </li>
    </Counters>
  )
}

/** The viewer's task and Call, or what others have shown of theirs. Of the two an encounter depends on the Call alone. */
function Secrets({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { player, pack, text, props, view } = scene
  const { words } = text
  const task = view.phase === 'encounter' ? undefined : pack.tasks.find((each) => each.id === player?.task)
  const call = pack.calls.find((each) => each.id === player?.call)
  if (!task && !call) return null
  return (
    <div className="rt-secrets">
      {task && (
        <Explained tip={text.help('task.keep')} className="rt-secret">
          <TaskMap scene={scene} crossings={task.crossings} />
          <span>
            <span className="rt-label">{words.labels.task}</span>
            {task.name[props.language]}
          </span>
        </Explained>
      )}
      {call && (
        <p className="rt-secret">
          <svg viewBox="0 0 28 28" className="rt-call" aria-hidden="true">
            <TouristGlyph type={call.tourist} x={14} y={14} size={9} />
          </svg>
          <span>
            <span className="rt-label">{words.labels.call}</span>
            {call.name[props.language]}
          </span>
        </p>
      )}
    </div>
  )
}

/** Four crossings on a small plan of the city. */
export function TaskMap({
  scene,
  crossings,
}: {
  readonly scene: Pick<Scene, 'pack' | 'text'>
  readonly crossings: readonly string[]
}): ReactElement {
  const { vertices, river } = shapesOf(scene.pack)
  const lines = Array.from({ length: 7 }, (_, index) => onMap(index))
  return (
    <svg
      viewBox="16 16 688 688"
      className="rt-task-map"
      role="img"
      aria-label={crossings.map(scene.text.names.corner).join(', ')}
    >
      <path className="rt-plan" d={lines.map((at) => `M60,${at}H660M${at},60V660`).join('')} />
      <path className="rt-plan-river" d={river} />
      {crossings.map((id) => {
        const at = vertices.get(id)
        return at ? <circle key={id} cx={at.x} cy={at.y} r="40" /> : null
      })}
    </svg>
  )
}
