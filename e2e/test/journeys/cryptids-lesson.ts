import assert from 'node:assert/strict'
import { cryptids } from '@curio/cryptids'
import type { ActType } from '@curio/cryptids/text'
import { cryptidsTutorial } from '@curio/cryptids/tutorial'
import type { Game, Json, Question } from '@curio/kernel'
import { drawnFor, place, selectorOf } from '../../support/cryptids/board.ts'
import { actsOf, Line } from '../../support/cryptids/line.ts'
import { assertEnding } from '../support/ending.ts'
import { journeys } from '../support/journey.ts'
import { Lesson, openLesson } from '../support/lesson.ts'
import { Player } from '../support/player.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

/** Acts for which tapping what is drawn is the whole answer; where there is more to say, the lesson shows it. */
const WHOLE: readonly ActType[] = [
  'start',
  'startBid',
  'placeBid',
  'move',
  'stay',
  'fly',
  'collect',
  'relocate',
  'down',
  'learn',
  'restore',
  'restoreFree',
  'replace',
]

const CRYPTIDS = {
  game: cryptids as Game,
  tutorial: cryptidsTutorial,
  drawn: (question: Question, value: Json): readonly string[] => {
    const acts = actsOf(question, [value].flat())
    return acts.every(({ type }) => WHOLE.includes(type)) ? drawnFor(acts).map(selectorOf) : []
  },
}

journey('the lesson of Cryptids leads through a whole game against the Poacher', async ({ visitor }) => {
  const learner = await visitor()
  const lesson = await beginCryptids(learner)
  await lesson.followUntil((step) => step.id === 'found')
  assert.equal(await learner.page.locator('.cb-count--score b').innerText(), '4')
  await lesson.followUntil(() => false)
  const told = cryptidsTutorial.steps.filter(({ perhaps }) => perhaps !== true)
  assert.deepEqual(
    [...lesson.read],
    told.map(({ id }) => id),
  )
  const played = Line.lesson()
  played.goTo(() => false)
  const total = played.found().outcome?.points[0]?.total
  assert.match(await assertEnding(learner), new RegExp(`\\b${total}\\b`))
})

journey('the lesson of Cryptids speaks English too, and can be taken up again', async ({ visitor }) => {
  const learner = await visitor({ language: 'en' })
  const lesson = await beginCryptids(learner)
  const { script } = cryptidsTutorial
  await lesson.followUntil((_, given) => given > script.indexOf('move:S3'))
  await lesson.assertResumed()
  await lesson.followUntil((step) => step.id === 'poacher')
})

/** Opens the lesson and tries a city that it does not ask for. */
async function beginCryptids(learner: Visitor): Promise<Lesson> {
  const { page, language } = learner
  const player = new Player(learner)
  await learner.go('/')
  await openLesson(learner, player, cryptidsTutorial)
  const lesson = new Lesson(CRYPTIDS, learner, player)
  const city = cryptidsTutorial.steps.find(({ act }) => act === 'answer')
  await lesson.followUntil((step) => step === city)
  await page.locator(place('ROM')).click({ force: true })
  await player.confirm.click()
  await page.getByText(city?.instead?.[language] ?? '').waitFor()
  await page.keyboard.press('Escape')
  return lesson
}
