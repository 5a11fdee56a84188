import { type Game, isRecord, type Json, type Packs } from '@curio/kernel'
import { unlockedCards } from '@curio/route/secret-box'

/** What a game keeps locked. */
interface LockedContent {
  /** The packs with what goes by these names and with nothing else. */
  packs(names: readonly string[]): Packs
  /** The names of what is in a pack; none where nothing in it was ever locked. */
  namesIn(name: string, pack: Json): readonly string[]
}

/** By game. Browsers load the rules of all games, so what they must not show before it is unlocked is only here. */
export type Locked = Readonly<Record<string, LockedContent>>

const SECRET_BOX = 'secret-box'

export const LOCKED: Locked = {
  route: {
    packs: (names) => ({ [SECRET_BOX]: unlockedCards(names.map(Number)) as unknown as Json }),
    namesIn: (name, pack) => (name === SECRET_BOX ? cardsIn(pack) : []),
  },
}

function cardsIn(pack: Json): readonly string[] {
  const cards = isRecord(pack) && Array.isArray(pack.cards) ? pack.cards : []
  return cards.flatMap((card) => (isRecord(card) ? String(card.number) : []))
}

/** The packs of everything locked that a match with these options is played with, whoever has unlocked it. */
export function lockedPacks(locked: Locked, game: Game, options: Json): Packs {
  const names = game.achievements?.asks?.(options) ?? []
  return names.length > 0 ? (locked[game.id]?.packs(names) ?? {}) : {}
}
