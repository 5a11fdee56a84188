import type { ReactElement, ReactNode } from 'react'
import { initialRounds } from '../../rules/round.ts'
import type { DieView } from '../../text/index.ts'
import type { Decision } from '../decision.ts'
import { HARBOUR_WORDS } from '../harbour-words.ts'
import { coveredNow, sidesOf, unclaimedDice } from '../model/harbour.ts'
import { ownDice } from '../model/things.ts'
import type { Scene } from '../scene.ts'
import { CardButton } from './card-button.tsx'
import { Deck } from './card-panel.tsx'
import { CardQueue } from './card-queue.tsx'
import { CoordinateSteps } from './coordinate-steps.tsx'
import { Candidates, DicePanel, DieButton } from './dice-panel.tsx'
import { Hand } from './hand.tsx'
import { IsoDie } from './iso-die.tsx'

interface HarbourPanelProps {
  readonly scene: Scene
  readonly decision: Decision | null
}

/** RT-SYD-6 to RT-SYD-11: the round card, the dice that are formed into pairs and offered, and the viewer's hand. */
export function HarbourPanel(props: HarbourPanelProps): ReactElement {
  const { scene } = props
  const { view, pack, own } = scene
  // RT-SYD-16: no card is played in an initial round.
  if (view.round <= initialRounds(view.players.length))
    return (
      <>
        <DicePanel {...props} />
        <Hand {...props} small />
      </>
    )
  const settled = ownDice(pack, view, own).ids.length === 2
  return (
    <section
      className={`rt-dice rt-harbour rt-harbour--${settled ? 'settled' : 'drafting'}`}
      aria-label={HARBOUR_WORDS[scene.props.language].selection}
    >
      <RoundPieces {...props} />
      {view.players.length === 1 ? <Alone {...props} /> : <Neighbours {...props} />}
    </section>
  )
}

/** RT-SYD-9: a card and a die, whose numbers are the coordinates, and the die of the landmarks. */
function RoundPieces({ scene, decision }: HarbourPanelProps): ReactElement {
  const { view, own, pack, text, props } = scene
  const words = HARBOUR_WORDS[props.language]
  const { ids, numbers } = ownDice(pack, view, own)
  const [card, round] = ids
  const die = view.dice.find(({ id }) => id === round)
  const step = (cell: number, name: string): ReactElement => (
    <CoordinateSteps scene={scene} decision={decision} cell={cell} name={name} />
  )
  const changed = (cell: number): { readonly shown?: number } =>
    numbers[cell] === undefined ? {} : { shown: numbers[cell] }
  return (
    <div className="rt-dice-card">
      <h3 className="rt-label rt-cards-head">
        {words.selection}
        {view.players.length > 1 && <Deck scene={scene} />}
      </h3>
      <div className="rt-dice-cells">
        {card === undefined ? (
          <div className="rt-cell rt-cell--empty">{words.cardCell}</div>
        ) : (
          <div className="rt-cell">
            <CardButton scene={scene} decision={decision} card={card} {...changed(0)} />
            {step(0, text.names.cityCard(card))}
          </div>
        )}
        {die === undefined ? (
          <div className="rt-cell rt-cell--empty">{words.dieCell}</div>
        ) : (
          <div className="rt-cell">
            <DieButton scene={scene} decision={decision} die={die} {...changed(1)} />
            {step(1, text.names.die(die.id))}
          </div>
        )}
        <Candidates scene={scene} numbers={numbers} />
      </div>
      <LandmarkDie scene={scene} decision={decision} />
    </div>
  )
}

/** RT-SYD-11: the die that covers a landmark of the card, and which one. */
function LandmarkDie({ scene, decision }: HarbourPanelProps): ReactElement | null {
  const { view, text, props } = scene
  const words = HARBOUR_WORDS[props.language]
  const die = view.dice.find(({ id }) => id === view.cardAndDie?.landmarkDie)
  const covered = coveredNow(props.table.told)
  if (!die) return null
  return (
    <>
      <div className="rt-landmark-die" data-motion="landmark-die">
        <DieButton scene={scene} decision={decision} die={die} />
      </div>
      <p className="rt-covered">
        {words.landmarkDie}
        {covered !== null && <b>{words.covers(text.names.landmark(covered))}</b>}
      </p>
    </>
  )
}

