import assert from 'node:assert/strict'
import type { Json } from '@curio/kernel'
import { Mirror, readServerMessage } from '@curio/protocol'
import { asTrickerionView, type TrickerionView } from '@curio/trickerion/text'
import { thing } from '../../support/trickerion/board.ts'
import { textFor } from '../../support/trickerion/words.ts'
import { playUnseen } from '../../support/unseen.ts'
import { assertSameBoard, boardOf } from '../support/board.ts'
import { assertEnding } from '../support/ending.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import type { Player } from '../support/player.ts'
import { sitTogether } from '../support/tables.ts'
import { assign } from '../support/trickerion/assign.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()
const { names } = textFor('ru')

/** Everybody has a special assignment in hand before the first round. */
const OPTIONS = { darkAlley: true, quickGame: true }

/** Everything that a page hears from the server, and what it knows by that. */
class Ear {
  readonly frames: string[] = []
  readonly #mirror = new Mirror()

  constructor({ page }: Visitor) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const text = payload.toString()
        this.frames.push(text)
        // A frame may bring several messages.
        for (const line of text.split('\n')) {
          const message = readServerMessage(JSON.parse(line))
          if (message?.t === 'state' || message?.t === 'update') this.#mirror.receive(message)
        }
      }),
    )
  }

  get view(): TrickerionView {
    return asTrickerionView(this.#mirror.document?.view ?? assert.fail('nothing is known of the table'))
  }
}

/** What somebody holds and has laid out, by what they see themselves. */
function secretsOf({ view }: Ear, seat: number): readonly string[] {
  const { specials, characters } = view.players[seat] ?? assert.fail()
  const laid = characters.flatMap(({ card, isSeen }) => (card === null || isSeen ? [] : [card]))
  return [...(specials ?? []), ...laid].filter((card) => !Object.hasOwn(PLACES, card))
}

const PLACES = { downtown: 0, marketRow: 0, workshop: 0, theater: 0, darkAlley: 0 }

/** Nothing of what another seat plans is known: neither the view nor any message says it. */
function assertUnknown(ear: Ear, seat: number, secrets: readonly string[]): void {
  const { characters, permanents, specials } = ear.view.players[seat] ?? assert.fail()
  assert.equal(specials, null)
  assert.ok(characters.every(({ card }) => card === null))
  if (characters.some(({ hasCard }) => hasCard)) assert.equal(permanents, null)
  const said = ear.frames.join('\n')
  for (const secret of secrets) assert.ok(!said.includes(`"${secret}"`), secret)
  assert.doesNotMatch(said, new RegExp(`"kind":"assigned"[^}]*"seat":${seat}[^}]*"card"`))
  assert.doesNotMatch(said, new RegExp(`"kind":"takenBack"[^}]*"seat":${seat}[^}]*"card"`))
}

/** What others are known to plan, where their workshop is looked at. */
async function plansSeen({ page }: Visitor, seat: number): Promise<readonly string[]> {
  const opponent = page.locator('.opponent')
  await opponent.click()
  const cards = page.locator(`[data-motion^="assigned:${seat}:"]`)
  await cards.first().waitFor()
  const plans = await cards.allInnerTexts()
  await opponent.click()
  return plans
}

