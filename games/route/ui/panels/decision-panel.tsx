import { Explained } from '@curio/ui'
import type { ReactElement } from 'react'
import { TOURIST_TYPES, type TouristType } from '../../content/pack.ts'
import { type Answer, writeAct } from '../../rules/acts.ts'
import { asksForCards, asksForDice } from '../../rules/question-kinds.ts'
import { type DrawGroup, thingsIn } from '../../text/index.ts'
import { type Decision, explainGroup, taskIn } from '../decision.ts'
import { optionsOf } from '../draft.ts'
import { TouristGlyph } from '../map/glyphs.tsx'
import { isTogether } from '../model/together.ts'
import type { Scene } from '../scene.ts'
import { BetChoice } from './bet-choice.tsx'
import { CardHint } from './card-hint.tsx'
import { EffectText } from './effect-text.tsx'
import { EncounterDice } from './encounter.tsx'
import { OpenEvent } from './events.tsx'
import { CoverChoice, RoundDieChoice } from './harbour-choices.tsx'
import { OptionButton } from './option-button.tsx'
import { TaskMap, TomeIcon } from './resources.tsx'
import { RouteChoice } from './route-choice.tsx'
import { RatingChoice } from './tour-choices.tsx'

export interface DecisionPanelProps {
  readonly scene: Scene
  readonly decision: Decision | null
  /** Shows the crossings of a task on the map while it is looked at. */
  readonly lookAtTask: (task: string | null) => void
}

/** The decision at hand, in the same place whatever is asked. */
export function DecisionPanel(props: DecisionPanelProps): ReactElement {
  const { scene, decision } = props
  const { text, question } = scene
  if (!decision || !question) return <Waiting scene={scene} />
  return (
    <section
      className={`rt-decision rt-decision--${decision.kind.replace('.', '-')}`}
      aria-label={text.prompt(question, scene.view)}
    >
      <Choice {...props} decision={decision} />
      <Help text={text.help(decision.kind)} name={scene.board.rules} />
    </section>
  )
}

/** The rules of the decision, on hover, focus and long press. */
function Help({ text, name }: { readonly text: string; readonly name: string }): ReactElement {
  return (
    <Explained className="rt-help" tip={text} aria-label={`${name}: ${text}`}>
      ?
    </Explained>
  )
}

