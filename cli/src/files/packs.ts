import { type Game, isRecord, type Json, type Packs, packIssues } from '@curio/kernel'
import { UserError } from '../command.ts'
import { readJsonFile } from './read.ts'

/** Packs from files. A bare file stands for the game's first pack, `NAME=FILE` for the pack of that name. */
export function readPacks(game: Game, given: readonly string[] = []): Packs {
  return Object.fromEntries(given.map((each) => readPack(game, each)))
}

function readPack(game: Game, given: string): readonly [string, Json] {
  const [name = '', file = ''] = namedIn(game, given)
  const pack = readPackFile(file)
  const [first, ...more] = packIssues(game, name, pack)
  if (!first) return [name, pack]
  const rest = more.length === 0 ? '' : `, and ${more.length} more: "curio pack check ${file}" lists them`
  throw new UserError(`${file}: ${first.path}: ${first.message}${rest}`)
}

function namedIn({ packs }: Game, given: string): readonly string[] {
  const name = Object.keys(packs).find((each) => given.startsWith(`${each}=`))
  return name === undefined ? [firstPackOf({ packs }), given] : [name, given.slice(name.length + 1)]
}

export const firstPackOf = ({ packs }: Pick<Game, 'packs'>): string => Object.keys(packs)[0] ?? ''

/** A file that claims to be a pack: it names its game. */
export function readPackFile(file: string): Json & { readonly game: string } {
  const data = readJsonFile(file)
  if (!isRecord(data) || typeof data.game !== 'string')
    throw new UserError(`${file}: it names no game, so it is no pack`)
  return data as Json & { readonly game: string }
}
