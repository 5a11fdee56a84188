import { PlayerMark, type SceneProps } from '@curio/ui'
import type { ReactElement } from 'react'
import { asCryptidsView } from '../text/index.ts'
import { Die } from './art/die.tsx'
import type { HuntScene } from './beats.ts'
import { Face } from './cards/face.tsx'
import { moving } from './motion.ts'
import { pressOf, textOf } from './scene.ts'

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
