import { PlayerMark, type SceneProps } from '@curio/ui'
import type { ReactElement } from 'react'
import { trickOf } from '../rules/content.ts'
import { asTrickerionView } from '../text/view.ts'
import { Backdrop } from './art/backdrops/index.tsx'
import { Glyph, TrickPicture } from './art/glyph.tsx'
import type { ShowScene } from './beats.ts'
import { BOARD_WORDS } from './board-words.ts'
import { suitIn } from './model/linking.ts'
import { moving } from './motion.ts'
import { AmountMark } from './pieces.tsx'
import { contentIn } from './press.ts'
import { textOf } from './scene.ts'
import { ShowCard } from './theater/show-card.tsx'

/** A performance: its card, every trick with what it pays, and what the performer gets besides. */
export function ShowStage({ scene, table, language }: SceneProps): ReactElement {
  const { seat, card, paid, bonus } = scene as unknown as ShowScene
  const text = textOf(table, language)
  const content = contentIn(table.packs)
  const you = seat === table.viewer
  const view = asTrickerionView(table.view)
  const markers = view.row.find((show) => show?.card === card)?.markers ?? []
  return (
    <article className="tb tr tb-performed">
      <Backdrop place="theater" />
      <h2 className="tb-performed-title">
        {BOARD_WORDS[language].onStage(you ? null : text.names.player(seat))}
      </h2>
      <div className="tb-performed-card" {...moving('show-card')}>
        <ShowCard
          press={{ content, text, language }}
          show={{ card, markers: [...markers] }}
          suitOf={(marker) => suitIn(view, marker)}
        />
      </div>
      <div className="tb-performed-acts">
        {paid.map(({ place, trick, seat: owner, fame, coins, shards }) => (
          <p key={place} {...moving(`act:${place}`)}>
            <PlayerMark seat={owner} />
            <TrickPicture trick={trick} school={trickOf(content, trick).entry.school} />
            <b>{text.names.trick(trick)}</b>
            <AmountMark fame={fame} coins={coins} shards={shards} />
          </p>
        ))}
        <p className="tb-performed-bonus" {...moving('show-bonus')}>
          <PlayerMark seat={seat} />
          <Glyph name="perform" />
          <b>{text.words.sources.performer}</b>
          <AmountMark {...bonus} />
        </p>
      </div>
    </article>
  )
}
