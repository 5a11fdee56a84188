import { parentPort } from 'node:worker_threads'
import { type Json, reasonOf, setupOf } from '@curio/kernel'
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
  const setup = setupOf(game, header, packs)
  if (!setup.ok) throw new Error(setup.message)
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

function answer({ id, job }: Request): Reply {
  try {
    return { id, ok: true, value: perform(job) }
  } catch (cause) {
    return { id, ok: false, message: reasonOf(cause) }
  }
}

parentPort?.on('message', (request: Request) => parentPort?.postMessage(answer(request)))
