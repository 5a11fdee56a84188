import '../no-eval.ts'
import { reasonOf, verify } from '@curio/kernel'
import { workerThinker } from './bots.ts'
import { loadGame } from './games.ts'
import { Host } from './host.ts'
import { addMatch, getMatch, keepMatch, keepPacks } from './matches.ts'
import {
  createMatch,
  recordSource,
  type Surroundings,
  savedSource,
  type TableSource,
} from './table-source.ts'
import { type Errand, type ErrandReply, RECORD, type ToWorker } from './worker-messages.ts'

/** The rooms of this browser's tables, away from the page: rules, bots and saving. */

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
    if ('create' in errand) reply({ created: await createMatch(errand.create, surroundings) })
    else reply({ verdict: verify(await loadGame(errand.verify.header.game), errand.verify) })
  } catch (cause) {
    reply({ error: reasonOf(cause) })
  }
}
