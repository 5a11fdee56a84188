import type { ReactElement, ReactNode } from 'react'
import { writeAct } from '../../rules/acts.ts'
import { ancientOf } from '../../rules/city.ts'
import { rewardPerSuccess } from '../../rules/remains.ts'
import { dieResult, highestFailing, UPGRADE } from '../../rules/rolls.ts'
import { seatStateOf } from '../../seat-state.ts'
import { AncientPortrait } from '../ancients/portrait.tsx'
import type { Decision } from '../decision.ts'
import { failingRange, rerollOdds } from '../model/encounter-odds.ts'
import type { Scene } from '../scene.ts'
import { IsoDie } from './iso-die.tsx'
import { OptionButton } from './option-button.tsx'
import { MadnessTable } from './reference.tsx'

const PLACES = ['left', 'middle', 'right'] as const

/** The seat that meets the Ancient now. */
const meetingNow = ({ view, own }: Scene): number => view.encounterOrder[0] ?? own

interface SceneProps {
  readonly scene: Scene
  readonly decision: Decision | null
  /** The decision at hand, whatever it is. */
  readonly children: ReactNode
}

/** The climax: the Ancient's face, the dice before it, and what each success and each failure will do (RT-END-7). */
export function EncounterScene({ scene, decision, children }: SceneProps): ReactElement {
  const { view, pack, props, text, board } = scene
  const ancient = pack.ancients.find((each) => each.id === view.ancient)
  const seat = meetingNow(scene)
  const rolls = decision?.kind === 'encounter.reroll' || decision?.kind === 'encounter.upgrade'
  return (
    <section className="rt-encounter" aria-label={text.words.phases.encounter}>
      <header className="rt-encounter-head">
        <AncientPortrait ancient={ancientOf(view)} shape="scene" />
        <h3>{ancient?.name[props.language]}</h3>
        {view.players.length > 1 && <p>{board.meets(text.names.who(seat))}</p>}
      </header>
      {!rolls && <RolledDice scene={scene} seat={seat} />}
      {children}
      <Stakes scene={scene} seat={seat} />
    </section>
  )
}

interface SeatProps {
  readonly scene: Scene
  readonly seat: number
}

/** The dice as they lie, while nobody chooses among them. */
function RolledDice({ scene, seat }: SeatProps): ReactElement | null {
  const { view, pack, board } = scene
  const player = view.players[seat]
  const dice = player?.ending?.dice ?? []
  if (!player?.ending || dice.length === 0) return null
  const failing = highestFailing(pack, player.ending.madness)
  const blessing = player.board.tomes.TOME_BLESSING !== 'free'
  return (
    <div className="rt-encounter-dice">
      {dice.map((number, die) => {
        const result = dieResult(number, failing, blessing)
        return (
          <span key={PLACES[die]} className={`rt-encounter-die rt-result--${result}`}>
            <IsoDie kind="encounter" number={number} />
            <span>
              <span className="unseen">{`${number}: `}</span>
              {board.results[result]}
            </span>
          </span>
        )
      })}
    </div>
  )
}

/** What a success brings now, what a failure takes, and when everything is lost. */
function Stakes({ scene, seat }: SeatProps): ReactElement | null {
  const { view, pack, props, text, board, city } = scene
  const ancient = pack.ancients.find((each) => each.id === view.ancient)
  const remains = seatStateOf(pack, view, seat)?.remains
  if (!ancient) return null
  return (
    <>
      <dl className="rt-stakes">
        <div className="rt-stake rt-stake--success">
          <dt>{board.stakes.success}</dt>
          <dd>
            {remains && <b>{`+${text.names.points(rewardPerSuccess(city, remains))}`}</b>}
            {ancient.reward[props.language]}
          </dd>
        </div>
        <div className="rt-stake rt-stake--failure">
          <dt>{board.stakes.failure}</dt>
          <dd>{ancient.penalty[props.language]}</dd>
        </div>
        <div className="rt-stake rt-stake--lost">
          <dt>{board.stakes.lost}</dt>
          <dd>{board.stakes.eliminated}</dd>
        </div>
      </dl>
      <MadnessTable scene={scene} />
    </>
  )
}

interface EncounterProps {
  readonly scene: Scene
  readonly decision: Decision
}

const NO_REROLL = writeAct('encounter.reroll', { dice: [] })
const NO_UPGRADE = writeAct('encounter.upgrade', { act: 'none' })
const upgradeOf = (die: number): string | number => writeAct('encounter.upgrade', { act: 'upgrade', die })

