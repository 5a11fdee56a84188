import assert from 'node:assert/strict'
import type { TrickerionText } from '@curio/trickerion/text'
import type { Page } from 'playwright-core'
import { drawnFor, isEnd, part, partsFor, thing } from '../../../support/trickerion/board.ts'
import type { Coming } from '../../../support/trickerion/line.ts'
import { eventually } from '../eventually.ts'
import type { Keyboard } from '../keyboard.ts'
import { plain } from '../lines.ts'
import type { Player } from '../player.ts'

/** A marker points in one of four directions. */
const TURNS = 4

/** Somebody who gives known answers on the board with nothing but a keyboard. */
export class Keys {
  readonly #keyboard: Keyboard
  readonly #player: Player
  readonly #page: Page
  readonly #text: TrickerionText
  /** How often a marker was turned. */
  turned = 0

  constructor(keyboard: Keyboard, player: Player, text: TrickerionText) {
    this.#keyboard = keyboard
    this.#player = player
    this.#page = keyboard.page
    this.#text = text
  }

  /** Gives an answer, and waits until it is taken. */
  async give(coming: Coming): Promise<void> {
    const list = await this.#page.locator('.options').elementHandle()
    if (isEnd(coming)) await this.#end()
    else {
      await this.#choose(coming)
      await this.#keyboard.tabOnto(this.#player.confirm)
      await this.#keyboard.press('Enter')
    }
    await this.#page.waitForFunction((shown) => shown?.isConnected !== true, list)
  }

  /** A turn that leaves something unused is ended by a second press. */
  async #end(): Promise<void> {
    const { finish, toast } = this.#player
    await this.#keyboard.press('e')
    await eventually(async () => assert.ok((await toast.isVisible()) || !(await finish.isEnabled())))
    if (await toast.isVisible()) await this.#keyboard.press('e')
  }

  async #choose({ question, view, value, acts }: Coming): Promise<void> {
    const words = plain(this.#text.spoken(question, value, view))
    for (const name of drawnFor(acts)) {
      const found = this.#page.locator(thing(name)).filter({ visible: true }).first()
      await this.#keyboard.tabOnto(found)
      await this.#keyboard.press('Enter')
    }
    for (const name of partsFor(acts)) {
      if (await this.#isChosen(words)) break
      const button = this.#page.locator(`${part(name)}[aria-pressed="false"]`).first()
      if (!(await button.isVisible())) continue
      await this.#keyboard.tabOnto(button)
      await this.#keyboard.press('Enter')
    }
    for (let turn = 0; turn < TURNS && !(await this.#isChosen(words)); turn++) {
      await this.#keyboard.press('r')
      this.turned += 1
    }
    await eventually(async () => assert.ok(await this.#isChosen(words), words))
  }

  async #isChosen(words: string): Promise<boolean> {
    const { preview } = this.#player
    return (await preview.isVisible()) && plain(await preview.innerText()).includes(words)
  }
}
