import assert from 'node:assert/strict'
import type { Game, Json, Question } from '@curio/kernel'
import { trickerion } from '@curio/trickerion'
import { isQuestionKind, readAct } from '@curio/trickerion/text'
import { trickerionTutorial } from '@curio/trickerion/tutorial'
import { assertEnding } from '../support/ending.ts'
import { journeys } from '../support/journey.ts'
import { Lesson, openLesson } from '../support/lesson.ts'
import { Player } from '../support/player.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

const thing = (id: string): string => `.tb [data-target="${id}"]`

/** What is tapped for an answer, one thing after another, where that is the whole answer; otherwise the lesson shows it. */
function drawnFor({ kind }: Question, value: Json): readonly string[] {
  const act = isQuestionKind(kind) ? readAct(kind, value) : null
  switch (act?.type) {
    case 'magician':
      return [thing(`magician:${act.magician}`)]
    case 'assign':
      return [thing(`disc:${act.disc}`), thing(`card:${act.card}`)]
    case 'place':
      return act.extras.shard ? [] : [thing(`disc:${act.disc}`), thing(`slot:${act.slot}`)]
    default:
      return []
  }
}

const TRICKERION = { game: trickerion as Game, tutorial: trickerionTutorial, drawn: drawnFor }

journey('the lesson of Trickerion leads through a whole game against Electra', async ({ visitor }) => {
  const learner = await visitor()
  const lesson = await beginTrickerion(learner)
  await lesson.followUntil((step) => step.id === 'paid')
  assert.equal(await learner.page.locator('.tb-count b').first().innerText(), '18')
  await lesson.followUntil(() => false)
  assert.deepEqual(
    [...lesson.read],
    trickerionTutorial.steps.map(({ id }) => id),
  )
  assert.match(await assertEnding(learner), /\b55\b/)
})

journey('the lesson of Trickerion speaks English too, and can be taken up again', async ({ visitor }) => {
  const learner = await visitor({ language: 'en' })
  const lesson = await beginTrickerion(learner)
  const { script } = trickerionTutorial
  await lesson.followUntil((_, given) => given > script.indexOf('ready'))
  await lesson.assertResumed()
  await lesson.followUntil((step) => step.id === 'her-turn')
})

/** Opens the lesson and tries a magician that it does not ask for. */
async function beginTrickerion(learner: Visitor): Promise<Lesson> {
  const { page, language } = learner
  const player = new Player(learner)
  await learner.go('/')
  await openLesson(learner, player, trickerionTutorial)
  const lesson = new Lesson(TRICKERION, learner, player)
  const choice = trickerionTutorial.steps.find(({ act }) => act === 'answer')
  await lesson.followUntil((step) => step === choice)
  await page.locator(thing('magician:gentleman')).click()
  await player.confirm.click()
  await page.getByText(choice?.instead?.[language] ?? '').waitFor()
  await page.keyboard.press('Escape')
  return lesson
}
