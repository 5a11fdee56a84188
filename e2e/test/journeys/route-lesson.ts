import assert from 'node:assert/strict'
import type { Game, Json, Question } from '@curio/kernel'
import { ARKHAM_GUIDE, route } from '@curio/route'
import { readAnswer, thingsIn } from '@curio/route/text'
import { routeTutorial } from '@curio/route/tutorial'
import { assertAccessible } from '../support/axe.ts'
import { assertEnding } from '../support/ending.ts'
import { journeys } from '../support/journey.ts'
import { Lesson, openLesson } from '../support/lesson.ts'
import { Player } from '../support/player.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

const ROUTE = {
  game: route as Game,
  tutorial: routeTutorial,
  drawn: ({ kind }: Question, value: Json): readonly string[] => {
    const answer = readAnswer(ARKHAM_GUIDE, kind, value)
    const things = answer ? thingsIn(answer) : []
    return things.map((id) => `[data-target="${id}"]:is(.rt-target--legal, .rt-die-button--legal)`)
  },
}

journey(
  'the lesson of Route leads through a whole game; it can be left and taken up again',
  async ({ visitor }) => {
    const { steps } = routeTutorial
    const learner = await visitor()
    const { page, words } = learner
    const player = new Player(learner)
    await learner.go('/')
    await openLesson(learner, player, 'route')
    await assertAccessible(page, 'the lesson')
    const lesson = new Lesson(ROUTE, learner, player)
    const [first] = steps
    assert.equal((await lesson.step()).id, first?.id)

    await lesson.followUntil((step) => step.act === 'answer')
    await assertOnlyItsAnswer(learner, player)
    await lesson.followUntil((_, given) => given > 2)
    await lesson.assertResumed()

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
  },
)

/** Another answer is refused with a word of the lesson. */
async function assertOnlyItsAnswer({ page }: Visitor, player: Player): Promise<void> {
  const before = await player.sentence.innerText()
  const step = routeTutorial.steps.find(({ act }) => act === 'answer')
  for (const option of await page.locator('.options__option').all()) {
    await option.click()
    if (!(await player.preview.innerText()).includes('Путь почтальона')) break
  }
  await player.confirm.click()
  await page.getByText(step?.instead?.ru ?? '').waitFor()
  assert.equal(await player.sentence.innerText(), before)
  await page.keyboard.press('Escape')
}
