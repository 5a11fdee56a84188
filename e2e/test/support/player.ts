import type { ElementHandle, Locator, Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import type { Visitor } from './visitor.ts'

/** Where answers are taken from: the list of options in words, or the drawn board. */
export type Manner = 'list' | 'board'

/** What can be tapped next, by where it is looked for; of several kinds the first that is there. */
const TAPPABLE: Readonly<Record<Manner, readonly string[]>> = {
  list: ['.options__option[aria-pressed="false"]'],
  board: [
    '.rt-die-button--legal[aria-pressed="false"]',
    '.rt-card-button--legal[aria-pressed="false"]',
    '.rt-target--legal[aria-pressed="false"]',
    '.rt-decision .rt-option[aria-pressed="false"]:not(.rt-way)',
    '.cb-acts .cb-act[aria-pressed="false"]',
    '.cb-stack .cb-piece[aria-pressed="false"]',
    '.cb-die.cb-legal[aria-pressed="false"]',
    '.cb-step.cb-legal[aria-pressed="false"]',
    '.cb-card.cb-legal[aria-pressed="false"]',
    '.options__option[aria-pressed="false"]',
  ],
}

/** The button that ends the turn, when it can be pressed. */
export const FINISH = '.acts [aria-keyshortcuts="E"]:not([aria-disabled])'

/** A table that asks, and is not busy with the answer before. */
export const ASKED = '.table:has(.prompt__text--mine):has(.acts[aria-busy="false"])'

/** More taps than any question needs. */
const MOST_TAPS = 40

/** Somebody who plays at an open table of a desktop by what is on the screen. */
export class Player {
  readonly page: Page
  readonly manner: Manner
  readonly confirm: Locator
  readonly finish: Locator
  readonly undo: Locator
  readonly sentence: Locator
  /** What the selected answer would mean; it goes when the answer is taken. */
  readonly preview: Locator
  readonly toast: Locator
  readonly #news: Locator
  #taps = 0
  #reads = false

  constructor({ page, words }: Pick<Visitor, 'page' | 'words'>, manner: Manner = 'list') {
    this.page = page
    this.manner = manner
    // Looked for before every act, so it must be found quickly.
    this.#news = page
      .locator('dialog')
      .filter({ hasText: words.table.sinceTitle })
      .getByRole('button', { name: words.table.sinceContinue })
    this.confirm = page.locator('.acts').getByRole('button', { name: words.table.confirm })
    this.finish = page.locator('.acts').getByRole('button', { name: words.table.finish })
    this.undo = page.locator('.acts [aria-keyshortcuts="U"]')
    this.sentence = page.locator('.prompt__sentence')
    this.preview = page.locator('.prompt__preview')
    this.toast = page.locator('.toast')
  }

  /** Waits for the table and opens the list of options. */
  async sitDown(): Promise<void> {
    // Whoever comes back may be told what happened meanwhile.
    if (!this.#reads) await this.page.addLocatorHandler(this.#news, (button) => button.click())
    this.#reads = true
    await this.sentence.waitFor()
    await this.page.getByRole('tab').first().click()
  }

  isAsked(): Promise<boolean> {
    return this.page.locator(ASKED).isVisible()
  }

  isOver(): Promise<boolean> {
    return this.page.locator('.end').isVisible()
  }

  /** Waits until this player is asked something and can answer; false when the game is over instead. */
  async awaitTurn(): Promise<boolean> {
    await this.page.locator(`${ASKED}, .end`).first().waitFor()
    return !(await this.isOver())
  }

  /** Gives one answer. */
  async answer(): Promise<void> {
    if (await isOn(this.finish)) return this.send(this.finish)
    for (let taps = 0; !(await isOn(this.confirm)); taps++) {
      if (taps === MOST_TAPS) throw new Error(`no answer to be had: ${await this.sentence.innerText()}`)
      // A final route is selected when the search is done; until then there may be nothing to tap.
      await eventually(async () => {
        if (!(await isOn(this.confirm))) await this.#tap()
      })
    }
    await this.send(this.confirm)
  }

  async playToEnd(): Promise<void> {
    while (await this.awaitTurn()) await this.answer()
  }

  /** Presses a button that gives an answer, and waits until the table has taken it. */
  async send(button: Locator): Promise<void> {
    // The list of a question goes with the question.
    const list = await this.page.locator('.options').elementHandle()
    await button.click()
    if (button === this.finish && (await this.#isAskedTwice(list))) await button.click()
    await this.page.waitForFunction((shown) => shown?.isConnected !== true, list)
  }

  /** A turn that leaves something unused is ended by a second press: the first one says what is left. */
  async #isAskedTwice(list: ElementHandle | null): Promise<boolean> {
    const told = await this.page.waitForFunction((shown) => {
      if (shown?.isConnected !== true) return 'ended'
      return document.querySelector('.toast') ? 'asked' : false
    }, list)
    return (await told.jsonValue()) === 'asked'
  }

  /** Taps the next thing that the table offers. */
  async #tap(): Promise<void> {
    for (const selector of TAPPABLE[this.manner]) {
      const found = this.page.locator(selector)
      const count = await found.count()
      if (count === 0) continue
      // A road is hit by whatever part of it is drawn on top.
      await found.nth((this.#taps++ * 7) % count).click({ force: true })
      return
    }
    throw new Error(`nothing to tap: ${await this.sentence.innerText()}`)
  }
}

export async function isOn(button: Locator): Promise<boolean> {
  return (await button.getAttribute('aria-disabled')) === null
}

/** Everybody answers what they are asked until something is so. */
export async function playTogether(players: readonly Player[], until: () => Promise<boolean>): Promise<void> {
  while (!(await until())) for (const player of players) if (await player.isAsked()) await player.answer()
}
