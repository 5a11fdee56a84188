import assert from 'node:assert/strict'
import { type Game, setupOf } from '@curio/kernel'
import { route } from '@curio/route'
import { readAnswer, thingsIn } from '@curio/route/text'
import { arkhamTutorial, veniceTutorial } from '@curio/route/tutorial'
import { beginLesson } from '@curio/ui/testing'
import type { Page } from 'playwright-core'
import { assertAccessible } from '../support/axe.ts'
import { assertEnding } from '../support/ending.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Lesson, openLesson, type Taught, type Tutorial } from '../support/lesson.ts'
import { Player } from '../support/player.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

function taughtBy(tutorial: Tutorial): Taught {
  const setup = setupOf(route, beginLesson(route, tutorial).header, {})
  assert.ok(setup.ok)
  const { pack } = route.content(setup.value)
  return {
    game: route as Game,
    tutorial,
    drawn: ({ kind }, value) => {
      const answer = readAnswer(pack, kind, value)
      const things = answer ? thingsIn(answer) : []
      return things.map((id) => `[data-target="${id}"]:is(${LEGAL})`)
    },
  }
}

const LEGAL = '.rt-target--legal, .rt-die-button--legal, .rt-card-button--legal'
const ARKHAM = taughtBy(arkhamTutorial)
const VENICE = taughtBy(veniceTutorial)

journey(
  'the lesson of Route leads through a whole game; it can be left and taken up again',
  async ({ visitor }) => {
    const { steps } = arkhamTutorial
    const learner = await visitor()
    const { page, words } = learner
    const player = new Player(learner)
    await learner.go('/')
    await openLesson(learner, player, arkhamTutorial)
    await assertAccessible(page, 'the lesson')
    const lesson = new Lesson(ARKHAM, learner, player)
    const [first] = steps
    assert.equal((await lesson.step()).id, first?.id)

    await lesson.followUntil((step) => step.act === 'answer')
    await assertOnlyItsAnswer(learner, player)
    await lesson.followUntil((_, given) => given > 2)
    await lesson.assertResumed()

    await lesson.followUntil(() => false)
    assertAllRead(lesson, arkhamTutorial)
    await assertEnding(learner)
    await page.locator('.lesson').getByRole('button', { name: words.home.play }).click()
    await page.waitForURL('**/new/route')
  },
)

journey(
  'the second lesson of Route leads through Venice; two lessons are left and taken up apart',
  async ({ visitor }) => {
    const learner = await visitor({ language: 'en' })
    const { page } = learner
    const player = new Player(learner)
    await learner.go('/')
    await openLesson(learner, player, arkhamTutorial)
    const first = new Lesson(ARKHAM, learner, player)
    await first.followUntil((step) => step.act === 'answer')
    const { id: leftAt } = await first.step()
    await first.leave()

    await openLesson(learner, player, veniceTutorial)
    const second = new Lesson(VENICE, learner, player)
    await second.followUntil(({ id }) => id === 'take')
    await assertAccessible(page, 'cards to take')
    await second.followUntil((_, given) => given > 2)
    await second.assertResumed()
    await second.leave()
    await openLesson(learner, player, arkhamTutorial)
    assert.equal((await first.step()).id, leftAt)
    await first.leave()

    await openLesson(learner, player, veniceTutorial)
    await second.followUntil(() => false)
    assertAllRead(second, veniceTutorial)
    assert.match(await assertEnding(learner), /\b175\b/)
    // The end offers the lesson that is not finished, and it goes on from where it was left.
    await page.locator('.lesson').getByRole('link').click()
    await player.sitDown()
    assert.equal((await first.step()).id, leftAt)
  },
)

journey('on a phone the second lesson never covers what it points to', async ({ visitor }) => {
  const learner = await visitor({ phone: true })
  const { page, words } = learner
  await learner.go(`/tutorial/route/${veniceTutorial.id}`)
  const { steps, script } = veniceTutorial
  const card = page.locator('.lesson')
  const press = (name: string): Promise<void> => card.getByRole('button', { name, exact: true }).click()
  for (const { at, text, point, act } of steps) {
    if (typeof at !== 'number' || at > script.indexOf('end')) break
    await card.getByText(text.ru).waitFor()
    await eventually(async () => assert.deepEqual(await coveredOf(page, point ?? {}), []))
    if (act === undefined) await press(words.tutorial.next)
    else {
      await press(words.tutorial.show)
      await press(words.tutorial.doIt)
    }
  }
})

type Pointer = NonNullable<Tutorial['steps'][number]['point']>

/**
 * What a text points to and nobody sees: a part of the screen, or else things of the board. Roads that cannot be chosen
 * are only painted, so they are not looked for.
 */
function coveredOf(page: Page, { panel, board = [] }: Pointer): Promise<readonly string[]> {
  const pointed = panel === undefined ? board.map((id) => `[data-target="${id}"]`) : [panel]
  return page.evaluate(
    ({ pointed, isPanel }) =>
      pointed.filter((selector) => {
        const element = document.querySelector(selector)
        if (element === null) return isPanel
        const { left, top, width, height } = element.getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        const layers = '.lesson, .sheet, .prompt'
        return over === null || over.closest(layers) !== element.closest(layers)
      }),
    { pointed, isPanel: panel !== undefined },
  )
}

/** Every step was read, in order, except those that only some games come to. */
function assertAllRead(lesson: Lesson, { steps }: Tutorial): void {
  const read = [...lesson.read]
  const told = steps.filter(({ id, at }) => typeof at === 'number' || read.includes(id))
  assert.deepEqual(
    read,
    told.map(({ id }) => id),
  )
  assert.equal(read.at(-1), steps.at(-1)?.id)
}

/** Another answer is refused with a word of the lesson. */
async function assertOnlyItsAnswer({ page }: Visitor, player: Player): Promise<void> {
  const before = await player.sentence.innerText()
  const step = arkhamTutorial.steps.find(({ act }) => act === 'answer')
  for (const option of await page.locator('.options__option').all()) {
    await option.click()
    if (!(await player.preview.innerText()).includes('Путь почтальона')) break
  }
  await player.confirm.click()
  await page.getByText(step?.instead?.ru ?? '').waitFor()
  assert.equal(await player.sentence.innerText(), before)
  await page.keyboard.press('Escape')
}
