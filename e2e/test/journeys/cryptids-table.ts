import assert from 'node:assert/strict'
import { cellOn, isLaid, place, thing } from '../../support/cryptids/board.ts'
import { type Coming, Line } from '../../support/cryptids/line.ts'
import { textFor } from '../../support/cryptids/words.ts'
import { PEOPLE } from '../../support/saves.ts'
import { assertAccessible } from '../support/axe.ts'
import { CryptidsHand } from '../support/cryptids/hand.ts'
import { journeys } from '../support/journey.ts'
import { assertCoversNothing } from '../support/layout.ts'
import { playLine, sitDownAt } from '../support/lines.ts'
import { assertBoth } from '../support/one-language.ts'
import { isOn, Player } from '../support/player.ts'
import { assertSeen, seenAt } from '../support/seen.ts'
import { beginLocal } from '../support/tables.ts'

const journey = journeys()

journey('two people at one screen of Cryptids: a curtain falls between their turns', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  const text = textFor('ru', PEOPLE.ru)
  const line = Line.recorded('reserve-2')
  await sitDownAt(person, line, PEOPLE.ru)
  const player = new Player(person)
  const hand = new CryptidsHand(player, text)
  const give = (coming: Coming): Promise<void> => hand.give(coming)
  const own = page.locator('.cb-holdings .cb-contract-name')
  const contracts: string[][] = []
  for (let turns = 0; turns < 3; turns++) {
    const seat = line.coming?.seat ?? 0
    const name = PEOPLE.ru[seat] ?? ''
    await page.getByRole('dialog', { name: words.table.curtainTitle(name) }).waitFor()
    await page.getByRole('button', { name: words.table.curtainOpen(name) }).click()
    await player.sitDown()
    contracts.push(await own.allInnerTexts())
    await playLine(line, { player, text, give }, (coming) => coming.seat !== seat)
  }
  const [first = [], second = []] = contracts
  assert.equal(first.length, 2)
  assert.equal(new Set([...first, ...second]).size, 4, 'nobody sees contracts of others')
})

journey('in a game of turns nobody is called ready, least of all before the setup', async ({ visitor }) => {
  const person = await visitor({ name: 'Ада' })
  const { page, words } = person
  const line = Line.recorded('reserve-2')
  const first = line.coming?.seat ?? 0
  await sitDownAt(
    person,
    line,
    PEOPLE.ru.map((name, seat) => (seat === first ? name : null)),
  )
  await new Player(person).sitDown()
  const state = page.locator('.opponent__state')
  await state.first().waitFor({ state: 'attached' })
  assert.equal(await page.getByText(words.table.ready, { exact: true }).count(), 0)
  assert.deepEqual(await state.allTextContents(), [''])
  const numbers = await page.locator('.player-mark text').evaluateAll((all) =>
    all.map((each) => {
      const scale = each instanceof SVGTextElement ? (each.getScreenCTM()?.a ?? 0) : 0
      return Number.parseFloat(getComputedStyle(each).fontSize) * scale
    }),
  )
  assert.ok(numbers.length > 0)
  for (const size of numbers) assert.ok(size >= 12, `a number of ${size} px`)
})

journey('who keeps a free token does not keep the screen', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  const line = Line.recorded('reserve-2')
  const isKept = line.goTo(
    ({ value, question, view, seat }) =>
      value === 'end' && question.kind === 'turn' && (view.players[seat]?.freeBids ?? 0) > 0,
  )
  assert.ok(isKept)
  const name = PEOPLE.ru[line.coming?.seat ?? 0] ?? ''
  await sitDownAt(person, line, PEOPLE.ru)
  await page.getByRole('button', { name: words.table.curtainOpen(name) }).click()
  const player = new Player(person)
  await player.sitDown()
  await player.send(player.finish)
  line.step()
  const next = PEOPLE.ru[line.coming?.seat ?? 0] ?? ''
  assert.notEqual(next, name)
  await page.getByRole('dialog', { name: words.table.curtainTitle(next) }).waitFor()
})

