import type { NamedCard } from '@curio/ui'

/** A part of a text: plain words, or the name of a card. */
interface CardPiece {
  readonly text: string
  readonly card: NamedCard | null
}

export type FindCards = (text: string) => readonly CardPiece[]

/** Finds the names of cards in texts: whole words, the longest name first. */
export function findingCards(cards: readonly NamedCard[]): FindCards {
  const byName = new Map(cards.flatMap((card) => card.names.map((name) => [name, card] as const)))
  const names = [...byName.keys()].sort((one, other) => other.length - one.length)
  if (names.length === 0) return (text) => [{ text, card: null }]
  const written = names.map((name) => escaped(name)).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${written})(?![\\p{L}\\p{N}])`, 'u')
  const cut = (text: string): readonly CardPiece[] =>
    text
      .split(pattern)
      .filter((piece) => piece !== '')
      .map((piece) => ({ text: piece, card: byName.get(piece) ?? null }))
  // A log is drawn again and again.
  const known = new Map<string, readonly CardPiece[]>()
  return (text) => {
    const pieces = known.get(text) ?? cut(text)
    known.set(text, pieces)
    return pieces
  }
}

const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
