import type { SceneProps } from '@curio/ui'
import type { ReactElement } from 'react'
import { ancientOf } from '../rules/city.ts'
import { dieResult, highestFailing } from '../rules/rolls.ts'
import { asRouteView } from '../text/index.ts'
import { AncientPortrait } from './ancients/portrait.tsx'
import type { Encounter } from './beats.ts'
import { boardWords } from './booklet-board-words.ts'
import { IsoDie } from './panels/iso-die.tsx'
import { packAt, textOf } from './scene.ts'

interface EncounterMomentProps extends Pick<SceneProps, 'table' | 'language'> {
  readonly scene: Encounter
}

/** The Ancient's face, the dice before it, and what came of them in words. */
export function EncounterMoment({ scene, table, language }: EncounterMomentProps): ReactElement {
  const { seat, dice, madness, blessed, note } = scene
  const pack = packAt(table)
  const view = asRouteView(table.view)
  const text = textOf(table, language)
  const board = boardWords(language, pack)
  const failing = highestFailing(pack, madness)
  return (
    <article className="rt rt-encounter rt-meeting">
      <header className="rt-encounter-head">
        <AncientPortrait ancient={ancientOf(view)} shape="scene" />
        <h3>{pack.ancients.find(({ id }) => id === view.ancient)?.name[language]}</h3>
        {table.seats.length > 1 && <p>{board.meets(text.names.who(seat))}</p>}
      </header>
      <div className="rt-encounter-dice">
        {dice
          .map((number, die) => ({ number, thing: `meeting-die:${die}` }))
          .map(({ number, thing }) => {
            const result = dieResult(number, failing, blessed)
            return (
              <span key={thing} className={`rt-encounter-die rt-result--${result}`}>
                <span data-motion={thing}>
                  <IsoDie kind="encounter" number={number} />
                </span>
                <span data-motion="meeting-words">{board.results[result]}</span>
              </span>
            )
          })}
      </div>
      <p className="rt-meeting-words" data-motion="meeting-words">
        {text.note(note, table.seats.length)}
      </p>
    </article>
  )
}
