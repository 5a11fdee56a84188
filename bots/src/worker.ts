import { parentPort } from 'node:worker_threads'
import { type Header, type Json, type Packs, reasonOf, setupOf } from '@curio/kernel'
import { type Advice, advise } from './advice.ts'
import { playArenaGame } from './arena-game.ts'
import { makeBot } from './bots.ts'
import type { Taken } from './position.ts'
import type { DecisionJob, Job, Reply, Request } from './protocol.ts'
import { findGame } from './registry.ts'

function perform(job: Job): unknown {
  return job.kind === 'game' ? playArenaGame(job.plan, job.number) : decide(job)
}

function decide({
  kind,
  header,
  from,
  entries,
  packs,
  seat,
  bot: spec,
}: DecisionJob): Json | Advice | Taken | null {
  const game = findGame(header.game)
  if (!game) throw new Error(`there is no game "${header.game}"`)
  const brought = known(header, packs)
  const setup = setupOf(game, header, brought)
  if (!setup.ok) throw new Error(setup.message)
  remember(header, brought)
  const position = { game, setup: setup.value, rules: header.rules, from, entries, seat }
  const bot = makeBot(spec)
  switch (kind) {
    case 'decision':
      return bot.decide(position)
    case 'advice':
      return advise(position, bot)
    case 'offers':
      return bot.consider?.(position) ?? null
  }
}

/** Packs that this thread has had before, in the order of their last use. */
const KNOWN = new Map<string, Json>()
const MOST_KNOWN = 16
const keyOf = ({ game, packs }: Header, name: string): string => `${game} ${packs[name]}`

/** The same packs, as this thread knows them if it does: to make one ready to play takes longer than to decide. */
function known(header: Header, packs: Packs): Packs {
  const entries = Object.entries(packs)
  return Object.fromEntries(entries.map(([name, pack]) => [name, KNOWN.get(keyOf(header, name)) ?? pack]))
}

function remember(header: Header, packs: Packs): void {
  for (const [name, pack] of Object.entries(packs)) {
    KNOWN.delete(keyOf(header, name))
    KNOWN.set(keyOf(header, name), pack)
  }
  for (const key of KNOWN.keys()) if (KNOWN.size > MOST_KNOWN) KNOWN.delete(key)
}

function answer({ id, job }: Request): Reply {
  try {
    return { id, ok: true, value: perform(job) }
  } catch (cause) {
    return { id, ok: false, message: reasonOf(cause) }
  }
}

parentPort?.on('message', (request: Request) => parentPort?.postMessage(answer(request)))
