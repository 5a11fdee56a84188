import '../no-eval.ts'
import { reasonOf, verify } from '@curio/kernel'
import { workerThinker } from './bots.ts'
import { loadGame } from './games.ts'
import { Host } from './host.ts'
import { addMatch, getMatch, keepMatch, keepPacks } from './matches.ts'
import {
  createMatch,
  givePacks,
  recordSource,
  type Surroundings,
  savedSource,
  type TableSource,
} from './table-source.ts'
import { type Errand, type ErrandReply, RECORD, type ToWorker } from './worker-messages.ts'

/** The rooms of this browser's tables, outside the page's thread: rules, bots and saving. */

const surroundings: Surroundings = {
  store: { addMatch, getMatch, keepMatch, keepPacks },
  loadGame,
  now: () => Date.now(),
}

let record: TableSource | null = null

const host = new Host(
  (match) => (match === RECORD && record !== null ? record : savedSource(match, surroundings)),
  { thinker: workerThinker(), send: (text) => self.postMessage(text), fail: (cause) => reportError(cause) },
)

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (typeof data === 'string') host.receive(data)
  else if ('record' in data) record = recordSource(RECORD, data.record, data.names, loadGame)
  else void run(data)
})

async function run(errand: Errand): Promise<void> {
  const reply = (message: ErrandReply): void => self.postMessage(message)
  try {
    reply(await carryOut(errand))
  } catch (cause) {
    reply({ error: reasonOf(cause) })
  }
}

async function carryOut(errand: Errand): Promise<ErrandReply> {
  if ('create' in errand) return { created: await createMatch(errand.create, surroundings) }
  if ('verify' in errand) {
    const { game, options } = errand.verify.header
    return { verdict: verify(await loadGame(game, options), errand.verify) }
  }
  await givePacks(errand.givePacks, surroundings)
  return { given: true }
}
