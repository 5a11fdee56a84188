import { Explained } from '@curio/ui'
import { capital } from '@curio/ui/language'
import type { ReactElement } from 'react'
import { TERRAINS } from '../../content/vocabulary.ts'
import { Glyph } from '../art/symbols.tsx'
import type { Scene } from '../scene.ts'

/** CR-TERR-11: how many tiles of each terrain are left, and which are laid no more. */
export function Stacks({ scene }: { readonly scene: Scene }): ReactElement {
  const { view, text, board } = scene
  const { stacks, living } = view.reserve
  return (
    <section className="cb-stock" aria-label={board.stacks}>
      {TERRAINS.map((type) => {
        const isLiving = living.includes(type)
        const name = capital(text.words.terrains[type])
        const said = isLiving ? board.stackLeft(name, stacks[type].length) : board.stackDone(name)
        return (
          <Explained
            key={type}
            className={isLiving ? 'cb-stock-type' : 'cb-stock-type cb-stock-type--done'}
            tip={said}
          >
            <Glyph name={type} />
            <span className="unseen">{said}</span>
            <b aria-hidden="true">{isLiving ? stacks[type].length : '✕'}</b>
          </Explained>
        )
      })}
    </section>
  )
}
