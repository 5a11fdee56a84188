import assert from 'node:assert/strict'
import type { CryptidsText } from '@curio/cryptids/text'
import type { Locator } from 'playwright-core'
import { cellOn, drawnFor, isEnd, isLaid, layingOf, selectorOf } from '../../../support/cryptids/board.ts'
import type { Coming } from '../../../support/cryptids/line.ts'
import { type Said, saidOf } from '../../../support/cryptids/words.ts'
import { eventually } from '../eventually.ts'
import { Hand } from '../hand.ts'
import type { Player } from '../player.ts'

/** Somebody who gives the answers of a known game where the board draws them. */
export class CryptidsHand extends Hand<Coming> {
  readonly #text: CryptidsText

  constructor(player: Player, text: CryptidsText, by: 'mouse' | 'finger' = 'mouse') {
    super(player, by)
    this.#text = text
  }

  protected ends(coming: Coming): boolean {
    return isEnd(coming)
  }

  /** Chooses an answer without confirming it. */
  async choose(coming: Coming): Promise<void> {
    const said = saidOf(this.#text, coming)
    if (isLaid(coming)) await this.#lay(coming)
    else await this.#pick(coming, said)
    const { preview } = this.player
    await eventually(async () => assert.ok((await preview.innerText()).includes(said.words), said.words))
  }

  async #pick(coming: Coming, said: Said): Promise<void> {
    for (const drawn of drawnFor(coming.acts)) {
      const thing = this.page.locator(selectorOf(drawn)).first()
      if (this.touches) await this.#turnTo(thing)
      // A node of the map is hit by whatever part of it is drawn on top.
      await this.press(thing, { force: true })
    }
    if (!(await this.#isChosen(said))) await this.press(this.#button(said))
  }

  /** What a tap leaves open is said by a button of the panel: how a cryptid is tracked, which tile is taken. */
  #button({ words, before }: Said): Locator {
    return this.page
      .locator('.cb-subject')
      .getByRole('button', { name: words, exact: true, pressed: false })
      .nth(before)
  }

  async #isChosen({ words }: Said): Promise<boolean> {
    const { preview } = this.player
    return (await preview.isVisible()) && (await preview.innerText()).includes(words)
  }

  async #lay(coming: Coming): Promise<void> {
    const { piece, pieces, turns, x, y } = layingOf(coming)
    if (pieces > 1) await this.press(this.page.locator('.cb-pieces .cb-piece').nth(piece))
    const rotate = this.page.locator('.cb-placing-acts [aria-keyshortcuts="R"]')
    for (let turn = 0; turn < turns; turn++)
      await (this.touches ? rotate.tap() : this.page.keyboard.press('r'))
    const at = await cellOn(this.page, x, y)
    if (this.touches) await this.page.touchscreen.tap(at.x, at.y)
    else await this.page.mouse.click(at.x, at.y)
  }

  /** A phone shows one view at a time. */
  async #turnTo(thing: Locator): Promise<void> {
    for (const view of await this.page.locator('.cb-views button').all()) {
      if (await thing.isVisible()) return
      await view.tap()
    }
  }
}
