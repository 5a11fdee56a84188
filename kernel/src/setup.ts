import type { Checked, Game, Packs, Setup } from './game.ts'
import type { Json } from './json.ts'
import { type Header, packHash } from './log.ts'
import { oncePer } from './once.ts'

/** Checks what a new match is to be made of. */
export function checkSetup(game: Game, seats: number, options: Json, packs: Packs): Checked<Setup> {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return failed(`${game.id} is for ${game.seats.min} to ${game.seats.max} players, not ${seats}`)
  }
  for (const [name, pack] of Object.entries(packs)) {
    if (!Object.hasOwn(game.packs, name)) return failed(`${game.id} has no pack "${name}"`)
    const issue = game.checkPack(name, pack)[0]
    if (issue) return failed(`pack "${name}": ${issue.path}: ${issue.message}`)
  }
  const checked = game.options(options, seats)
  if (!checked.ok) return checked
  return { ok: true, value: { seats, options: checked.value, packs: { ...game.packs, ...packs } } }
}

/** What a recorded match was made of; the packs given must be those it was played with. */
export function setupOf(game: Game, header: Header, packs: Packs): Checked<Setup> {
  if (header.game !== game.id) return failed(`the log is of "${header.game}", not of "${game.id}"`)
  if (header.rules > game.rules) {
    return failed(`the log needs version ${header.rules} of the rules of ${game.id}; here is ${game.rules}`)
  }
  const setup = checkSetup(game, header.seats, header.options, packs)
  if (!setup.ok) return setup
  const hashes = packHashes(setup.value.packs)
  for (const name of Object.keys({ ...hashes, ...header.packs })) {
    if (header.packs[name] !== hashes[name]) return failed(`the log was played with another pack "${name}"`)
  }
  return setup
}

export function packHashes(packs: Packs): Record<string, string> {
  return Object.fromEntries(Object.entries(packs).map(([name, pack]) => [name, hashOf(pack)]))
}

/** Hashing a pack takes longer than a whole match. */
const hashOnce = oncePer((pack: Json & object) => packHash(pack))

const hashOf = (pack: Json): string =>
  typeof pack === 'object' && pack !== null ? hashOnce(pack) : packHash(pack)

export const failed = (message: string): { ok: false; message: string } => ({ ok: false, message })
