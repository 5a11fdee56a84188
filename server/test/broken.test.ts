import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GAMES } from '@curio/bots'
import type { Flow, Game, Table } from '@curio/kernel'
import { beginDraft, twoPeople } from './support/people.ts'

const [route] = GAMES

/** Route, but its rules fail when somebody takes the green die. */
function failing(isBroken: () => boolean): Game {
  assert.ok(route)
  const { play } = route
  return {
    ...route,
    *play(table: Table): Flow {
      const flow = play(table)
      let step = flow.next()
      while (!step.done) {
        const answer: unknown = yield step.value
        if (answer === 'green' && isBroken()) throw new Error('the secret task is TG9')
        step = flow.next(answer)
      }
    },
  }
}

test('when the rules fail on an answer it is not recorded, the player is told, and the match goes on', async (t) => {
  let isBroken = true
  const people = await twoPeople(t, {}, { games: [failing(() => isBroken)] })
  const { first, second } = people
  await beginDraft(people)
  const { document } = first.mirror
  const q = first.question?.id ?? ''
  const reply = await first.line.say({ t: 'answer', c: 0, q, v: 'green' })
  assert.ok(reply.t === 'no' && reply.code === 'rules-failed')
  assert.ok(!reply.text.includes('TG9'))
  assert.deepEqual(first.mirror.document, document)
  await first.line.do({ t: 'answer', c: 0, q, v: 'red' })
  isBroken = false
  await second.answer((options) => (options.includes('green') ? 'green' : (options[0] ?? null)))
  assert.match(
    await (await fetch(`${people.server.address}/metrics`)).text(),
    /curio_rules_failures_total 1\n/,
  )
})
