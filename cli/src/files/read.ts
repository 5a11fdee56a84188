import { readFileSync } from 'node:fs'
import { reasonOf } from '@curio/kernel'
import { UserError } from '../command.ts'

/** Why a file cannot be used, by the error code of the system. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
}

export function readJsonFile(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    throw new UserError(`${file}: ${fileFault(cause)}`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new UserError(`${file}: it is not JSON`)
  }
}

export function fileFault(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return REASONS[code] ?? reasonOf(cause)
}
