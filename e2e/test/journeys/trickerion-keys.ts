import assert from 'node:assert/strict'
import { type Coming, Line } from '../../support/trickerion/line.ts'
import { textFor } from '../../support/trickerion/words.ts'
import { journeys } from '../support/journey.ts'
import { Keyboard } from '../support/keyboard.ts'
import { assertAsked, sitDownAt } from '../support/lines.ts'
import { Player } from '../support/player.ts'
import { Keys } from '../support/trickerion/keys.ts'
import { OneScreen } from '../support/trickerion/one-screen.ts'

const journey = journeys()
const NAMES = ['Анна', 'Борис']

journey('a round of Trickerion by keyboard alone, from the poster to the last turn', async ({ visitor }) => {
  const person = await visitor()
  const keyboard = new Keyboard(person.page)
  const line = Line.recorded('rounds-2')
  assert.ok(line.goTo(({ question }) => question.kind === 'advertise'))
  await sitDownAt(person, line, NAMES)
  const types = new Set<string>()
  const table = new OneScreen(person, line, NAMES, {
    press: async (button) => {
      await keyboard.tabOnto(button)
      await keyboard.press('Enter')
    },
    give: async (player, text, coming) => {
      await new Keys(keyboard, player, text).give(coming)
      types.add(coming.acts[0]?.type ?? '')
    },
  })
  await table.play(({ view }) => view.round > 1)
  for (const type of ['advertise', 'assign', 'ready', 'place', 'hire', 'takeCoins', 'learn', 'setUp', 'end'])
    assert.ok(types.has(type), type)
})

/** An act in each of the places where nobody was in that round, and a marker that has to be turned. */
const ELSEWHERE: readonly (readonly [string, Coming['acts'][number]['type']])[] = [
  ['rounds-2', 'order'],
  ['alley-rounds-2', 'buy'],
  ['rounds-2', 'prepare'],
  ['alley-rounds-2', 'draw'],
  ['alley-quick-rounds-3', 'setUp'],
]

journey('market, workshop and alley by keyboard alone, and a marker that is turned', async ({ visitor }) => {
  const person = await visitor()
  const keyboard = new Keyboard(person.page)
  const player = new Player(person)
  for (const [name, type] of ELSEWHERE) {
    const line = Line.recorded(name)
    assert.ok(line.goTo(({ acts: [act] }) => act?.type === type))
    const coming = line.coming ?? assert.fail()
    const names = coming.view.players.map((_, seat) => (seat === coming.seat ? 'Ада' : null))
    await sitDownAt(person, line, names)
    const text = textFor('ru', [], coming.seat)
    await assertAsked(player, text.prompt(coming.question, coming.view))
    const keys = new Keys(keyboard, player, text)
    await keys.give(coming)
    assert.equal(keys.turned > 0, type === 'setUp')
  }
})