/** RT-END-7 to RT-END-15: three dice, what each means, and what a reroll or an upgrade would do. */
export function EncounterDice({ scene, decision }: EncounterProps): ReactElement {
  const { me, pack, board, text } = scene
  const ending = me?.ending
  const dice = ending?.dice ?? []
  const failing = highestFailing(pack, ending?.madness ?? 0)
  const tomes = me?.board.tomes
  const blessing = tomes?.TOME_BLESSING === 'held'
  const reroll = decision.kind === 'encounter.reroll'
  const picked = decision.picked.map(Number)
  const { words } = text
  return (
    <>
      <div className="rt-encounter-dice">
        {dice.map((number, die) => {
          const chosen = reroll ? picked.includes(die) : decision.value === upgradeOf(die)
          const shown = chosen && !reroll ? number + UPGRADE : number
          const result = dieResult(shown, failing, blessing)
          return (
            <button
              // Their places are all that tells the three apart.
              key={PLACES[die]}
              type="button"
              className={`rt-encounter-die rt-die-button rt-die-button--legal rt-result--${result}`}
              aria-pressed={chosen}
              onClick={() => (reroll ? decision.pick(die) : decision.choose(upgradeOf(die)))}
              onDoubleClick={scene.props.confirm}
            >
              <IsoDie kind="encounter" number={shown} />
              <span>
                <span className="unseen">{`${shown}: `}</span>
                {board.results[result]}
              </span>
            </button>
          )
        })}
      </div>
      {reroll && <Odds scene={scene} dice={dice} picked={picked} failing={failing} />}
      <div className="rt-options">
        {reroll ? (
          <button
            type="button"
            className="rt-option"
            aria-pressed={Array.isArray(decision.value) && decision.value.length === 0}
            onClick={() => {
              decision.clear()
              decision.choose(NO_REROLL)
            }}
          >
            {words.options.rerollNone}
          </button>
        ) : (
          <OptionButton scene={scene} decision={decision} value={NO_UPGRADE}>
            {words.options.upgradeNone}
          </OptionButton>
        )}
      </div>
    </>
  )
}

interface OddsProps {
  readonly scene: Scene
  readonly dice: readonly number[]
  readonly picked: readonly number[]
  readonly failing: number
}

function Odds({ scene, dice, picked, failing }: OddsProps): ReactElement {
  const { board, props, me } = scene
  const tomes = me?.board.tomes
  const odds = rerollOdds(dice, picked, {
    failing,
    upgrade: tomes?.TOME_UPGRADE === 'held',
    blessing: tomes?.TOME_BLESSING === 'held',
  })
  const percent = new Intl.NumberFormat(props.language, { style: 'percent', maximumFractionDigits: 1 })
  const number = new Intl.NumberFormat(props.language, { maximumFractionDigits: 2 })
  return (
    <ul className="rt-odds">
      <li className="rt-good">{board.expectSuccesses(number.format(odds.successes))}</li>
      <li className="rt-bad">{board.expectFailures(number.format(odds.failures))}</li>
      <li>{board.lostChance(percent.format(odds.lost))}</li>
    </ul>
  )
}

/** Everybody's encounter so far: before it, who risks how much; during it, those who are not on the scene. */
export function EncounterTable({ scene }: { readonly scene: Scene }): ReactElement {
  const { view, props, text, board, pack } = scene
  const { words } = text
  return (
    <section className="rt-encounters" aria-label={words.phases.encounter}>
      {view.players.map((player, seat) => {
        const { ending } = player
        if (!ending || (view.phase === 'encounter' && seat === meetingNow(scene))) return null
        const failing = highestFailing(pack, ending.madness)
        const blessing = player.board.tomes.TOME_BLESSING !== 'free'
        const over = !view.encounterOrder.includes(seat)
        return (
          <div key={props.table.seats[seat]?.seat ?? seat} className="rt-encounter-row">
            <p>
              <b>{props.table.seats[seat]?.name}</b>
              <small>{`${words.labels.madness} ${ending.madness}`}</small>
            </p>
            <div className="rt-encounter-small">
              {ending.dice.map((number, die) => (
                <span key={PLACES[die]} className={`rt-result--${dieResult(number, failing, blessing)}`}>
                  <IsoDie kind="encounter" number={number} />
                </span>
              ))}
            </div>
            {over && ending.dice.length > 0 && (
              <p className={ending.eliminated ? 'rt-bad' : 'rt-good'}>
                {ending.eliminated ? words.labels.eliminated : `+${text.names.points(ending.encounter)}`}
              </p>
            )}
            {ending.dice.length === 0 && (
              <p className="rt-hint">{`${board.results.failure}: ${failingRange(failing) ?? board.nothingFails}`}</p>
            )}
          </div>
        )
      })}
    </section>
  )
}