/** RT-SYD-7, RT-SYD-8: the dice of both neighbours and what is left of them, then the hand. */
function Neighbours(props: HarbourPanelProps): ReactElement {
  const { scene, decision } = props
  const { view, text } = scene
  const words = HARBOUR_WORDS[scene.props.language]
  const sides = sidesOf(view)
  const label = sides[0]?.seat === sides[1]?.seat ? words.pair : words.side
  const free = unclaimedDice(view)
  const known = (id: string): DieView[] => view.dice.filter((die) => die.id === id)
  // The choice of a round die shows the dice itself.
  const isChoosing = view.roundDice.length === 1 && decision?.kind !== 'die.round'
  return (
    <>
      {isChoosing && free.length > 0 && (
        <DiceZone label={words.dice}>
          {free.map((die) => (
            <DieButton key={die.id} scene={scene} decision={decision} die={die} />
          ))}
        </DiceZone>
      )}
      {isChoosing &&
        sides.map(({ side, seat, dice }) =>
          dice.length === 0 ? null : (
            <DiceZone key={side} label={label[side](text.names.who(seat))}>
              {dice.flatMap(known).map((die) => (
                <OfferedDie key={die.id} {...props} die={die} />
              ))}
            </DiceZone>
          ),
        )}
      <Hand {...props} small={decision?.kind !== 'card.play'} />
    </>
  )
}

function OfferedDie({ scene, decision, die }: HarbourPanelProps & { readonly die: DieView }): ReactElement {
  const words = HARBOUR_WORDS[scene.props.language]
  const isOffered = scene.view.cardAndDie?.offered.includes(die.id) === true
  return (
    <span className={isOffered ? 'rt-side-die rt-side-die--offered' : 'rt-side-die'}>
      <DieButton scene={scene} decision={decision} die={die} />
      {isOffered && <small>{words.offered}</small>}
    </span>
  )
}

function DiceZone({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}): ReactElement {
  return (
    <div className="rt-zone">
      <h3 className="rt-label">{label}</h3>
      <div className="rt-zone-dice">{children}</div>
    </div>
  )
}

/** RT-SYD-SOLO-1, RT-SYD-SOLO-2: the queue of cards with a die on each open one, and the queue of dice. */
function Alone(props: HarbourPanelProps): ReactElement {
  const { scene, decision } = props
  const { pack, view } = scene
  const words = HARBOUR_WORDS[scene.props.language]
  const { waiting = [], offered = [], onCards = [] } = view.cardAndDie ?? {}
  const known = (id: string): DieView[] => view.dice.filter((die) => die.id === id)
  const isChoosing = view.roundDice.length === 1 && decision?.kind !== 'die.round'
  const next = decision?.kind === 'die.place' ? waiting[0] : undefined
  const lying = (place: number): ReactNode => {
    const [die] = known(onCards[place] ?? '')
    const face = pack.dice.find(({ id }) => id === die?.id)?.faces.find(({ n }) => n === die?.number)
    return die ? (
      <span className="rt-queue-die">
        <IsoDie
          kind={die.id}
          number={die.number}
          tourists={face && 'tourists' in face ? face.tourists : []}
          symbol={face && 'symbol' in face ? face.symbol : null}
        />
      </span>
    ) : null
  }
  return (
    <>
      {isChoosing && (
        <DiceZone label={words.onCard}>
          {offered.flatMap(known).map((die) => (
            <DieButton key={die.id} scene={scene} decision={decision} die={die} />
          ))}
        </DiceZone>
      )}
      {/* Once a card is taken, the others wait for the next round. */}
      <CardQueue scene={scene} decision={decision} small={view.roundDice.length > 0} onCard={lying} />
      {waiting.length > 0 && (
        <DiceZone label={words.waiting}>
          {waiting.flatMap(known).map((die) => (
            <span key={die.id} className="rt-side-die">
              <DieButton scene={scene} decision={decision} die={die} />
              {die.id === next && <small>{words.isNext}</small>}
            </span>
          ))}
        </DiceZone>
      )}
    </>
  )
}
