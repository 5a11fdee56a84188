import assert from 'node:assert/strict'
import type { TrickerionText } from '@curio/trickerion/text'
import { capital } from '@curio/ui/language'
import type { Locator } from 'playwright-core'
import { drawnFor, isEnd, part, partsFor, thing } from '../../../support/trickerion/board.ts'
import type { Coming } from '../../../support/trickerion/line.ts'
import { eventually } from '../eventually.ts'
import { Hand } from '../hand.ts'
import { plain } from '../lines.ts'
import type { Player } from '../player.ts'

/** A marker points in one of four directions. */
const TURNS = 4

/** Somebody who gives the answers of a known game where the board draws them. */
export class TrickerionHand extends Hand<Coming> {
  readonly #text: TrickerionText

  constructor(player: Player, text: TrickerionText, by: 'mouse' | 'finger' = 'mouse') {
    super(player, by)
    this.#text = text
  }

  protected ends(coming: Coming): boolean {
    return isEnd(coming)
  }

  /** Chooses an answer without confirming it. */
  async choose(coming: Coming): Promise<void> {
    const { question, view, value, acts } = coming
    const words = capital(plain(this.#text.spoken(question, value, view)))
    for (const name of drawnFor(acts)) await this.#tap(name)
    await this.#sayParts(coming, words)
    for (let turn = 0; turn < TURNS && !(await this.#isChosen(words)); turn++) await this.#turn()
    await eventually(async () => assert.ok(await this.#isChosen(words), words))
  }

  async #tap(name: string): Promise<void> {
    const found = this.page.locator(thing(name)).filter({ visible: true }).first()
    await this.#turnTo(found)
    if (!(await found.isVisible())) return
    await found.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    // Something may be drawn over the middle of a slot.
    await this.press(found, { force: true })
  }

  /** What taps leave open is said by buttons, each of which may open the next. */
  async #sayParts({ acts }: Coming, words: string): Promise<void> {
    for (const name of partsFor(acts)) {
      if (await this.#isChosen(words)) return
      const button = this.page.locator(`${part(name)}[aria-pressed="false"]`).first()
      if (await button.isVisible()) await this.press(button)
    }
  }

  /** By the key, or where there is none by the buttons of its directions. */
  async #turn(): Promise<void> {
    if (!this.touches) return this.page.keyboard.press('r')
    const buttons = this.page.locator('.stage [data-part^="turn:"]')
    const pressed = await buttons.evaluateAll((all) =>
      all.findIndex((each) => each.getAttribute('aria-pressed') === 'true'),
    )
    if ((await buttons.count()) > 0) await buttons.nth((pressed + 1) % (await buttons.count())).tap()
  }

  async #isChosen(words: string): Promise<boolean> {
    const { preview } = this.player
    return (await preview.isVisible()) && plain(await preview.innerText()).includes(words)
  }

  /** A phone shows one place at a time. */
  async #turnTo(found: Locator): Promise<void> {
    if (!this.touches) return
    for (const place of await this.page.locator('.stage nav button').all()) {
      if (await found.isVisible()) return
      if (await place.isVisible()) await place.tap()
    }
  }
}
