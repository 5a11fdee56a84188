import type { Locator, Page } from 'playwright-core'
import { FINISH, type Player } from './player.ts'

/** Somebody who gives known answers where things are drawn: with a mouse, or on a phone with a finger. */
export abstract class Hand<Coming> {
  protected readonly player: Player
  protected readonly page: Page
  protected readonly touches: boolean

  constructor(player: Player, by: 'mouse' | 'finger') {
    this.player = player
    this.page = player.page
    this.touches = by === 'finger'
  }

  /** Chooses an answer without confirming it. */
  abstract choose(coming: Coming): Promise<void>

  /** Whether the answer ends the turn, by a button of its own. */
  protected abstract ends(coming: Coming): boolean

  /** Gives an answer, and waits until the table has taken it. */
  async give(coming: Coming): Promise<void> {
    if (!this.ends(coming)) await this.choose(coming)
    await this.send(coming)
  }

  /** Confirms what is chosen, or ends the turn; waits until the table has taken it. */
  async send(coming: Coming): Promise<void> {
    const { finish, confirm, preview, toast } = this.player
    const ends = this.ends(coming)
    const button = ends ? finish : confirm
    if (!this.touches) return this.player.send(button)
    // Under a lowered sheet there is no list of options that would go with the question.
    await button.tap()
    if (!ends) return preview.waitFor({ state: 'detached' })
    await this.page.waitForFunction(
      (finish) => document.querySelector('.toast') ?? document.querySelector(finish) === null,
      FINISH,
    )
    // A turn that leaves something unused is ended by a second press.
    if (await toast.isVisible()) await button.tap()
    await this.page.locator(FINISH).waitFor({ state: 'detached' })
  }

  protected press(element: Locator, options: { readonly force?: boolean } = {}): Promise<void> {
    return this.touches ? element.tap(options) : element.click(options)
  }
}
