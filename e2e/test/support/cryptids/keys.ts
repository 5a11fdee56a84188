import assert from 'node:assert/strict'
import type { CryptidsText } from '@curio/cryptids/text'
import { optionsOf } from '@curio/kernel'
import type { Page } from 'playwright-core'
import { drawnFor, isEnd, isLaid, layingOf, middleOf, selectorOf } from '../../../support/cryptids/board.ts'
import type { Coming } from '../../../support/cryptids/line.ts'
import { EUROPE, type Said, saidOf } from '../../../support/cryptids/words.ts'
import { eventually } from '../eventually.ts'
import type { Keyboard } from '../keyboard.ts'
import type { Player } from '../player.ts'

/** Lists that are longer can be searched. */
const FAR = 13
/** More steps than any walk over the map takes. */
const MOST_STEPS = 40

/** Somebody who gives known answers with nothing but a keyboard. */
export class Keys {
  readonly #keyboard: Keyboard
  readonly #player: Player
  readonly #page: Page
  readonly #text: CryptidsText

  constructor(keyboard: Keyboard, player: Player, text: CryptidsText) {
    this.#keyboard = keyboard
    this.#player = player
    this.#page = keyboard.page
    this.#text = text
  }

  /** Gives an answer from the list of options, and waits until it is taken. */
  give(coming: Coming): Promise<void> {
    return this.#give(coming, (said) => this.#pickFromList(coming, said))
  }

  /** Gives an answer where it is drawn, and waits until it is taken. */
  giveOnBoard(coming: Coming): Promise<void> {
    return this.#give(coming, (said) => this.#pickOnBoard(coming, said))
  }

  async #give(coming: Coming, pick: (said: Said) => Promise<void>): Promise<void> {
    const list = await this.#page.locator('.options').elementHandle()
    if (isEnd(coming)) await this.#keyboard.press('e')
    else {
      const said = saidOf(this.#text, coming)
      if (isLaid(coming)) await this.#lay(coming)
      else await pick(said)
      await eventually(async () => assert.ok(await this.#isChosen(said), said.words))
      if (coming.question.form === 'pick') await this.#keyboard.tabOnto(this.#player.confirm)
      await this.#keyboard.press('Enter')
    }
    await this.#page.waitForFunction((shown) => shown?.isConnected !== true, list)
  }

  async #isChosen({ words }: Said): Promise<boolean> {
    const { preview } = this.#player
    return (await preview.isVisible()) && (await preview.innerText()).includes(words)
  }

  /** Arrows lead from option to option, a search to those far down; Enter chooses. */
  async #pickFromList({ question, value }: Coming, said: Said): Promise<void> {
    const options = optionsOf(question)
    const list = this.#page.locator('.options__option')
    for (const each of Array.isArray(value) ? value : [value]) {
      const place = options.indexOf(each)
      if (place >= FAR) {
        await this.#keyboard.tabOnto(this.#page.locator('.options input'))
        await this.#page.keyboard.insertText(said.words)
        await this.#keyboard.tabOnto(list.nth(said.before))
      } else {
        if (!(await this.#keyboard.isAt('.options__option'))) await this.#keyboard.tabOnto(list.first())
        const at = await this.#focused()
        for (let step = 0; step < Math.abs(place - at); step++)
          await this.#keyboard.press(place > at ? 'ArrowDown' : 'ArrowUp')
      }
      await this.#keyboard.press('Enter')
    }
  }

  /** Which option of the list has the focus. */
  #focused(): Promise<number> {
    return this.#page
      .locator('.options__option')
      .evaluateAll((options) => options.findIndex((option) => option.matches(':focus')))
  }

  /** What Enter on a thing leaves open is said by a button of the panel. */
  async #pickOnBoard(coming: Coming, said: Said): Promise<void> {
    for (const drawn of drawnFor(coming.acts)) {
      if ('place' in drawn) await this.#walkTo(drawn.place)
      else await this.#keyboard.tabOnto(this.#page.locator(selectorOf(drawn)).first())
      await this.#keyboard.press('Enter')
    }
    if (await this.#isChosen(said)) return
    const button = this.#page.locator('.cb-subject').getByRole('button', { name: said.words, exact: true })
    await this.#keyboard.tabOnto(button.nth(said.before))
    await this.#keyboard.press('Enter')
  }

  /** Arrow by arrow over the map. */
  async #walkTo(place: string): Promise<void> {
    await this.#keyboard.tabOnto(this.#page.locator('.cb-place-button[tabindex="0"]'))
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const target = await this.#page.locator('.cb-place-button:focus').getAttribute('data-target')
      const here = EUROPE.map.locations.find(({ id }) => target === `place:${id}`)?.id ?? ''
      if (here === place) return
      await this.#keyboard.press(wayTo(here, place, steps))
    }
    assert.fail(`the arrow keys do not lead to ${place}`)
  }

  /** The piece by Enter, its turn by R, its place by arrows; Enter lays it. */
  async #lay(coming: Coming): Promise<void> {
    const { piece, pieces, turns, x, y } = layingOf(coming)
    if (pieces > 1) {
      await this.#keyboard.tabOnto(this.#page.locator('.cb-pieces .cb-piece').nth(piece))
      await this.#keyboard.press('Enter')
    }
    await this.#keyboard.tabOnto(this.#page.locator('.cb-reserve--placing'))
    for (let turn = 0; turn < turns; turn++) await this.#keyboard.press('r')
    await this.#moveTo(x, y)
    await this.#keyboard.press('Enter')
  }

  /** The first arrow brings the piece over the middle of the reserve. */
  async #moveTo(x: number, y: number): Promise<void> {
    await this.#keyboard.press('ArrowLeft')
    const middle = await middleOf(this.#page)
    for (let step = 0; step < Math.abs(x - middle.x); step++)
      await this.#keyboard.press(x > middle.x ? 'ArrowRight' : 'ArrowLeft')
    for (let step = 0; step < Math.abs(y - middle.y); step++)
      await this.#keyboard.press(y > middle.y ? 'ArrowDown' : 'ArrowUp')
  }
}

/** The arrow along the longer way; now and then the other one, so that nobody walks in circles. */
function wayTo(from: string, to: string, steps: number): string {
  const at = (id: string) => EUROPE.map.locations.find((location) => location.id === id) ?? { x: 0, y: 0 }
  const [across, down] = [at(to).x - at(from).x, at(to).y - at(from).y]
  const isAcross = Math.abs(across) > Math.abs(down)
  if (isAcross === steps % 4 < 3) return across > 0 ? 'ArrowRight' : 'ArrowLeft'
  return down > 0 ? 'ArrowDown' : 'ArrowUp'
}
