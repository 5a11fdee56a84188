import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import type { Component, Suit } from '../content/vocabulary.ts'
import type { Disc, Face } from '../rules/state.ts'
import { kindOf } from '../rules/table.ts'
import { Glyph } from './art/glyph.tsx'
import type { GlyphName } from './art/glyphs/index.ts'
import { moving } from './motion.ts'

interface DiscProps {
  readonly seat: number
  readonly disc: Disc
  /** Drawn in the team, whether the character is there or away. */
  readonly isHome?: boolean
  /** Drawn where the character would go by the plan; it does not move from there. */
  readonly isPlanned?: boolean
}

/** A character's disc in its player's colour, with the player's shape beside the figure; its name stands elsewhere. */
export function DiscMark({ seat, disc, isHome = false, isPlanned = false }: DiscProps): ReactElement {
  return (
    <span
      className={`tb-disc tb-disc--${seat % 5}`}
      aria-hidden="true"
      {...(isPlanned ? {} : moving(`${isHome ? 'home' : 'disc'}:${seat}:${disc}`))}
    >
      <Glyph name={kindOf(disc)} />
      <PlayerMark seat={seat} />
    </span>
  )
}

/** Some tokens of one kind. */
export function Token({ kind, count }: { readonly kind: Component; readonly count?: number }): ReactElement {
  return (
    <span className="tb-token">
      <Glyph name={kind} />
      {count !== undefined && <b>{count}</b>}
    </span>
  )
}

export function SuitMark({ suit }: { readonly suit: Suit }): ReactElement {
  return (
    <span className={`tb-suit tb-suit--${suit}`}>
      <Glyph name={suit} />
    </span>
  )
}

const glyphOf = (face: Exclude<Face, number>): GlyphName => (face === 'x' ? 'blank' : face)

/** A die of Downtown from above. */
export function DieMark({ face }: { readonly face: Face }): ReactElement {
  return (
    <span className={face === 'x' ? 'tb-die tb-die--blank' : 'tb-die'}>
      {typeof face === 'number' ? (
        <>
          <Glyph name="coin" />
          <b>{face}</b>
        </>
      ) : (
        <Glyph name={glyphOf(face)} />
      )}
    </span>
  )
}

interface AmountProps {
  readonly fame?: number
  readonly coins?: number
  readonly shards?: number
}

/** Fame, coins and shards with their signs; nothing of what there is none. */
export function AmountMark({ fame = 0, coins = 0, shards = 0 }: AmountProps): ReactElement {
  return (
    <span className="tb-amount">
      {fame !== 0 && (
        <span>
          <Glyph name="fame" />
          {fame}
        </span>
      )}
      {coins !== 0 && (
        <span>
          <Glyph name="coin" />
          {coins}
        </span>
      )}
      {shards !== 0 && (
        <span>
          <Glyph name="shard" />
          {shards}
        </span>
      )}
    </span>
  )
}
