import type { ReactElement } from 'react'
import { STORED_BONUSES, type StoredBonus, TOMES, type Tome } from '../../content/pack.ts'
import { TouristGlyph } from '../map/glyphs.tsx'
import { onMap, shapesOf } from '../model/geometry.ts'
import type { Scene } from '../scene.ts'

const BONUS_PATHS: Readonly<Record<StoredBonus, string>> = {
  BON_COORD: 'M4 5H12V17H4ZM15 11H21M18 8V14M15 18H21',
  BON_SEGMENT: 'M3 12H21M3 8V16M21 8V16',
  BON_DIAGONAL: 'M4 20 20 4M4 14V20H10M14 4H20V10',
}

const TOME_PATHS: Readonly<Record<Tome, string>> = {
  TOME_REROLL: 'M5 4H17Q19 4 19 6V20H7Q5 20 5 18ZM15 10A4 4 0 1 0 15.5 13.5M15.5 8V10.6H13',
  TOME_UPGRADE: 'M5 4H17Q19 4 19 6V20H7Q5 20 5 18ZM12 16V8M8.5 11.5 12 8 15.5 11.5',
  TOME_BLESSING: 'M5 4H17Q19 4 19 6V20H7Q5 20 5 18ZM12 7V16M9 10H15',
}

export function BonusIcon({ bonus }: { readonly bonus: StoredBonus }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" className="rt-icon" aria-hidden="true">
      <path d={BONUS_PATHS[bonus]} />
    </svg>
  )
}

export function TomeIcon({ tome }: { readonly tome: Tome }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" className="rt-icon" aria-hidden="true">
      <path d={TOME_PATHS[tome]} />
    </svg>
  )
}

/** What the player on the stage holds, always beside the decision. */
export function Resources({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { player, text, board } = scene
  const { words } = text
  if (!player) return null
  return (
    <section className="rt-resources" aria-label={words.labels.bonuses}>
      <ul className="rt-counters">
        {STORED_BONUSES.map((bonus) => {
          const count = player.board.stored[bonus]
          const label = `${words.bonuses[bonus]}: ${count}`
          return (
            <li
              key={bonus}
              className={count > 0 ? 'rt-counter' : 'rt-counter rt-counter--none'}
              data-tip={label}
            >
              <BonusIcon bonus={bonus} />
              <b>{count}</b>
              <span>{words.bonuses[bonus]}</span>
            </li>
          )
        })}
        {TOMES.map((tome) => {
          const state = player.board.tomes[tome]
          const said = { free: board.notHeld, held: board.held, used: board.used }[state]
          return (
            <li
              key={tome}
              className={state === 'held' ? 'rt-counter' : `rt-counter rt-counter--none rt-counter--${state}`}
              data-tip={`${words.tomes[tome]}: ${words.tomeEffects[tome]} (${said})`}
            >
              <TomeIcon tome={tome} />
              <b>{state === 'held' ? 1 : state === 'used' ? '×' : 0}</b>
              <span>{words.tomes[tome]}</span>
            </li>
          )
        })}
      </ul>
      <Secrets scene={scene} />
    </section>
  )
}

/** The own task and Call, or what others have shown of theirs. */
function Secrets({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { player, pack, text, props } = scene
  const { words } = text
  const task = pack.tasks.find((each) => each.id === player?.task)
  const call = pack.calls.find((each) => each.id === player?.call)
  if (!task && !call) return null
  return (
    <div className="rt-secrets">
      {task && (
        <p data-tip={text.help('task.keep')}>
          <TaskMap scene={scene} crossings={task.crossings} />
          <span>
            <span className="rt-label">{words.labels.task}</span>
            {task.name[props.language]}
          </span>
        </p>
      )}
      {call && (
        <p>
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
  readonly scene: Scene
  readonly crossings: readonly string[]
}): ReactElement {
  const { vertices, river } = shapesOf(scene.pack)
  const lines = Array.from({ length: 7 }, (_, index) => onMap(index))
  return (
    <svg viewBox="16 16 688 688" className="rt-task-map" role="img" aria-label={crossings.join(' ')}>
      <path className="rt-plan" d={lines.map((at) => `M60,${at}H660M${at},60V660`).join('')} />
      <path className="rt-plan-river" d={river} />
      {crossings.map((id) => {
        const at = vertices.get(id)
        return at ? <circle key={id} cx={at.x} cy={at.y} r="40" /> : null
      })}
    </svg>
  )
}
