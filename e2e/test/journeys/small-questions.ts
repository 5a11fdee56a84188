import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { SCREENS } from '../../support/browser.ts'
import { resultFile } from '../../support/files.ts'
import { assertAccessible } from '../support/axe.ts'
import { type Journey, journeys } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { SMALL_SITE } from '../support/small-site.ts'
import { beginLocal, createOnline, join } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys(SMALL_SITE)

/** Two people at an online table, each at a browser of their own. */
async function pairAt(given: Journey, game: string): Promise<readonly [Smith, Smith]> {
  const ada = await given.visitor({ name: 'Ада' })
  const boris = await given.visitor({ name: 'Борис' })
  await join(boris, await createOnline(ada, ['person'], game))
  return [await Smith.at(ada), await Smith.at(boris)]
}

/** What the list of options shows, in the order in which it is read. */
interface Listed {
  readonly must: readonly string[]
  readonly may: readonly string[]
}

/** Somebody who answers by the list of options, whatever of it they like. */
class Smith {
  readonly visitor: Visitor
  readonly player: Player

  private constructor(visitor: Visitor) {
    this.visitor = visitor
    this.player = new Player(visitor)
  }

  static async at(visitor: Visitor): Promise<Smith> {
    const smith = new Smith(visitor)
    await smith.player.sitDown()
    return smith
  }

  option(text: string): Locator {
    return this.visitor.page.locator('.options__option').filter({ hasText: text })
  }

  /** Answers by the list, and waits until the table has taken it. */
  async take(text: string): Promise<void> {
    await this.option(text).click()
    await this.player.confirm.click()
    await this.player.preview.waitFor({ state: 'detached' })
    await this.visitor.page.locator('.acts[aria-busy="false"]').waitFor()
  }

  /** What is listed under each heading. */
  async listed(): Promise<Listed> {
    const { table } = this.visitor.words
    const parts = await this.visitor.page
      .locator('.options .panel__title, .options__option > span:not(.options__digit)')
      .evaluateAll((found) =>
        found.map((part) => ({
          isTitle: part.matches('.panel__title'),
          text: (part.firstChild?.textContent ?? '').trim(),
        })),
      )
    const may = parts.findIndex(({ isTitle, text }) => isTitle && text === table.offersTitle)
    const options = (from: number, to: number): string[] =>
      parts.slice(from, to).flatMap(({ isTitle, text }) => (isTitle ? [] : [text]))
    return may < 0
      ? { must: options(0, parts.length), may: [] }
      : { must: options(0, may), may: options(may, parts.length) }
  }

  async sees(listed: Listed): Promise<void> {
    for (const text of [...listed.must, ...listed.may]) await this.option(text).waitFor()
    assert.deepEqual(await this.listed(), listed)
  }
}

/** Leaves pictures of the page at every size, and sees that nothing is wider than the screen. */
async function picture({ page }: Visitor, name: string): Promise<void> {
  for (const [screen, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size)
    await page.screenshot({ path: resultFile(`several-questions-${name}-${screen}.png`) })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(overflow <= 0, `${name} is ${overflow} wider than a ${screen}`)
  }
  await page.setViewportSize(SCREENS.desktop)
}

const STRIKE = 'Лёгкий удар'
const HEAVY = 'Тяжёлый удар'

/** Takes an offer in the middle of a turn; the question at hand has another option then, and is still open. */
async function drinksInTurn(smith: Smith): Promise<void> {
  await smith.sees({ must: [STRIKE], may: ['Глоток', 'До дна'] })
  await smith.take('До дна')
  await smith.sees({ must: [STRIKE, HEAVY], may: [] })
  assert.ok(await smith.player.isAsked(), 'the table still waits for the blow')
}

journey(
  'online: a player takes an offer in the middle of a turn, and then answers the question',
  async (given) => {
    const [ada, boris] = await pairAt(given, 'forge')
    await boris.sees({ must: [], may: ['Глоток', 'До дна'] })
    assert.equal(await boris.player.isAsked(), false, 'nobody waits for an offer')
    await assertAccessible(ada.visitor.page, 'a question and an offer')
    await picture(ada.visitor, 'offer-beside-question')
    await drinksInTurn(ada)
    await boris.take('Глоток')
    await ada.take(HEAVY)
    await boris.sees({ must: [STRIKE, HEAVY], may: [] })
    await ada.sees({ must: [], may: ['Подбросить угля'] })
  },
)

