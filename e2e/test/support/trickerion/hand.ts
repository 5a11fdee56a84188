import assert from 'node:assert/strict'
import type { TrickerionText } from '@curio/trickerion/text'
import type { Locator, Page } from 'playwright-core'
import { drawnFor, isEnd, part, partsFor, thing } from '../../../support/trickerion/board.ts'
import type { Coming } from '../../../support/trickerion/line.ts'
import { eventually } from '../eventually.ts'
import { plain } from '../lines.ts'
import { FINISH, type Player } from '../player.ts'

/** A marker points in one of four directions. */
const TURNS = 4

/** Somebody who gives known answers where things are drawn: with a mouse, or on a phone with a finger. */
export class Hand {
  readonly #player: Player
  readonly #page: Page
  readonly #text: TrickerionText
  readonly #touches: boolean

  constructor(player: Player, text: TrickerionText, by: 'mouse' | 'finger' = 'mouse') {
    this.#player = player
    this.#page = player.page
    this.#text = text
    this.#touches = by === 'finger'
  }

  /** Gives an answer, and waits until the table has taken it. */
  async give(coming: Coming): Promise<void> {
    if (!isEnd(coming)) await this.choose(coming)
    await this.send(coming)
  }

  /** Confirms what is chosen, or ends the turn; waits until the table has taken it. */
  async send(coming: Coming): Promise<void> {
    const { finish, confirm, preview, toast } = this.#player
    const ends = isEnd(coming)
    const button = ends ? finish : confirm
    if (!this.#touches) return this.#player.send(button)
    await button.tap()
    if (!ends) return preview.waitFor({ state: 'detached' })
    await this.#page.waitForFunction(
      (finish) => document.querySelector('.toast') ?? document.querySelector(finish) === null,
      FINISH,
    )
    // A turn that leaves something unused is ended by a second press.
    if (await toast.isVisible()) await button.tap()
    await this.#page.locator(FINISH).waitFor({ state: 'detached' })
  }

  /** Chooses an answer without confirming it. */
  async choose(coming: Coming): Promise<void> {
    const { question, view, value, acts } = coming
    const words = plain(this.#text.spoken(question, value, view))
    for (const name of drawnFor(acts)) await this.#tap(name)
    await this.#sayParts(coming, words)
    for (let turn = 0; turn < TURNS && !(await this.#isChosen(words)); turn++) await this.#turn()
    await eventually(async () => assert.ok(await this.#isChosen(words), words))
  }

  async #tap(name: string): Promise<void> {
    const found = this.#page.locator(thing(name)).filter({ visible: true }).first()
    await this.#turnTo(found)
    if (!(await found.isVisible())) return
    await found.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    // Something may be drawn over the middle of a slot.
    await this.#press(found, { force: true })
  }

  /** What taps leave open is said by buttons, each of which may open the next. */
  async #sayParts({ acts }: Coming, words: string): Promise<void> {
    for (const name of partsFor(acts)) {
      if (await this.#isChosen(words)) return
      const button = this.#page.locator(`${part(name)}[aria-pressed="false"]`).first()
      if (await button.isVisible()) await this.#press(button)
    }
  }

  /** By the key, or where there is none by the buttons of its directions. */
  async #turn(): Promise<void> {
    if (!this.#touches) return this.#page.keyboard.press('r')
    const buttons = this.#page.locator('.stage [data-part^="turn:"]')
    const pressed = await buttons.evaluateAll((all) =>
      all.findIndex((each) => each.getAttribute('aria-pressed') === 'true'),
    )
    if ((await buttons.count()) > 0) await buttons.nth((pressed + 1) % (await buttons.count())).tap()
  }

  async #isChosen(words: string): Promise<boolean> {
    const { preview } = this.#player
    return (await preview.isVisible()) && plain(await preview.innerText()).includes(words)
  }

  /** A phone shows one place at a time. */
  async #turnTo(found: Locator): Promise<void> {
    if (!this.#touches) return
    for (const place of await this.#page.locator('.stage nav button').all()) {
      if (await found.isVisible()) return
      if (await place.isVisible()) await place.tap()
    }
  }

  #press(element: Locator, options: { readonly force?: boolean } = {}): Promise<void> {
    return this.#touches ? element.tap(options) : element.click(options)
  }
}