/** Others decide: this says who is ready and nothing more (RT-GEN-8); the prompt says what they decide. */
function Waiting({ scene }: { readonly scene: Scene }): ReactElement {
  const { view, text, props } = scene
  const { names, words } = text
  const { table } = props
  return (
    <section className="rt-decision rt-decision--waiting">
      {view.players.length > 1 && table.awaited.length > 0 && (
        <ul className="rt-readiness">
          {table.seats.map(({ seat, name }) => {
            const thinking = table.awaited.includes(seat)
            const ready = !thinking && isTogether(view)
            if (names.who(seat).you)
              return thinking ? (
                <li key={seat}>
                  <b>{words.labels.youThinking}</b>
                </li>
              ) : null
            return (
              <li key={seat} className={ready ? 'rt-ready' : undefined}>
                <b>{name}</b> {thinking && words.labels.thinking}
                {ready && words.labels.ready}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

interface ChoiceProps extends DecisionPanelProps {
  readonly decision: Decision
}

function Choice(props: ChoiceProps): ReactElement {
  switch (props.decision.kind) {
    case 'task.keep':
      return <TaskChoice {...props} />
    case 'draw':
      return <DrawChoice {...props} />
    case 'tourist.any':
    case 'tourist.extra':
    case 'tourist.repeat':
    case 'penalty.riverside':
      return <TouristChoice {...props} />
    case 'tome':
      return <TomeChoice {...props} />
    case 'route':
      return <RouteChoice {...props} />
    case 'encounter.reroll':
    case 'encounter.upgrade':
      return <EncounterDice {...props} />
    case 'penalty.called':
      return <CalledChoice {...props} />
    case 'rating':
      return <RatingChoice {...props} />
    case 'die.round':
      return <RoundDieChoice {...props} />
    case 'landmark.cover':
      return <CoverChoice {...props} />
    case 'event':
      return (
        <>
          <OpenEvent scene={props.scene} />
          <ListChoice {...props} />
        </>
      )
    case 'bet':
      return <BetChoice {...props} />
    default:
      return <ListChoice {...props} />
  }
}

const MOST_LISTED = 5

/** A few answers in words; where there are many, the map has them. */
function ListChoice({ scene, decision }: ChoiceProps): ReactElement {
  const { question, text, view, board } = scene
  if (!question) return <p className="rt-hint">{board.chooseOnMap}</p>
  if (asksForDice(question.kind)) return <DiceHint scene={scene} decision={decision} />
  if (asksForCards(question.kind)) return <CardHint scene={scene} decision={decision} />
  const spoken = optionsOf(scene).filter(({ answer }) => !isOnADie(answer))
  const listed =
    spoken.length > MOST_LISTED ? spoken.filter(({ answer }) => thingsIn(answer).length === 0) : spoken
  return (
    <>
      {listed.length < spoken.length && <p className="rt-hint">{board.chooseOnMap}</p>}
      <div className="rt-options">
        {listed.map(({ value, answer }) => (
          <OptionButton key={`${value}`} scene={scene} decision={decision} value={value}>
            {text.spoken(question, value, view)}
            {answer.kind === 'effect' && (
              <span className="rt-effect-text">
                {scene.pack.effects.find(({ id }) => id === answer.act.effect)?.text[scene.props.language]}
              </span>
            )}
          </OptionButton>
        ))}
      </div>
    </>
  )
}

/** RT-BON-17: numbers are changed at the dice themselves. */
const isOnADie = (answer: Answer): boolean => answer.kind === 'block' && answer.act.act === 'coordinate'

/** Dice are taken where they lie; this says where they would lead. */
function DiceHint({ scene, decision }: Pick<ChoiceProps, 'scene' | 'decision'>): ReactElement {
  const { question, text, view, board } = scene
  const isWhole = question?.form !== 'pick' || decision.picked.length >= question.min
  const chosen = question !== null && decision.value !== undefined && isWhole
  const count = question?.form === 'pick' ? ` · ${board.chosen(decision.picked.length, question.max)}` : ''
  return (
    <>
      <p className="rt-hint">
        {chosen ? text.spoken(question, decision.value ?? null, view) : `${board.chooseDie}${count}`}
      </p>
      <EffectText scene={scene} pieces={decision.chosen} />
    </>
  )
}

function TaskChoice({ scene, decision, lookAtTask }: ChoiceProps): ReactElement {
  const { me, pack, props, board, view } = scene
  const chosen = taskIn(scene, decision.value)
  return (
    <>
      <div className="rt-task-cards">
        {(me?.dealt ?? []).map((id) => {
          const task = pack.tasks.find((each) => each.id === id)
          if (!task) return null
          return (
            <button
              key={id}
              type="button"
              className="rt-option rt-task-card"
              aria-pressed={chosen === id}
              onClick={() => decision.choose(writeAct('task.keep', { task: id, openly: decision.openly }))}
              onDoubleClick={props.confirm}
              onPointerEnter={() => lookAtTask(id)}
              onPointerLeave={() => lookAtTask(chosen)}
              onFocus={() => lookAtTask(id)}
            >
              <b>{task.name[props.language]}</b>
              <TaskMap scene={scene} crossings={task.crossings} />
            </button>
          )
        })}
      </div>
      <p className="rt-hint">{board.places.task}</p>
      {view.players.length > 1 && (
        <label className="rt-check">
          <input
            type="checkbox"
            checked={decision.openly}
            onChange={(event) => decision.setOpenly(event.target.checked)}
          />
          {board.showOpenly}
        </label>
      )}
    </>
  )
}

/** The button of the shell ends the turn, and no other. */
const DRAW_ORDER = ['a', 'long', 'b', 'segment', 'diagonal', 'c'] as const satisfies readonly DrawGroup[]

/** Of one drawing: a long way. */
const MOST_SEGMENTS = 3

function DrawChoice({ scene, decision }: ChoiceProps): ReactElement {
  const { text, board, me, props } = scene
  const { draw } = decision
  if (!draw) return <p className="rt-hint">{board.chooseOnMap}</p>
  const wayUsed = me?.turn?.way !== null && me?.turn?.way !== undefined
  const shown = DRAW_ORDER.filter((group) => {
    if (group === 'a' || group === 'b' || group === 'c') return !wayUsed
    return draw[group].length > 0
  })
  const needed = draw[decision.group].reduce((least, { ids }) => Math.min(least, ids.length), MOST_SEGMENTS)
  const drawing = decision.group !== 'c' && decision.group !== 'end'
  return (
    <>
      <div className="rt-ways" hidden={shown.length === 0}>
        {shown.map((group) => {
          const off = draw[group].length === 0
          const stored =
            group === 'segment'
              ? me?.board.stored.BON_SEGMENT
              : group === 'diagonal'
                ? me?.board.stored.BON_DIAGONAL
                : null
          return (
            <button
              key={group}
              type="button"
              className="rt-option rt-way"
              aria-pressed={decision.group === group && (drawing || decision.value !== undefined)}
              aria-disabled={off || undefined}
              onClick={() => {
                if (off) explainGroup(scene, group)
                else decision.chooseGroup(group)
              }}
              onDoubleClick={() => group === 'c' && props.confirm()}
            >
              {text.words.drawGroups[group]}
              {typeof stored === 'number' && <b className="rt-count">{stored}</b>}
            </button>
          )
        })}
      </div>
      {wayUsed && !drawing && (
        <p className="rt-hint">{shown.length > 0 ? board.endTurn.orBonus : board.endTurn.only}</p>
      )}
      {drawing && (
        <p className="rt-hint">
          {decision.sketch.segments.length === 0
            ? board.chooseOnMap
            : `${decision.sketch.segments.map(text.names.road).join(', ')} · ${board.chosen(decision.sketch.segments.length, Math.max(needed, decision.sketch.segments.length))}`}
        </p>
      )}
    </>
  )
}

function TouristChoice({ scene, decision }: ChoiceProps): ReactElement {
  const { text } = scene
  const options = optionsOf(scene)
  const offered = TOURIST_TYPES.flatMap((type) => {
    const option = options.find(({ answer }) => touristIn(answer) === type)
    return option ? [{ type, value: option.value }] : []
  })
  return (
    <div className="rt-options rt-options--row">
      {offered.map(({ type, value }) => (
        <OptionButton
          key={type}
          scene={scene}
          decision={decision}
          value={value}
          className="rt-option--tourist"
        >
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <TouristGlyph type={type} x={16} y={16} size={11} />
          </svg>
          {text.words.sources[type]}
        </OptionButton>
      ))}
    </div>
  )
}

/** The type of tourist that an answer is about. */
const touristIn = ({ act }: Answer): TouristType | null => ('type' in act ? act.type : null)

function TomeChoice({ scene, decision }: ChoiceProps): ReactElement {
  const { words } = scene.text
  return (
    <div className="rt-options">
      {optionsOf(scene).map(({ value, answer }) => {
        if (answer.kind !== 'tome') return null
        const { tome } = answer.act
        return (
          <OptionButton
            key={tome}
            scene={scene}
            decision={decision}
            value={value}
            className="rt-option--icon"
          >
            <TomeIcon tome={tome} />
            <span>
              <b>{words.tomes[tome]}</b> {words.tomeEffects[tome]}
            </span>
          </OptionButton>
        )
      })}
    </div>
  )
}

function CalledChoice({ scene, decision }: ChoiceProps): ReactElement {
  const { board } = scene
  return (
    <>
      <p className="rt-hint">
        {board.chooseOnMap} · {board.chosen(decision.picked.length, decision.needed)}
      </p>
      <div className="rt-options rt-options--row">
        <button type="button" className="rt-option" onClick={decision.clear}>
          {board.clear}
        </button>
      </div>
    </>
  )
}
