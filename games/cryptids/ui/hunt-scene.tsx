import type { Note } from '@curio/kernel'
import { PlayerMark, type SceneProps } from '@curio/ui'
import type { ReactElement } from 'react'
import type { TrackingResult } from '../content/vocabulary.ts'
import { asCryptidsView } from '../text/index.ts'
import { Die } from './art/die.tsx'
import { Face } from './cards/face.tsx'
import { moving } from './motion.ts'
import { pressOf, textOf } from './scene.ts'

/** A moment of the hunt: the dice are thrown, luck helps, the cryptid is found, got away, or is caught by the Poacher. */
export type HuntScene = {
  readonly kind: 'rolled' | 'luck' | 'found' | 'failed' | 'caught'
  /** Null for the Poacher. */
  readonly seat: number | null
  readonly card: string
  readonly dice: readonly TrackingResult[]
  /** What the log tells of it. */
  readonly note: Note
}

/** The dossier that is hunted, the dice over it, and what came of it in words. */
export function HuntStage({ scene, table, language }: SceneProps): ReactElement {
  const { kind, seat, card, dice, note } = scene as unknown as HuntScene
  const press = pressOf(table.packs, language)
  const text = textOf(table, language)
  const slot = asCryptidsView(table.view).display.find((each) => each?.card === card)
  return (
    <article className={`cb cb-hunt cb-hunt--${kind}`}>
      <div className="cb-hunt-card cb-card" {...moving('hunt-card')}>
        <Face press={press} card={card} location={slot?.location ?? null} needs={[]} levelTip="" />
      </div>
      {dice.length > 0 && (
        <div className="cb-hunt-dice">
          {dice
            .map((face, index) => ({ face, thing: `hunt-die:${index}` }))
            .map(({ face, thing }) => (
              <span key={thing} {...moving(thing)}>
                <Die face={face} size="stage" />
              </span>
            ))}
        </div>
      )}
      <p className="cb-hunt-words" {...moving('hunt-words')}>
        {seat !== null && <PlayerMark seat={seat} />}
        {text.note(note)}
      </p>
    </article>
  )
}
