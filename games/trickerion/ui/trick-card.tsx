import type { ReactElement } from 'react'
import { trickOf } from '../rules/content.ts'
import type { OwnTrick } from '../rules/state.ts'
import { Glyph, TrickPicture } from './art/glyph.tsx'
import { LEVELS } from './art/levels.ts'
import type { Board } from './board.ts'
import { needsFor } from './model/needs.ts'
import { AmountMark, SuitMark, Token } from './pieces.tsx'
import type { Scene } from './scene.ts'
import { ThingButton } from './thing-button.tsx'

interface TrickCardProps {
  readonly scene: Scene
  readonly board: Board
  readonly trick: string
  readonly own: OwnTrick | null
}

/** A trick in a workshop: what it needs and what of it is there, its markers, what it pays. */
export function TrickCard({ scene, board, trick, own }: TrickCardProps): ReactElement {
  const { content, player, text, language } = scene
  const { entry } = trickOf(content, trick)
  const ending = text.trickEnding(trick)
  const needs = player ? needsFor(content, player, trick) : []
  return (
    <ThingButton
      board={board}
      thing={`trick:${trick}`}
      looks={['tb-trick', `tb-school--${entry.school}`]}
      foreign={scene.shown !== scene.own}
      tip={text.trick(trick)}
    >
      <span className="tb-trick-head">
        <Glyph name={entry.school} />
        <b>
          {entry[language]}&nbsp;<i className="tb-trick-level">{LEVELS[entry.level]}</i>
        </b>
        {own && <SuitMark suit={own.symbol} />}
      </span>
      <span className="tb-trick-middle">
        <TrickPicture trick={trick} school={entry.school} />
        <span className="tb-trick-needs">
          {needs.map(({ kind, count, held }) => (
            <span key={kind} className={held >= count ? 'tb-need tb-need--held' : 'tb-need'}>
              <Token kind={kind} />
              {held}/{count}
            </span>
          ))}
        </span>
      </span>
      {ending !== null && <span className="tb-trick-ending">{ending}</span>}
      <span className="tb-trick-foot">
        <span className="tb-trick-ap" data-tip={scene.board.prepareCost}>
          <Glyph name="prepare" />
          {entry.ap}
        </span>
        <AmountMark {...entry.yields} />
        {own === null ? (
          <span className="tb-markers" data-tip={scene.board.preparesTo(entry.markers)}>
            <Glyph name="marker" />+{entry.markers}
          </span>
        ) : (
          <span className={own.markers > 0 ? 'tb-markers tb-markers--some' : 'tb-markers'}>
            <Glyph name="marker" />
            {own.markers}
            {own.on === 'engineer' && <Glyph name="engineer" />}
          </span>
        )}
      </span>
    </ThingButton>
  )
}
