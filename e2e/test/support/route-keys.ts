import assert from 'node:assert/strict'
import { eventually } from './eventually.ts'
import type { Keyboard } from './keyboard.ts'
import { FINISH, isOn, type Player } from './player.ts'

const [CARD, DIE, BLOCK, ROAD, OPTION] = [
  ':is(.rt-task-card, .rt-card-button--legal)[aria-pressed="false"]',
  '.rt-die-button--legal[aria-pressed="false"]',
  '.rt-target--block.rt-target--legal',
  '.rt-target--road.rt-target--legal',
  '.rt-decision .rt-option[aria-pressed="false"]:not(.rt-way)',
]

/** More than any question asks for, and more questions than a turn has. */
const [MOST_THINGS, MOST_QUESTIONS] = [10, 30]

/** Task, cards, dice, block, roads, end of the turn: everything where it is drawn. */
export async function playTurnByKeys(keyboard: Keyboard, player: Player): Promise<void> {
  const { page } = keyboard
  const offers = async (thing: string): Promise<boolean> => (await page.locator(thing).count()) > 0
  for (let questions = 0; ; questions++) {
    assert.ok(questions < MOST_QUESTIONS, `the turn does not end: ${await player.sentence.innerText()}`)
    assert.ok(await player.awaitTurn())
    await page.locator([FINISH, CARD, DIE, BLOCK, ROAD, OPTION].join()).first().waitFor()
    if (await offers(FINISH)) break
    if (await offers(ROAD)) await drawOnBoard(keyboard, player)
    else if (await offers(BLOCK)) await chooseBlock(keyboard, player)
    else await takeOnBoard(keyboard, player, (await offers(CARD)) ? CARD : (await offers(DIE)) ? DIE : OPTION)
  }
  await keyboard.press('e')
  await eventually(async () => assert.equal(await isOn(player.finish), false))
}

/** Walks to a block, chooses it, takes that back, and chooses it again. */
async function chooseBlock(keyboard: Keyboard, { page, preview }: Player): Promise<void> {
  const legal = page.locator(BLOCK).first()
  const block = (await legal.getAttribute('data-target')) ?? ''
  const choose = async (): Promise<void> => {
    await keyboard.walkTo(block)
    await keyboard.press('Enter')
    await preview.waitFor()
    await keyboard.press('Enter')
    await preview.waitFor({ state: 'detached' })
    await legal.waitFor({ state: 'detached' })
  }
  await choose()
  await keyboard.press('u')
  await legal.waitFor()
  await choose()
}

/** The block that the sentence names; where it names none, as for a road to erase, the one nearest to a legal road. */
async function blockToDraw({ page, sentence }: Player): Promise<string> {
  const [, column, row] = /\((\d);(\d)\)/.exec(await sentence.innerText()) ?? []
  if (column !== undefined && row !== undefined) return `b${column}${row}`
  return page.evaluate((road) => {
    const middle = (element: Element): readonly [number, number] => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    }
    const [roadX, roadY] = middle(document.querySelector(road) ?? document.body)
    const blocks = [...document.querySelectorAll('[data-target^="b"]')].map((block) => {
      const [x, y] = middle(block)
      return { id: block.getAttribute('data-target') ?? '', distance: Math.hypot(x - roadX, y - roadY) }
    })
    return blocks.reduce((nearest, each) => (each.distance < nearest.distance ? each : nearest)).id
  }, ROAD)
}

const SIDES = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const

/** Enter goes to the roads around a block, the arrow keys from side to side, Enter chooses and then confirms. */
async function drawOnBoard(keyboard: Keyboard, player: Player): Promise<void> {
  await keyboard.walkTo(await blockToDraw(player))
  await keyboard.press('Enter')
  assert.ok(await keyboard.isAt('.rt-target--road'))
  await keyboard.press('Enter')
  // A second press comes to the canal beside a street.
  for (const side of SIDES.flatMap((each) => [each, each])) {
    if (await isOn(player.confirm)) break
    await keyboard.press(side)
    if (await keyboard.isAt('.rt-target--legal[aria-pressed="false"]')) await keyboard.press('Enter')
  }
  await player.preview.waitFor()
  await keyboard.press('Enter')
  await player.preview.waitFor({ state: 'detached' })
}

/** Chooses as many things of a kind as are asked for, and confirms by Enter on the last of them. */
async function takeOnBoard(keyboard: Keyboard, player: Player, thing: string): Promise<void> {
  for (let taken = 0; !(await isOn(player.confirm)); taken++) {
    assert.ok(taken < MOST_THINGS, `no answer to be had: ${await player.sentence.innerText()}`)
    await keyboard.tabTo(thing)
    await keyboard.press('Enter')
  }
  await player.preview.waitFor()
  await keyboard.press('Enter')
  await player.preview.waitFor({ state: 'detached' })
}
