import { parentPort } from 'node:worker_threads'
import { type Json, setupOf } from '@curio/kernel'
import { playArenaGame } from './arena-game.ts'
import { makeBot } from './bots.ts'
import type { DecisionJob, Job, Reply, Request } from './protocol.ts'
import { findGame } from './registry.ts'

function perform(job: Job): unknown {
  return job.kind === 'decision' ? decide(job) : playArenaGame(job.plan, job.number)
}

function decide({ header, entries, packs, seat, bot }: DecisionJob): Json {
  const game = findGame(header.game)
  if (!game) throw new Error(`there is no game "${header.game}"`)
  const setup = setupOf(game, header, packs)
  if (!setup.ok) throw new Error(setup.message)
  return makeBot(bot).decide({ game, setup: setup.value, rules: header.rules, entries, seat })
}

function answer({ id, job }: Request): Reply {
  try {
    return { id, ok: true, value: perform(job) }
  } catch (cause) {
    return { id, ok: false, message: cause instanceof Error ? cause.message : String(cause) }
  }
}

parentPort?.on('message', (request: Request) => parentPort?.postMessage(answer(request)))
