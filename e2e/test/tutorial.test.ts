import assert from 'node:assert/strict'
import type { Json } from '@curio/kernel'
import { routeTutorial } from '@curio/web/src/tutorial/route.ts'
import type { TutorialStep } from '@curio/web/src/tutorial/tutorial.ts'
import type { Locator } from 'playwright-core'
import { assertAccessible } from './support/axe.ts'
import { assertEnding } from './support/ending.ts'
import { eventually } from './support/eventually.ts'
import { journeys } from './support/journey.ts'
import { Player } from './support/player.ts'
import type { Visitor } from './support/visitor.ts'

const journey = journeys()
const { script, steps, playsUpTo } = routeTutorial

journey('the lesson leads through a whole game; it can be left and taken up again', async ({ visitor }) => {
  const learner = await visitor()
  const { page, words } = learner
  const player = new Player(learner)
  await learner.go('/')
  await page.getByRole('link', { name: words.home.learn, exact: true }).click()
  await player.sitDown()
  await assertAccessible(page, 'the lesson')
  const lesson = new Lesson(learner, player)
  const [first] = steps
  assert.equal((await lesson.step()).id, first?.id)

  await lesson.followUntil((step) => step.act === 'answer')
  await assertOnlyItsAnswer(learner, player)
  await lesson.followUntil((_, given) => given > 2)
  await assertResumed(learner, player, lesson)

  await lesson.followUntil(() => false)
  const read = [...lesson.read]
  const told = steps.filter(({ id, at }) => typeof at === 'number' || read.includes(id))
  assert.deepEqual(
    read,
    told.map(({ id }) => id),
  )
  assert.equal(read.at(-1), steps.at(-1)?.id)
  await assertEnding(learner)
  await page.locator('.lesson').getByRole('button', { name: words.home.play }).click()
  await page.waitForURL('**/new/route')
})

/** Somebody who does what the lesson asks for. */
class Lesson {
  readonly read = new Set<string>()
  readonly #visitor: Visitor
  readonly #player: Player
  readonly #card: Locator
  /** How many answers were given. */
  #given = 0

  constructor(visitor: Visitor, player: Player) {
    this.#visitor = visitor
    this.#player = player
    this.#card = visitor.page.locator('.lesson')
  }

  /** The step on the card, when the lesson has taken the last answer in. */
  async step(): Promise<TutorialStep> {
    let found: TutorialStep | undefined
    // A tip that fits many questions stays on the card until the last answer is taken in.
    await this.#player.awaitTurn()
    await eventually(async () => {
      const said = await this.#card.locator('.lesson__text').innerText()
      found = steps.find(({ text }) => text.ru === said)
      assert.ok(found && this.#isDue(found), said)
    })
    assert.ok(found)
    return found
  }

  /** Reads and acts until a step is come to, or everything is said. */
  async followUntil(wanted: (step: TutorialStep, given: number) => boolean): Promise<void> {
    for (;;) {
      const step = await this.step()
      this.read.add(step.id)
      if (wanted(step, this.#given) || !(await this.#goOn(step))) return
    }
  }

  /** A step of this question, or, when those are read, one that fits many; after the last answer, one to read. */
  #isDue({ at, act }: TutorialStep): boolean {
    if (this.#given >= script.length) return act === undefined
    const unread = steps.some((step) => step.at === this.#given && !this.read.has(step.id))
    return at === this.#given || (typeof at !== 'number' && !unread)
  }

  async #goOn({ id, act }: TutorialStep): Promise<boolean> {
    const { words } = this.#visitor
    const press = (name: string): Promise<void> => this.#card.getByRole('button', { name }).click()
    if (act === 'undo') {
      await this.#player.undo.click()
      this.#given -= 1
    } else if (act === 'fork') {
      await press(words.tutorial.play)
      this.#given = playsUpTo
    } else if (act !== undefined) {
      await this.#answer(script[this.#given] ?? null)
      this.#given += 1
    } else if (id === steps.at(-1)?.id) return false
    else await press(words.tutorial.next)
    return true
  }

  /** Answers where things are drawn; where that has no place of its own, lets the lesson show it. */
  async #answer(value: Json): Promise<void> {
    const { page, words } = this.#visitor
    if (value === 'end') return this.#player.send(this.#player.finish)
    const things = [value].flat().map((id) => page.locator(`[data-target="${id}"]`).and(page.locator(LEGAL)))
    const drawn = await Promise.all(things.map((thing) => thing.count()))
    if (drawn.every((count) => count === 1)) for (const thing of things) await thing.click({ force: true })
    else await this.#card.getByRole('button', { name: words.tutorial.show }).click()
    await this.#player.send(this.#player.confirm)
  }
}

const LEGAL = '.rt-target--legal, .rt-die-button--legal'

/** Another answer is refused with a word of the lesson. */
async function assertOnlyItsAnswer({ page }: Visitor, player: Player): Promise<void> {
  const before = await player.sentence.innerText()
  const step = steps.find(({ act }) => act === 'answer')
  for (const option of await page.locator('.options__option').all()) {
    await option.click()
    if (!(await player.preview.innerText()).includes('Путь почтальона')) break
  }
  await player.confirm.click()
  await page.getByText(step?.instead?.ru ?? '').waitFor()
  assert.equal(await player.sentence.innerText(), before)
  await page.keyboard.press('Escape')
}

async function assertResumed({ page, words }: Visitor, player: Player, lesson: Lesson): Promise<void> {
  const { id } = await lesson.step()
  await page.locator('.lesson').getByRole('button', { name: words.tutorial.leave }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.tutorial.later }).click()
  await page.getByRole('link', { name: words.home.learn, exact: true }).click()
  await player.sitDown()
  assert.equal((await lesson.step()).id, id)
  await page.reload()
  await player.sitDown()
  assert.equal((await lesson.step()).id, id)
}
