import type { ReactElement } from 'react'
import { writeAct } from '../../rules/acts.ts'
import { dieResult, highestFailing, UPGRADE } from '../../rules/rolls.ts'
import type { Decision } from '../decision.ts'
import { failingRange, rerollOdds } from '../model/encounter-odds.ts'
import type { Scene } from '../scene.ts'
import { IsoDie } from './iso-die.tsx'
import { OptionButton } from './option-button.tsx'

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
              key={['left', 'middle', 'right'][die]}
              type="button"
              className={`rt-die-button rt-die-button--legal rt-result--${result}`}
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

/** Everybody's encounter so far, while somebody meets the Ancient. */
export function EncounterTable({ scene }: { readonly scene: Scene }): ReactElement {
  const { view, props, text, board, pack } = scene
  const { words } = text
  return (
    <section className="rt-encounters" aria-label={words.phases.encounter}>
      {view.players.map((player, seat) => {
        const { ending } = player
        if (!ending) return null
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
                <span
                  key={['left', 'middle', 'right'][die]}
                  className={`rt-result--${dieResult(number, failing, blessing)}`}
                >
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
