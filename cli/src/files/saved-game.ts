import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fromHex, isRecord, type Log, parseLog, toHex } from '@curio/kernel'
import { UserError } from '../command.ts'
import { fileFault, readJsonFile } from './read.ts'

/** A match to go on with. Unlike a bare log it holds the secret seed, and who sits where. */
export interface SavedGame {
  /** For each seat `human` or the level of a bot. */
  readonly players: readonly string[]
  readonly seed: Uint8Array
  readonly log: Log
}

const SAVE_FORMAT = 'curio-save-1'
export const HUMAN = 'human'

/** Written to a temporary file and moved into place, so that a crash never leaves half a file. */
export function writeSavedGame(file: string, { players, seed, log }: SavedGame): void {
  const saved = { format: SAVE_FORMAT, players, seed: toHex(seed), log }
  writeWhole(file, `${JSON.stringify(saved)}\n`)
}

export function writeWhole(file: string, text: string): void {
  const beside = `${file}.part`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(beside, text)
    renameSync(beside, file)
  } catch (cause) {
    throw new UserError(`${file}: cannot be written: ${fileFault(cause)}`)
  }
}

export function readSavedGame(file: string): SavedGame {
  const data = readJsonFile(file)
  if (!isRecord(data) || data.format !== SAVE_FORMAT) throw new UserError(`${file}: it is not a saved game`)
  const { players, seed, log } = data
  const bytes = typeof seed === 'string' ? fromHex(seed) : null
  if (!bytes) throw new UserError(`${file}: the seed of the saved game is damaged`)
  if (!Array.isArray(players) || !players.every((each) => typeof each === 'string')) {
    throw new UserError(`${file}: the players of the saved game are damaged`)
  }
  return { players, seed: bytes, log: logIn(file, log) }
}

/** The log in a file, which is a bare log or a saved game. A saved game adds its seed to the log. */
export function readLogFile(file: string): Log {
  const data = readJsonFile(file)
  if (!isRecord(data) || data.format !== SAVE_FORMAT) return logIn(file, data)
  const log = logIn(file, data.log)
  return typeof data.seed === 'string' ? { ...log, seed: data.seed } : log
}

function logIn(file: string, data: unknown): Log {
  const log = parseLog(data)
  if (!log.ok) throw new UserError(`${file}: ${log.message}`)
  return log.value
}
