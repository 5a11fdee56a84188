import assert from 'node:assert/strict'
import type { TrickerionText } from '@curio/trickerion/text'
import type { Locator } from 'playwright-core'
import type { Coming, Line } from '../../../support/trickerion/line.ts'
import { textFor } from '../../../support/trickerion/words.ts'
import { assertAsked } from '../lines.ts'
import { ASKED, Player } from '../player.ts'
import type { Visitor } from '../visitor.ts'

/** How people at one screen do what they do: by mouse, by touch, by keys. */
export interface Manner {
  readonly press: (button: Locator) => Promise<void>
  readonly give: (player: Player, text: TrickerionText, coming: Coming) => Promise<void>
  /** Called with whoever sits behind the open curtain. */
  readonly look?: (seat: number) => Promise<void>
}

/** People who share a screen, and a line that says what each of them answers. */
export class OneScreen {
  readonly #visitor: Visitor
  readonly #line: Line
  readonly #names: readonly string[]
  readonly #manner: Manner
  readonly #player: Player

  constructor(visitor: Visitor, line: Line, names: readonly string[], manner: Manner) {
    this.#visitor = visitor
    this.#line = line
    this.#names = names
    this.#manner = manner
    this.#player = new Player(visitor)
  }

  /** Plays on until something is to be answered. */
  async play(until: (coming: Coming) => boolean): Promise<void> {
    for (let { coming } = this.#line; coming !== null && !until(coming); { coming } = this.#line) {
      if (coming.question.kind === 'plan') await this.#plan()
      else {
        await this.#sitDown()
        await this.#give(coming)
        this.#line.step()
      }
    }
    if (this.#line.coming !== null) await this.#sitDown()
  }

  /** Everybody makes their whole plan before the next one comes to the screen, whatever the order of the line. */
  async #plan(): Promise<void> {
    const plans = this.#plansAhead()
    for (let sealed = 0; sealed < plans.size; sealed++) {
      const seat = await this.#openCurtain()
      for (const coming of plans.get(seat) ?? assert.fail(`seat ${seat} plans nothing`))
        await this.#give(coming)
    }
  }

  #plansAhead(): ReadonlyMap<number, readonly Coming[]> {
    const plans = new Map<number, Coming[]>()
    const line = this.#line
    for (let { coming } = line; coming?.question.kind === 'plan'; { coming } = line) {
      plans.set(coming.seat, [...(plans.get(coming.seat) ?? []), coming])
      line.step()
    }
    return plans
  }

  /** Opens the curtain if there is one. */
  async #sitDown(): Promise<void> {
    const { page } = this.#visitor
    await page.locator(`.curtain, ${ASKED}`).first().waitFor()
    if (await page.locator('.curtain').isVisible()) await this.#openCurtain()
  }

  /** Waits for the curtain and opens it; gives the seat that it calls. */
  async #openCurtain(): Promise<number> {
    const { page, words } = this.#visitor
    const curtain = page.locator('.curtain')
    const title = await curtain.getByRole('heading').innerText()
    const seat = this.#names.findIndex((name) => words.table.curtainTitle(name) === title)
    assert.ok(seat >= 0, title)
    await this.#manner.press(curtain.getByRole('button'))
    await curtain.waitFor({ state: 'detached' })
    await this.#manner.look?.(seat)
    return seat
  }

  async #give(coming: Coming): Promise<void> {
    const text = textFor('ru', this.#names)
    await assertAsked(this.#player, text.prompt(coming.question, coming.view))
    await this.#manner.give(this.#player, text, coming)
  }
}