journey('what cannot be done on the board says why, with the rule', async ({ visitor }) => {
  const person = await visitor({ name: 'Ада' })
  const { page, words } = person
  const line = Line.lesson()
  // The plane is gone, and the rest of the way is too far.
  assert.ok(line.goTo(({ value }) => value === 'skill.collect:S1:V'))
  await sitDownAt(person, line, ['Ада'])
  const player = new Player(person)
  await player.sitDown()
  const before = await player.sentence.innerText()
  await page.locator(place('E4')).click({ force: true })
  const rule = player.toast.getByRole('link')
  assert.match(await rule.innerText(), /CR-[A-Z]+-\d+$/)
  await assertCoversNothing(page, '.toast', [
    '.cb-map',
    '.cb-display',
    '.cb-own',
    '.panel',
    '.tabs',
    '.prompt',
  ])
  const [opened] = await Promise.all([person.context.waitForEvent('page'), rule.click()])
  await opened.locator(`#${(await rule.innerText()).split(' ').at(-1)}`).waitFor()
  await opened.close()
  await player.toast.getByRole('button', { name: words.close }).click()
  await player.toast.waitFor({ state: 'detached' })
  assert.equal(await player.sentence.innerText(), before)

  assert.ok(line.goTo(isLaid))
  await sitDownAt(person, line, ['Ада'])
  await player.sitDown()
  // The corner is far from everything that lies there.
  const corner = await cellOn(page, 10, 0)
  await page.mouse.move(corner.x, corner.y)
  await page.locator('.cb-ghost--bad .cb-ghost-cross').waitFor()
  assert.match(await page.locator('.cb-fault').innerText(), /CR-[A-Z]+-\d+$/)
  await page.mouse.click(corner.x, corner.y)
  await player.toast.waitFor()
  assert.equal(await isOn(player.confirm), false)
})

journey('a hint names an answer, and taking it selects it', async ({ visitor }) => {
  const person = await visitor({ name: 'Ада' })
  const { page, words } = person
  const line = Line.lesson()
  assert.ok(line.goTo(({ view, question }) => view.round === 12 && question.kind === 'helper'))
  await sitDownAt(person, line, ['Ада'])
  const player = new Player(person)
  await player.sitDown()
  await page.locator(thing('die:0')).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog', { name: words.table.hintTitle })
  const take = dialog.getByRole('button', { name: words.table.hintTake })
  await take.waitFor()
  const [why = ''] = await dialog.getByRole('listitem').allInnerTexts()
  assert.match(why, /^Это лучше следующего варианта примерно на \d/)
  await take.click()
  await player.preview.waitFor()
  assert.ok(await isOn(player.confirm))
})

journey('Cryptids goes on without a server, and after a reload where it was', async ({ site, visitor }) => {
  const person = await visitor({ keepsSite: true })
  const { page, context } = person
  await person.go('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  person.expect(/net::ERR_/)
  await site.kill()
  await context.setOffline(true)
  await beginLocal(person, ['easy'], 'cryptids')
  const player = new Player(person, 'board')
  await player.sitDown()
  while (!(await page.locator('.cb-round').innerText()).includes('Раунд 1')) {
    await player.awaitTurn()
    await player.answer()
  }
  await player.awaitTurn()
  const left = await seenAt(page)
  await page.reload()
  await player.sitDown()
  await assertSeen(page, left)
  await player.answer()
  await person.go('/rules/cryptids#CR-BID-3')
  await page.locator('#CR-BID-3').waitFor()
})

/** Moments of the lesson's game by the answers that are given there. */
const MOMENTS = ['collect:S3:B', 'swap:r:0', 'mountain-06@2,5,1']

journey('the board of Cryptids speaks one language at a time', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  const player = new Player(person)
  const line = Line.lesson()
  for (const moment of MOMENTS) {
    assert.ok(line.goTo(({ value }) => value === moment))
    await sitDownAt(person, line, [''])
    await player.sentence.waitFor()
    await assertBoth(person, moment)
  }
  line.goTo(() => false)
  await sitDownAt(person, line, [''])
  await page.locator('.end .chart').waitFor()
  await assertBoth(person, 'the end')
  await page.locator('.end__acts .button').nth(1).click()
  await page.locator('.cb-everybody').waitFor()
  await assertBoth(person, 'the board at the end')
})

journey('nobody is shut out of the board of Cryptids', async ({ visitor }) => {
  const person = await visitor({ name: 'Ада' })
  const { page } = person
  await person.go('/new/cryptids')
  await page.locator('.cb-new').waitFor()
  await assertAccessible(page, 'a new game')
  await person.go('/tutorial/cryptids')
  await page.locator('.lesson').waitFor()
  await assertAccessible(page, 'the lesson')
  const line = Line.lesson()
  assert.ok(line.goTo(({ value }) => value === 'track:tatzelwurm:F,B'))
  await sitDownAt(person, line, ['Ада'])
  const player = new Player(person)
  await player.sitDown()
  await page.locator(thing('card:tatzelwurm')).click()
  await page.locator('.cb-dossier').waitFor()
  await assertAccessible(page, 'a turn, with a dossier open')
  assert.ok(line.goTo(isLaid))
  await sitDownAt(person, line, ['Ада'])
  await page.locator('.cb-reserve--placing').waitFor()
  await assertAccessible(page, 'a tile is laid')
})
