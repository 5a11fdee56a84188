import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../command.ts'
import { readSavedGame } from './saved-game.ts'

/** Where games are kept unless somebody says otherwise. */
const FOLDER = 'saves'
const MOST_LISTED = 8

/** A name made of the day and the match, so that no two collide. */
export function freshSave(folder: string, game: string, commitment: string): string {
  const day = new Date().toISOString().slice(0, 10)
  return join(folder, FOLDER, `${game}-${day}-${commitment.slice(0, 8)}.json`)
}

/** Saved games that are not finished, the latest first. */
export function unfinishedGames(folder: string): string[] {
  return filesIn(join(folder, FOLDER))
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .map(({ file }) => file)
    .filter(isUnfinished)
    .slice(0, MOST_LISTED)
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

/** A finished match has revealed its seed in the log. A damaged file counts as finished. */
function isUnfinished(file: string): boolean {
  try {
    return readSavedGame(file).log.seed === undefined
  } catch (cause) {
    if (cause instanceof UserError) return false
    throw cause
  }
}
