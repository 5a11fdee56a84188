/** The thread that waits for the disk when the event loop would have to wait too long. */
import { parentPort, workerData } from 'node:worker_threads'
import { codesOf } from '../failure.ts'
import { SqliteFile, type SqliteResult } from './sqlite-file.ts'
import type { SqliteMessage, SqliteReply, SqliteRequest } from './sqlite-thread.ts'

/** Milliseconds to wait while another program writes to the file; the event loop goes on meanwhile. */
const PATIENCE = 5_000

const file = new SqliteFile((workerData as { file: string }).file, PATIENCE)

function carryOut(request: SqliteRequest): SqliteResult {
  if (request.kind === 'together') return file.executeTogether(request.statements)
  file.checkpoint(request.how)
  return { rows: [], changes: 0 }
}

function answer(request: SqliteRequest): SqliteReply {
  try {
    return { id: request.id, ok: true, ...carryOut(request) }
  } catch (cause) {
    // SQLite's messages name tables and columns, never values.
    return {
      id: request.id,
      ok: false,
      message: cause instanceof Error ? cause.message : 'the database failed',
      codes: codesOf(cause),
    }
  }
}

const say = (message: SqliteMessage): void => parentPort?.postMessage(message)

parentPort?.on('message', (request: SqliteRequest | 'close') => {
  if (request === 'close') {
    file.close()
    parentPort?.close()
    return
  }
  say(answer(request))
})
say('ready')
