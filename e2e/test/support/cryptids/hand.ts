import assert from 'node:assert/strict'
import type { CryptidsText } from '@curio/cryptids/text'
import type { Locator, Page } from 'playwright-core'
import { cellOn, drawnFor, isEnd, isLaid, layingOf, selectorOf } from '../../../support/cryptids/board.ts'
import type { Coming } from '../../../support/cryptids/line.ts'
import { type Said, saidOf } from '../../../support/cryptids/words.ts'
import { eventually } from '../eventually.ts'
import { FINISH, type Player } from '../player.ts'

/** Somebody who gives known answers where things are drawn: with a mouse, or on a phone with a finger. */
export class Hand {
  readonly #player: Player
  readonly #page: Page
  readonly #text: CryptidsText
  readonly #touches: boolean

  constructor(player: Player, text: CryptidsText, by: 'mouse' | 'finger' = 'mouse') {
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
    // Under a lowered sheet there is no list of options that would go with the question.
    const open = this.#page.locator(FINISH)
    if (!ends) return preview.waitFor({ state: 'detached' })
    await this.#page.waitForFunction(
      (finish) => document.querySelector('.toast') ?? document.querySelector(finish) === null,
      FINISH,
    )
    // A turn that leaves something unused is ended by a second press.
    if (await toast.isVisible()) await button.tap()
    await open.waitFor({ state: 'detached' })
  }

  /** Chooses an answer without confirming it. */
  async choose(coming: Coming): Promise<void> {
    const said = saidOf(this.#text, coming)
    if (isLaid(coming)) await this.#lay(coming)
    else await this.#pick(coming, said)
    const { preview } = this.#player
    await eventually(async () => assert.ok((await preview.innerText()).includes(said.words), said.words))
  }

  async #pick(coming: Coming, said: Said): Promise<void> {
    for (const drawn of drawnFor(coming.acts)) {
      const thing = this.#page.locator(selectorOf(drawn)).first()
      if (this.#touches) await this.#turnTo(thing)
      // A node of the map is hit by whatever part of it is drawn on top.
      await this.#press(thing, { force: true })
    }
    if (!(await this.#isChosen(said))) await this.#press(this.#button(said))
  }

  /** What a tap leaves open is said by a button of the panel: how a cryptid is tracked, which tile is taken. */
  #button({ words, before }: Said): Locator {
    return this.#page
      .locator('.cb-subject')
      .getByRole('button', { name: words, exact: true, pressed: false })
      .nth(before)
  }

  async #isChosen({ words }: Said): Promise<boolean> {
    const { preview } = this.#player
    return (await preview.isVisible()) && (await preview.innerText()).includes(words)
  }

  async #lay(coming: Coming): Promise<void> {
    const { piece, pieces, turns, x, y } = layingOf(coming)
    if (pieces > 1) await this.#press(this.#page.locator('.cb-pieces .cb-piece').nth(piece))
    const rotate = this.#page.locator('.cb-placing-acts [aria-keyshortcuts="R"]')
    for (let turn = 0; turn < turns; turn++)
      await (this.#touches ? rotate.tap() : this.#page.keyboard.press('r'))
    const at = await cellOn(this.#page, x, y)
    if (this.#touches) await this.#page.touchscreen.tap(at.x, at.y)
    else await this.#page.mouse.click(at.x, at.y)
  }

  /** A phone shows one view at a time. */
  async #turnTo(thing: Locator): Promise<void> {
    for (const view of await this.#page.locator('.cb-views button').all()) {
      if (await thing.isVisible()) return
      await view.tap()
    }
  }

  #press(element: Locator, options: { readonly force?: boolean } = {}): Promise<void> {
    return this.#touches ? element.tap(options) : element.click(options)
  }
}
