import assert from 'node:assert/strict'
import type { Game, Json, Question } from '@curio/kernel'
import type { routeTutorials } from '@curio/route/tutorial'
import { answerInLesson, beginLesson, tableOf } from '@curio/ui/testing'
import type { Locator } from 'playwright-core'
import { eventually } from './eventually.ts'
import type { Player } from './player.ts'
import type { Visitor } from './visitor.ts'

export type Tutorial = (typeof routeTutorials)[number]
type TableState = ReturnType<typeof tableOf>
type TutorialStep = Tutorial['steps'][number]

/** A loaded machine takes long for a hundred answers. */
const LONGEST_PLAY = 300_000

/** Where the parts of an answer are drawn, by selectors; none where they have no place of their own. */
type Drawn = (question: Question, value: Json) => readonly string[]

/** The game of a lesson, and where its answers are drawn. */
export interface Taught {
  readonly game: Game
  readonly tutorial: Tutorial
  readonly drawn: Drawn
}

/** The table before each answer of the script, and after the last one. */
function tablesIn({ game, tutorial }: Taught): readonly TableState[] {
  const match = beginLesson(game, tutorial)
  const tables = tutorial.script.map((value) => {
    const table = tableOf(match)
    answerInLesson(match, tutorial, value)
    return table
  })
  return [...tables, tableOf(match)]
}

/** Opens a lesson from the home page. */
export async function openLesson({ page }: Visitor, player: Player, { game, id }: Tutorial): Promise<void> {
  await page.getByRole('main').locator(`[href="/tutorial/${game}/${id}"]`).click()
  await player.sitDown()
}

/** Somebody who does what a lesson asks for. */
export class Lesson {
  readonly read = new Set<string>()
  readonly #tutorial: Tutorial
  readonly #visitor: Visitor
  readonly #player: Player
  readonly #drawn: Drawn
  readonly #tables: readonly TableState[]
  readonly #card: Locator
  /** How many answers were given. */
  #given = 0

  constructor(taught: Taught, visitor: Visitor, player: Player) {
    this.#tutorial = taught.tutorial
    this.#visitor = visitor
    this.#player = player
    this.#drawn = taught.drawn
    this.#tables = tablesIn(taught)
    this.#card = visitor.page.locator('.lesson')
  }

  /** The step on the card, when the lesson has taken the last answer in. */
  async step(): Promise<TutorialStep> {
    let found: TutorialStep | undefined
    // A tip that fits many questions stays on the card until the last answer is taken in.
    await this.#player.awaitTurn()
    await eventually(async () => {
      const said = await this.#card.locator('.lesson__text').innerText()
      found = this.#tutorial.steps.find(({ text }) => text[this.#visitor.language] === said)
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
      const count = this.#tutorial.steps.filter(({ perhaps }) => !perhaps).length
      assert.equal(
        await this.#card.locator('.lesson__step').innerText(),
        this.#visitor.words.tutorial.step(this.read.size, count),
      )
      if (wanted(step, this.#given) || !(await this.#goOn(step))) return
    }
  }

  /** Goes home in the middle of it. */
  async leave(): Promise<void> {
    const { page, words } = this.#visitor
    await this.#card.getByRole('button', { name: words.tutorial.leave }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.tutorial.later }).click()
  }

  /** It can be left and taken up again, and survives a reload. */
  async assertResumed(): Promise<void> {
    const { id } = await this.step()
    await this.leave()
    await openLesson(this.#visitor, this.#player, this.#tutorial)
    assert.equal((await this.step()).id, id)
    await this.#visitor.page.reload()
    await this.#player.sitDown()
    assert.equal((await this.step()).id, id)
  }

  /**
   * A step of this question, or, when those are read, one that fits many. The card may still show a step of the question
   * before: whoever took that for the next one would answer unasked.
   */
  #isDue({ at }: TutorialStep): boolean {
    if (typeof at === 'number') return at === this.#given
    const table = this.#tables[this.#given]
    const unread = this.#tutorial.steps.some((step) => step.at === this.#given && !this.read.has(step.id))
    return !unread && table !== undefined && at(table)
  }

  async #goOn({ id, act }: TutorialStep): Promise<boolean> {
    const { words } = this.#visitor
    const { script, steps, playsUpTo } = this.#tutorial
    const press = (name: string): Promise<void> => this.#card.getByRole('button', { name }).click()
    if (act === 'undo') {
      await this.#player.undo.click()
      this.#given -= 1
    } else if (act === 'fork') {
      await this.#letItPlay(() => press(words.tutorial.play))
      this.#given = playsUpTo
    } else if (act !== undefined) {
      await this.#answer(this.#tables[this.#given]?.questions[0], script[this.#given] ?? null)
      this.#given += 1
    } else if (id === steps.at(-1)?.id) return false
    else await press(words.tutorial.next)
    return true
  }

  /** The lesson plays by itself up to its next step. Nobody looks at the board meanwhile, so it is not laid out. */
  async #letItPlay(begin: () => Promise<void>): Promise<void> {
    const { page, language } = this.#visitor
    const { steps, playsUpTo } = this.#tutorial
    const next = steps.find(({ at }) => at === playsUpTo)
    assert.ok(next)
    const board = page.locator('.stage')
    await board.evaluate((element) => element.style.setProperty('display', 'none'))
    await begin()
    await this.#card.getByText(next.text[language]).waitFor({ timeout: LONGEST_PLAY })
    await board.evaluate((element) => element.style.removeProperty('display'))
  }

  /** Answers where things are drawn; where that has no place of its own, lets the lesson show it. */
  async #answer(question: Question | undefined, value: Json): Promise<void> {
    const { page, words } = this.#visitor
    if (value === 'end') return this.#player.send(this.#player.finish)
    assert.ok(question)
    const things = this.#drawn(question, value).map((selector) => page.locator(selector))
    const counts = await Promise.all(things.map((thing) => thing.count()))
    if (counts.length > 0 && counts.every((count) => count === 1))
      for (const thing of things) await thing.click({ force: true })
    else {
      // What the board proposes itself is selected already, and there is nothing to show.
      const show = this.#card.getByRole('button', { name: words.tutorial.show })
      const done = this.#card.getByRole('button', { name: words.tutorial.doIt })
      await show.or(done).first().waitFor()
      if (await show.isVisible()) await show.click()
    }
    await this.#player.send(this.#player.confirm)
  }
}
