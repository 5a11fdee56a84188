import type { ReactElement, ReactNode } from 'react'
import { levelNumber } from '../../text/index.ts'
import { Creature } from '../art/creatures/creature.tsx'
import { EVIDENCE_GLYPHS, type GlyphName } from '../art/symbols/glyphs.ts'
import { Glyph } from '../art/symbols.tsx'
import type { Scene } from '../scene.ts'
import { NeedRow, type ShownNeed } from './evidence.tsx'
import { TileShape } from './tile-shape.tsx'

/** What a card is drawn from, with or without a table. */
export type Press = Pick<Scene, 'content' | 'text' | 'board' | 'language'>

interface FaceProps {
  readonly press: Press
  readonly card: string
  /** Where it is sought; null while a mark waits to be filled. */
  readonly location: string | null
  readonly needs: readonly ShownNeed[]
  /** Said when the level is pointed at. */
  readonly levelTip: string
  /** How likely a Track is, where somebody could track it. */
  readonly odds?: ReactNode
  /** Lies on the drawing: the bid tokens. */
  readonly children?: ReactNode
}

/**
 * The face of a dossier. It says everything that is decided by: the creature, where it is sought, what it takes, what it
 * is worth, the tile and the ability.
 */
export function Face(props: FaceProps): ReactElement | null {
  const { press, card, location, needs, levelTip, odds, children } = props
  const { content, text, board, language } = press
  const known = content.cards.get(card)
  if (!known) return null
  const { entry, shape } = known
  const { words, names } = text
  return (
    <span className="cb-face" aria-hidden="true">
      <span className="cb-face-head">
        <b className="cb-face-level" data-tip={levelTip}>
          {levelNumber(entry.level)}
        </b>
        <span className="cb-face-name">{entry[language]}</span>
        <span
          className="cb-worth"
          data-tip={`${board.foundPoints}: ${entry.found}. ${board.relocatedPoints}: ${entry.relocated}`}
        >
          {entry.found}
          <i>+{entry.relocated}</i>
        </span>
      </span>
      <span className="cb-face-art" data-tip={entry.caption[language]}>
        <Creature id={card} detail="plate" />
      </span>
      <span className="cb-face-facts">
        <span className="cb-face-place">
          <b className="cb-code" data-tip={location ? names.place(location) : board.locationUnknown}>
            {location ?? '?'}
          </b>
          <span data-tip={words.habitats[entry.habitat]}>
            <Glyph name={entry.habitat} />
          </span>
          <span data-tip={words.kinds[entry.kind]}>
            <Glyph name={entry.kind} />
          </span>
        </span>
        <span className="cb-face-tile" data-tip={board.tileOf(names.counted(shape.size, 'cells'))}>
          <TileShape shape={shape} habitat={entry.habitat} />
          {odds}
        </span>
        <NeedRow press={press} needs={needs} />
      </span>
      <AbilityLine press={press} card={card} />
      {children}
    </span>
  )
}

function AbilityLine({ press, card }: Pick<FaceProps, 'press' | 'card'>): ReactElement {
  const { text, board } = press
  const brief = text.brief(card)
  return (
    <span className="cb-face-ability" data-tip={text.ability(card) ?? board.noAbility}>
      {brief === null ? (
        board.noAbility
      ) : (
        <>
          <b>{brief.when}:</b> {brief.what}
        </>
      )}
    </span>
  )
}

/** What a contract counts, as a symbol. */
export function contractGlyph({ content }: Pick<Press, 'content'>, id: string): GlyphName {
  const contract = content.contracts.get(id)
  if (contract?.type === 'A') return EVIDENCE_GLYPHS[contract.evidence]
  if (contract?.type === 'B') return contract.terrain
  return contract?.type === 'C' ? contract.kind : 'contract'
}
