import type { ReactElement } from 'react'
import type { Answer } from '../../rules/acts.ts'
import { asksForDice } from '../../rules/question-kinds.ts'
import type { DieView } from '../../text/index.ts'
import { type Decision, explainThing } from '../decision.ts'
import { optionsOf } from '../draft.ts'
import { blocksWith } from '../model/dice-leads.ts'
import { ownDice } from '../model/things.ts'
import type { Scene } from '../scene.ts'
import { CoordinateSteps } from './coordinate-steps.tsx'
import { IsoDie } from './iso-die.tsx'

interface DicePanelProps {
  readonly scene: Scene
  readonly decision: Decision | null
}

/** The dice card with its two cells between what is available and what is not (RT-P2-1). */
export function DicePanel({ scene, decision }: DicePanelProps): ReactElement {
  const { view, own, text, board } = scene
  const { ids, numbers } = ownDice(scene.pack, view, own)
  const cells = [0, 1].map((cell) => view.dice.find((die) => die.id === ids[cell]) ?? null)
  const zone = (name: DieView['zone']): readonly DieView[] =>
    view.dice.filter((die) => die.zone === name && !ids.includes(die.id))
  const zones = (['available', 'unavailable', 'waiting'] as const).filter((name) => zone(name).length > 0)
  const drafting = ids.length < 2
  // While numbers can be changed, the other dice give their room to the buttons.
  const changing = optionsOf(scene).some(({ answer }) => isCoordinate(answer))
  return (
    <section
      className={
        drafting
          ? 'rt-dice rt-dice--drafting'
          : `rt-dice rt-dice--settled rt-dice--${changing ? 'changing' : 'beside'}`
      }
      aria-label={board.roundDice}
    >
      <div className="rt-dice-card">
        <h3 className="rt-label">{board.roundDice}</h3>
        <div className="rt-dice-cells">
          {cells.map((die, cell) => (
            <DiceCell
              key={cell === 0 ? 'first' : 'second'}
              scene={scene}
              decision={decision}
              die={die}
              cell={cell}
              number={numbers[cell] ?? 0}
            />
          ))}
          <Candidates scene={scene} numbers={numbers} />
        </div>
      </div>
      {zones.map((name) => (
        <div key={name} className={`rt-zone rt-zone--${name}`}>
          <h3 className="rt-label">{text.words.zones[name]}</h3>
          <div className="rt-zone-dice">
            {zone(name).map((die) => (
              <DieButton key={die.id} scene={scene} decision={decision} die={die} />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

const isCoordinate = ({ kind, act }: Answer): boolean => kind === 'block' && act.act === 'coordinate'

/** RT-P3-2, RT-P3-3: where the two numbers lead. */
export function Candidates({
  scene,
  numbers,
}: {
  readonly scene: Scene
  readonly numbers: readonly number[]
}): ReactElement | null {
  const [one, other] = numbers
  if (!one || !other) return null
  const pairs =
    one === other
      ? [[one, one]]
      : [
          [one, other],
          [other, one],
        ]
  const player = scene.view.players[scene.own]
  return (
    <ul className="rt-candidates" aria-label={scene.board.coordinates}>
      {pairs.map(([x, y]) => {
        const block = scene.pack.map.blocks.find((each) => each.x === x && each.y === y)?.id ?? ''
        const taken = player?.board.tourists[block] !== undefined && player.turn?.block !== block
        return <li key={`${x}${y}`} className={taken ? 'rt-taken' : undefined}>{`(${x};${y})`}</li>
      })}
    </ul>
  )
}

interface DiceCellProps extends DicePanelProps {
  readonly die: DieView | null
  readonly cell: number
  readonly number: number
}

function DiceCell({ scene, decision, die, cell, number }: DiceCellProps): ReactElement {
  if (!die) return <div className="rt-cell rt-cell--empty">{cell + 1}</div>
  return (
    <div className="rt-cell">
      <DieButton scene={scene} decision={decision} die={die} shown={number} />
      <CoordinateSteps scene={scene} decision={decision} cell={cell} name={scene.text.names.die(die.id)} />
    </div>
  )
}

interface DieButtonProps extends DicePanelProps {
  readonly die: DieView
  /** Its number after changes; the face itself stays (RT-BON-17). */
  readonly shown?: number
}

/** A die that can be taken, or that says why not. */
export function DieButton({ scene, decision, die, shown = die.number }: DieButtonProps): ReactElement {
  const { text, pack, props } = scene
  const face = pack.dice.find((each) => each.id === die.id)?.faces.find((each) => each.n === die.number)
  const name =
    die.number > 0 ? text.spokenDie(die, scene.view) : `${text.names.die(die.id)}, ${scene.board.notRolled}`
  const label = shown === die.number ? name : `${name}, ${scene.board.changedTo(shown)}`
  const asked = decision !== null && asksForDice(decision.kind)
  const chosen = asked && decision.chosen.has(die.id)
  const legal = asked && decision.legal.has(die.id)
  const lit = props.highlight?.ids.includes(die.id) === true
  const leads = legal ? blocksWith(scene, decision, die.id) : []
  return (
    <button
      type="button"
      className={['rt-die-button', legal && 'rt-die-button--legal', lit && 'rt-die-button--lit']
        .filter(Boolean)
        .join(' ')}
      data-target={die.id}
      data-motion={`die:${die.id}`}
      aria-pressed={chosen}
      aria-label={label}
      data-tip={label}
      onClick={() => (asked ? decision.tap(die.id) : explainThing(scene, die.id))}
      onDoubleClick={() => legal && decision?.value !== undefined && props.confirm()}
    >
      <IsoDie
        kind={die.id}
        number={shown}
        tourists={face && 'tourists' in face ? face.tourists : []}
        symbol={face && 'symbol' in face ? face.symbol : null}
      />
      {shown !== die.number && <s className="rt-was" data-was={die.number} />}
      {leads.length > 0 && (
        <span className="rt-leads">
          {leads.map((block) => (
            <span key={block}>{text.names.blockAt(block)}</span>
          ))}
        </span>
      )}
    </button>
  )
}
