import assert from 'node:assert/strict'
import type { TrickerionText } from '@curio/trickerion/text'
import { capital } from '@curio/ui/language'
import type { Page } from 'playwright-core'
import { drawnFor, isEnd, part, partsFor, thing } from '../../../support/trickerion/board.ts'
import type { Coming } from '../../../support/trickerion/line.ts'
import { eventually } from '../eventually.ts'
import type { Keyboard } from '../keyboard.ts'
import { plain } from '../lines.ts'
import { FINISH, type Player } from '../player.ts'

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
    if (isEnd(coming)) return this.#end()
    await this.#choose(coming)
    // Enter on what was named last confirms it too.
    if (!(await this.#keyboard.isAt('.stage [data-target]')))
      await this.#keyboard.tabOnto(this.#player.confirm)
    await this.#keyboard.press('Enter')
    await this.#player.preview.waitFor({ state: 'detached' })
  }

  /** A turn that leaves something unused is ended by a second press. */
  async #end(): Promise<void> {
    await this.#keyboard.press('e')
    await this.#page.waitForFunction(
      (finish) => document.querySelector('.toast') ?? document.querySelector(finish) === null,
      FINISH,
    )
    if (await this.#player.toast.isVisible()) await this.#keyboard.press('e')
    await this.#page.locator(FINISH).waitFor({ state: 'detached' })
  }

  async #choose({ question, view, value, acts }: Coming): Promise<void> {
    const words = capital(plain(this.#text.spoken(question, value, view)))
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
