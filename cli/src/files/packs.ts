import { type Game, isRecord, type Json, type Packs, packIssues, packNameFor } from '@curio/kernel'
import { UserError } from '../command.ts'
import { readJsonFile } from './read.ts'

/** Packs from files. The file says which pack it is, or `NAME=FILE` does. */
export function readPacks(game: Game, given: readonly string[] = []): Packs {
  return Object.fromEntries(given.map((each) => readPack(game, each)))
}

function readPack(game: Game, given: string): readonly [string, Json] {
  const named = Object.keys(game.packs).find((each) => given.startsWith(`${each}=`))
  const file = named === undefined ? given : given.slice(named.length + 1)
  const pack = readPackFile(file)
  const name = named ?? packNameFor(game, pack)
  const [first, ...more] = packIssues(game, name, pack)
  if (!first) return [name, pack]
  const rest = more.length === 0 ? '' : `, and ${more.length} more: "curio pack check ${file}" lists them`
  throw new UserError(`${file}: ${first.path}: ${first.message}${rest}`)
}

/** A file that claims to be a pack: it names its game. */
export function readPackFile(file: string): Json & { readonly game: string } {
  const data = readJsonFile(file)
  if (!isRecord(data) || typeof data.game !== 'string')
    throw new UserError(`${file}: it names no game, so it is no pack`)
  return data as Json & { readonly game: string }
}