journey('online: what somebody is in the middle of goes when the rules withdraw it', async (given) => {
  const [ada, boris] = await pairAt(given, 'forge')
  await ada.take(STRIKE)
  await boris.take('Глоток')
  await ada.take('Подбросить угля')
  await ada.sees({ must: [], may: ['Глоток', 'До дна', 'Клинок 1'] })
  await ada.option('Клинок 1').click()
  await ada.player.preview.waitFor()
  await boris.take(HEAVY)
  await ada.player.preview.waitFor({ state: 'detached' })
  await ada.sees({ must: [STRIKE], may: ['Глоток', 'До дна', 'Подбросить угля'] })
  await picture(ada.visitor, 'withdrawn')
  await ada.take('Подбросить угля')
  await ada.take('Клинок 1')
  await ada.take('Закалить')
  await ada.take(STRIKE)
})

journey(
  'two at one screen of a game that hides nothing: no curtain, each takes offers in their turn',
  async ({ visitor }) => {
    const person = await visitor({ name: 'Ада' })
    await beginLocal(person, ['person'], 'forge')
    const smith = await Smith.at(person)
    const curtain = person.page.locator('.curtain')
    assert.equal(await curtain.count(), 0)
    for (let turn = 0; turn < 2; turn++) {
      await drinksInTurn(smith)
      await smith.take(turn === 0 ? HEAVY : STRIKE)
      assert.equal(await curtain.count(), 0)
    }
    await smith.sees({ must: [STRIKE], may: ['Подбросить угля'] })
    await picture(person, 'no-curtain')
  },
)

journey('two at one screen of a game with secrets: a curtain falls before each turn', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await beginLocal(person, ['person'], 'sails')
  const [one, other] = [words.create.defaultName(1), words.create.defaultName(2)]
  const player = new Player(person)
  for (const name of [one, other, one]) {
    await page.getByRole('dialog', { name: words.table.curtainTitle(name) }).waitFor()
    await page.getByRole('button', { name: words.table.curtainOpen(name) }).click()
    await player.sitDown()
    await page.locator('.options__option').first().click()
    await player.confirm.click()
  }
})

/** The camels beside the stage, each as its name and how far it has come. */
const beside = async ({ page }: Visitor): Promise<string[]> => {
  const panels = await page.locator('.opponent').all()
  return Promise.all(
    panels.map(async (panel) => {
      const parts = await panel.locator('.opponent__name, .opponent__glance').allInnerTexts()
      return parts.map((part) => part.trim()).join(': ')
    }),
  )
}

/** Looks at each camel beside the stage, and back at the first of one's own. */
async function looksAtAll({ page }: Visitor, own: string, others: readonly string[]): Promise<void> {
  const closely = page.locator('[data-shown]')
  assert.match(await closely.innerText(), new RegExp(`${own}$`))
  for (const name of others) {
    const panel = page.locator('.opponent').filter({ hasText: name })
    await panel.click()
    await closely.filter({ hasText: name }).waitFor()
    assert.equal(await panel.getAttribute('aria-pressed'), 'true')
  }
  await page.locator('.opponent[aria-pressed="true"]').click()
  await closely.filter({ hasText: own }).waitFor()
}

journey(
  'online: who leads two figures has the second beside the stage, with those of the others',
  async (given) => {
    const ada = await given.visitor({ name: 'Ada', language: 'en', theme: 'dark' })
    const boris = await given.visitor({ name: 'Борис' })
    await join(boris, await createOnline(ada, ['person'], 'caravan'))
    const [first, second] = [await Smith.at(ada), await Smith.at(boris)]
    await first.sees({ must: ['Amber', 'Breeze'], may: [] })
    assert.deepEqual(await beside(ada), ['Breeze: place 0', 'Comet: place 0', 'Dune: place 0'])
    assert.deepEqual(await beside(boris), ['Алмаз: место 0', 'Бархан: место 0', 'Гроза: место 0'])
    await looksAtAll(ada, 'Amber', ['Breeze', 'Comet', 'Dune'])
    await looksAtAll(boris, 'Ветер', ['Гроза', 'Бархан', 'Алмаз'])
    await assertAccessible(ada.page, 'a player of two figures')
    await picture(ada, 'figures')
    await first.take('Breeze')
    await second.take('Ветер')
    await first.sees({ must: ['Amber', 'Breeze'], may: [] })
    assert.deepEqual(await beside(ada), ['Breeze: place 1', 'Comet: place 2', 'Dune: place 0'])
  },
)

journey(
  'two at one screen, each with two figures: the table turns to whose turn it is, without a curtain',
  async ({ visitor }) => {
    const person = await visitor()
    await beginLocal(person, ['person'], 'caravan')
    const player = await Smith.at(person)
    await looksAtAll(person, 'Алмаз', ['Бархан', 'Ветер', 'Гроза'])
    await player.take('Бархан')
    await player.sees({ must: ['Ветер', 'Гроза'], may: [] })
    assert.deepEqual(await beside(person), ['Алмаз: место 0', 'Бархан: место 1', 'Гроза: место 0'])
    assert.equal(await person.page.locator('.curtain').count(), 0)
  },
)
