import type { ReactElement } from 'react'
import { TOURIST_TYPES, type TouristType } from '../../content/pack.ts'
import type { Decision } from '../decision.ts'
import { optionsOf } from '../draft.ts'
import { HARBOUR_WORDS } from '../harbour-words.ts'
import { blocksWith } from '../model/dice-leads.ts'
import { comingBy, landmarksInRound, raisedTo, remoteBy } from '../model/harbour.ts'
import type { Scene } from '../scene.ts'
import { EffectText } from './effect-text.tsx'
import { IsoDie } from './iso-die.tsx'
import { OptionButton } from './option-button.tsx'
import { TouristRow } from './tourist-row.tsx'

interface ChoiceProps {
  readonly scene: Scene
  readonly decision: Decision
}

/** RT-SYD-9: each of the two dice with where it leads and whom it brings, and what the other one does then. */
export function RoundDieChoice({ scene, decision }: ChoiceProps): ReactElement {
  const { pack, view, question, text } = scene
  const words = HARBOUR_WORDS[scene.props.language]
  const offered = view.cardAndDie?.offered ?? []
  const landmarks = landmarksInRound(pack, view)
  return (
    <div className="rt-options">
      {optionsOf(scene).map(({ value, answer }) => {
        if (answer.kind !== 'die.round' || !question) return null
        const { die } = answer.act
        const other = offered.find((each) => each !== die) ?? die
        const number = numberOf(scene, other)
        const most = Math.max(
          0,
          ...landmarks.map((landmark) => {
            const { from, to } = raisedTo(pack, view, landmark, number)
            return to - from
          }),
        )
        return (
          <OptionButton
            key={die}
            scene={scene}
            decision={decision}
            value={value}
            className="rt-option--harbour"
          >
            <IsoDie kind={die} number={numberOf(scene, die)} />
            <span>
              <span className="rt-harbour-gain">
                <b aria-hidden="true">{places(scene, die)}</b>
                <span className="unseen">{text.spoken(question, value, view)}</span>
                <Gain label={words.bring} types={comingBy(pack, view, die)} scene={scene} />
              </span>
              <EffectText scene={scene} pieces={[die]} />
              <Gain
                label={most > 0 ? words.other(number, most) : words.otherInVain(number)}
                types={remoteBy(pack, view, other)}
                scene={scene}
              />
            </span>
          </OptionButton>
        )
      })}
    </div>
  )
}

const numberOf = ({ view }: Scene, id: string): number => view.dice.find((die) => die.id === id)?.number ?? 0

/** The blocks at the numbers of the round card and a die. */
function places(scene: Scene, die: string): string {
  const blocks = blocksWith(scene, { kind: 'die.round', chosen: new Set() }, die)
  return blocks.map((block) => scene.text.names.blockAt(block)).join(' ')
}

interface GainProps {
  readonly scene: Scene
  readonly label: string
  readonly types: readonly TouristType[]
}

function Gain({ scene, label, types }: GainProps): ReactElement {
  const counts = TOURIST_TYPES.map((type) => types.filter((each) => each === type).length)
  return (
    <span className="rt-harbour-gain">
      {label}
      <TouristRow types={types} />
      <span className="unseen">{scene.text.names.tourists(counts)}</span>
    </span>
  )
}

/** RT-SYD-11, RT-SYD-12: covering one landmark raises the other one, unless its cell is marked already. */
export function CoverChoice({ scene, decision }: ChoiceProps): ReactElement {
  const { pack, view, text } = scene
  const words = HARBOUR_WORDS[scene.props.language]
  const number = numberOf(scene, view.cardAndDie?.landmarkDie ?? '')
  const landmarks = landmarksInRound(pack, view)
  return (
    <div className="rt-options">
      {optionsOf(scene).map(({ value, answer }) => {
        if (answer.kind !== 'landmark.cover') return null
        const { landmark } = answer.act
        const raised = landmarks.find((each) => each !== landmark) ?? landmark
        const { from, to } = raisedTo(pack, view, raised, number)
        const name = text.names.landmark(raised)
        return (
          <OptionButton
            key={landmark}
            scene={scene}
            decision={decision}
            value={value}
            className="rt-option--harbour"
          >
            <span>
              <b>{to > from ? words.rises(name, from, to) : words.stays(name, from)}</b>
              <span className="rt-harbour-gain">{words.covers(text.names.landmark(landmark))}</span>
            </span>
          </OptionButton>
        )
      })}
    </div>
  )
}