journey('two people plan in secret, reveal together and play Trickerion to its end', async (given) => {
  const { visitors, players, link } = await sitTogether(given, 'trickerion', OPTIONS)
  const [host, guest] = visitors
  const [one, other] = players
  await playUnseen(visitors, link, (view) => asTrickerionView(view).phase === 'assignment', { habit })
  const spectator = await given.visitor({ name: 'Вера' })
  const [hostHears, guestHears, spectatorHears] = [host, guest, spectator].map((each) => new Ear(each))
  assert.ok(hostHears && guestHears && spectatorHears)
  await Promise.all([host, guest, spectator].map(({ page }) => page.goto(link)))
  for (const player of players) await player.sitDown()
  await spectator.page.getByText(spectator.words.table.spectator).waitFor()

  // A special assignment, a plan that is sealed, and one that is changed before the other seals theirs.
  await eventually(async () => assert.equal(secretsOf(hostHears, 0).length, 1))
  const [special = ''] = secretsOf(hostHears, 0)
  const secrets = { host: secretsOf(hostHears, 0), guest: secretsOf(guestHears, 1) }
  await assign(one, 'magician', special)
  await assign(one, 'apprentice1', 'theater')
  await one.send(one.finish)
  const hostState = guest.page.locator('.opponent__state')
  await eventually(async () => assert.equal(await hostState.innerText(), guest.words.table.ready))
  assert.equal(await one.isAsked(), false)
  await one.undo.click()
  await eventually(async () => assert.equal(await hostState.innerText(), guest.words.table.thinking))
  await one.awaitTurn()
  await one.page.locator(thing('disc:apprentice1')).click()
  await one.send(one.confirm)
  await assign(one, 'apprentice1', 'downtown')
  await one.send(one.finish)
  await assign(other, 'magician', 'downtown')
  await eventually(async () => assert.equal(await hostState.innerText(), guest.words.table.ready))
  assertUnknown(guestHears, 0, secrets.host)
  assertUnknown(hostHears, 1, secrets.guest)
  for (const seat of [0, 1]) assertUnknown(spectatorHears, seat, [...secrets.host, ...secrets.guest])
  assert.equal(await spectator.page.locator('.acts button').count(), 0)
  const hidden = await plansSeen(guest, 0)
  assert.ok(hidden.length > 1)
  assert.ok(
    !hidden.join().includes(names.special(special)) && !hidden.join().includes(names.location('downtown')),
  )

  await other.send(other.finish)
  for (const ear of [guestHears, spectatorHears])
    await eventually(async () => {
      const plans = ear.view.players[0]?.characters.flatMap(({ card }) => card ?? [])
      assert.deepEqual(plans, [special, 'downtown'])
    })
  const revealed = (await plansSeen(guest, 0)).join()
  assert.ok(revealed.includes(names.special(special)) && revealed.includes(names.location('downtown')))

  spectator.expect(LOST)
  await assertKept(given.site, visitors, players)
  await playUnseen(visitors, link, () => false, { habit })
  const verdicts = [await assertEnding(host), await assertEnding(guest)]
  const winners = verdicts.filter((verdict) => verdict.startsWith('Вы побеждаете'))
  const isShared = verdicts.every((verdict) => verdict.startsWith('Победу делят'))
  assert.ok(isShared || winners.length === 1, verdicts.join(' '))
})

/** What a browser says of a server that is gone. */
const LOST = /net::ERR_|WebSocket/

/** Puts up posters and seals empty plans, so that the rest of a game is short. */
function habit([first, ...more]: readonly Json[]): Json | undefined {
  return ['advertise', 'ready'].find((wanted) => more.includes(wanted)) ?? first
}

/** In the middle of a turn the server dies, comes back, and the page is loaded again: the table stays as it was. */
async function assertKept(
  site: { kill(): Promise<void>; start(): Promise<void> },
  visitors: readonly Visitor[],
  players: readonly Player[],
): Promise<void> {
  await eventually(async () => {
    const asked = await Promise.all(players.map((player) => player.isAsked()))
    assert.equal(asked.filter(Boolean).length, 1)
  })
  const turn = (await players[0]?.isAsked()) ? 0 : 1
  const [player, visitor] = [players[turn] ?? assert.fail(), visitors[turn] ?? assert.fail()]
  await player.answer()
  await player.awaitTurn()
  const { page, words } = visitor
  // What the pointer rests on is lit.
  await page.mouse.move(0, 0)
  const [board, sentence] = [await boardOf(page), await player.sentence.innerText()]
  const assertSame = (): Promise<void> =>
    eventually(async () => {
      assert.equal(await player.sentence.innerText(), sentence)
      assertSameBoard(await boardOf(page), board)
    })
  for (const each of visitors) each.expect(LOST)
  await site.kill()
  await page.getByText(words.table.lost).waitFor()
  await site.start()
  await page.getByText(words.table.lost).waitFor({ state: 'detached' })
  await assertSame()
  await page.reload()
  await player.sitDown()
  await assertSame()
}
