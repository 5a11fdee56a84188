import { optionsOf } from '@curio/kernel'
import { ARKHAM_GUIDE } from '@curio/route'
import { type DrawGroup, drawGroupOf, readAnswer } from '@curio/route/text'
import type { Sought } from '../support/positions.ts'
import { choose, deciding, inRound, LEGAL_BLOCK, LEGAL_ROAD, MIDDLE, pointAt } from './poses.ts'
import type { Shot, Stage } from './studio.ts'

const way =
  (number: number) =>
  async ({ page }: Stage): Promise<void> =>
    page.locator('.rt-way').nth(number).click()

type Answer = NonNullable<ReturnType<typeof readAnswer>>

/** From some round on, when one of the options means this. */
function offers(isMeant: (answer: Answer) => boolean, first: number): NonNullable<Sought['when']> {
  return ({ round }, question) =>
    round >= first &&
    optionsOf(question).some((option) => {
      const answer = readAnswer(ARKHAM_GUIDE, question.kind, option)
      return answer !== null && isMeant(answer)
    })
}

const isCoordinate = ({ kind, act }: Answer): boolean => kind === 'block' && act.act === 'coordinate'
const isDrawing =
  (group: DrawGroup) =>
  ({ kind, act }: Answer): boolean =>
    kind === 'draw' && drawGroupOf(act) === group

/** Every kind of decision. */
export const boardShots: readonly Shot[] = [
  deciding('task', { seats: 3, seed: 1, kind: 'task.keep' }),
  deciding('task-chosen', { seats: 3, seed: 1, kind: 'task.keep' }, choose('.rt-task-card')),
  deciding('draft-alone', { seats: 1, seed: 2, kind: 'draft.pair', when: inRound(3) }, async ({ page }) => {
    await page.locator('.rt-die-button--legal').first().click()
  }),
  deciding('draft-two-take', { seats: 2, seed: 1, kind: 'draft.take', when: inRound(3) }),
  deciding('draft-two-remove', { seats: 2, seed: 1, kind: 'draft.remove', when: inRound(2) }),
  deciding('draft-three-first', { seats: 3, seed: 1, kind: 'initial.take' }),
  deciding('draft-four-pair', { seats: 4, seed: 1, kind: 'initial.pair' }),
  deciding('draft-four-take', { seats: 4, seed: 1, kind: 'draft.take', when: inRound(4) }),
  deciding('block', { seats: 2, seed: 2, kind: 'block', when: offers(isCoordinate, 5) }),
  deciding('block-chosen', { seats: 2, seed: 2, kind: 'block', when: inRound(5) }, choose(LEGAL_BLOCK)),
  deciding('draw-a', MIDDLE, choose(LEGAL_ROAD)),
  deciding('draw-b', MIDDLE, async (stage) => {
    await way(1)(stage)
    await choose(LEGAL_ROAD)(stage)
  }),
  deciding('draw-c', MIDDLE, way(-1)),
  deciding('draw-bonus', { seats: 1, seed: 1, kind: 'draw', when: offers(isDrawing('segment'), 6) }),
  deciding('draw-end', { seats: 3, seed: 3, kind: 'draw', when: offers(isDrawing('end'), 6) }),
  deciding('draw-hover', MIDDLE, async ({ page, phone }) => {
    if (!phone) await pointAt(page, LEGAL_ROAD)
  }),
  deciding('shop', { seats: 1, seed: 6, options: { ancient: 'YOG_SOTHOTH' }, kind: 'shop' }),
  deciding('tome', { seats: 3, seed: 1, kind: 'tome' }),
  deciding('correction-erase', { seats: 2, seed: 1, kind: 'correction.erase' }),
  deciding('correction-draw', { seats: 2, seed: 1, kind: 'correction.draw' }),
  deciding('tourist-any', { seats: 1, seed: 2, options: { ancient: 'CTHULHU' }, kind: 'tourist.any' }),
  deciding('tourist-extra', { seats: 3, seed: 2, kind: 'tourist.extra' }),
  deciding('tourist-repeat', { seats: 3, seed: 4, kind: 'tourist.repeat' }),
  deciding('route', { seats: 3, seed: 1, kind: 'route' }),
  deciding('route-begun', { seats: 3, seed: 1, kind: 'route' }, async ({ page }) => {
    await page.locator('.rt-options .rt-option').first().click()
    await page.locator(LEGAL_ROAD).nth(4).dispatchEvent('click')
  }),
  deciding('encounter-reroll', { seats: 3, seed: 1, kind: 'encounter.reroll' }, async ({ page }) => {
    await page.locator('.rt-encounter-dice button').first().click()
  }),
  deciding('encounter-upgrade', { seats: 3, seed: 1, kind: 'encounter.upgrade' }),
  deciding('penalty-called', { seats: 1, seed: 9, options: { ancient: 'CTHULHU' }, kind: 'penalty.called' }),
  deciding('penalty-university', {
    seats: 2,
    seed: 1,
    options: { ancient: 'YOG_SOTHOTH' },
    kind: 'penalty.university',
  }),
  deciding('penalty-riverside', {
    seats: 1,
    seed: 10,
    options: { ancient: 'DAGON' },
    kind: 'penalty.riverside',
  }),
  deciding('penalty-numerous', {
    seats: 1,
    seed: 1,
    options: { ancient: 'SHUB_NIGGURATH' },
    kind: 'penalty.numerous',
  }),
  deciding('last-round', { seats: 4, seed: 2, kind: 'draft.take', when: inRound(10) }),
]
