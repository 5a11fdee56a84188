import type { Json } from '@curio/kernel'
import type { ReactElement } from 'react'
import { TERRAINS } from '../../content/vocabulary.ts'
import { type Tile, tileOf } from '../../rules/content.ts'
import { Glyph } from '../art/symbols.tsx'
import type { Board } from '../board.ts'
import { TileShape } from '../cards/tile-shape.tsx'
import type { Scene } from '../scene.ts'

interface Choice {
  readonly option: Json
  readonly tile: Tile
  /** The tile that is given for it, in an exchange. */
  readonly given: Tile | null
}

/** Tiles of the face-up stacks, one of which is taken; tiles that look the same are one choice. */
export function TileChoice({ scene, board }: { readonly scene: Scene; readonly board: Board }): ReactElement {
  const { acts, content, text, question, view } = scene
  const offered = acts.flatMap(({ act, option }): Choice[] => {
    switch (act.type) {
      case 'takeTile':
      case 'poacherTile':
        return [{ option, tile: tileOf(content, act.tile), given: null }]
      case 'exchange':
        return [{ option, tile: tileOf(content, act.taken), given: tileOf(content, act.given) }]
      default:
        return []
    }
  })
  return (
    <div className="cb-stacks">
      {TERRAINS.filter((type) => offered.some(({ tile }) => tile.type === type)).map((type) => (
        <section key={type} aria-label={text.words.terrains[type]}>
          <h2 className="cb-label">
            <Glyph name={type} /> {text.words.terrains[type]}
          </h2>
          <div className="cb-stack">
            {offered
              .filter(({ tile }) => tile.type === type)
              .map(({ option, tile, given }) => (
                <button
                  key={String(option)}
                  type="button"
                  className="cb-piece"
                  aria-pressed={board.value === option}
                  aria-label={question ? text.spoken(question, option, view) : tile.id}
                  data-tip={text.names.tile(tile.id)}
                  onClick={() => board.choose(option)}
                >
                  {given && (
                    <>
                      <TileShape shape={given.shape} habitat={given.type} size={12} />
                      <i aria-hidden="true">→</i>
                    </>
                  )}
                  <TileShape shape={tile.shape} habitat={tile.type} size={19} />
                </button>
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}
