import { cellOn, layingOf, place, thing } from '../../support/cryptids/board.ts'
import { type Coming, Line } from '../../support/cryptids/line.ts'
import { saveOf } from '../../support/saves.ts'
import { type Shot, type Stage, settle } from '../studio.ts'

/** A game to look for a moment in. */
export type Source = () => Line

/** The lesson's game against the Poacher: well played. */
export const LESSON: Source = () => Line.lesson()
export const recorded =
  (name: string): Source =>
  () =>
    Line.recorded(name)

export interface Sought {
  /** The first of these games in which it comes to this. */
  readonly from: Source | readonly Source[]
  readonly when: (coming: Coming) => boolean
}

interface Found {
  readonly line: Line
  readonly coming: Coming
}

const known = new Map<string, Found>()

/** The first moment that fits; the same for every size and language. */
function find(name: string, { from, when }: Sought): Found {
  const before = known.get(name)
  if (before) return before
  for (const source of typeof from === 'function' ? [from] : from) {
    const line = source()
    const isFound = line.goTo(when)
    const { coming } = line
    if (!isFound || coming === null) continue
    const found = { line, coming }
    known.set(name, found)
    return found
  }
  throw new Error(`no game comes to ${name}`)
}

export const asked =
  (kind: string, more: (coming: Coming) => boolean = () => true) =>
  (coming: Coming): boolean =>
    coming.question.kind === kind && more(coming)

export const answered =
  (value: string) =>
  (coming: Coming): boolean =>
    coming.value === value

type Act = (stage: Stage, coming: Coming) => Promise<void>

/** A picture of the board where the first seat decides something. */
export function deciding(name: string, sought: Sought, act?: Act): Shot {
  return {
    name: `cryptids-${name}`,
    pose: async (stage) => {
      const { line, coming } = find(name, sought)
      const people = Array.from({ length: coming.seat + 1 }, (_, seat) => (seat === coming.seat ? '' : null))
      await stage.sitDown(saveOf(line.found(), name, people))
      await act?.(stage, coming)
      await settle(stage.page)
    },
  }
}

/** The end of a game. */
export function ended(name: string, source: Source, act?: (stage: Stage) => Promise<void>): Shot {
  return {
    name: `cryptids-end-${name}`,
    pose: async (stage) => {
      const line = source()
      line.goTo(() => false)
      await stage.sitDown(saveOf(line.found(), name))
      await stage.page.locator('.end .chart').waitFor()
      await act?.(stage)
      await settle(stage.page)
    },
  }
}

/** Taps things one after another, as if by keyboard: the pointer stays away. A phone turns to the view they are on. */
export const tap =
  (...things: readonly string[]): Act =>
  async ({ page, phone }) => {
    for (const each of things) {
      const element = page.locator(each).first()
      if (phone) {
        for (const view of await page.locator('.cb-views button').all())
          if ((await element.count()) === 0) await view.click()
      }
      await element.dispatchEvent('click')
    }
  }

export const tapPlace = (id: string): Act => tap(place(id))
export const tapThings = (...names: readonly string[]): Act => tap(...names.map(thing))

/** Holds the piece where it is laid, or over another cell; lays it there, or leaves it in the hand. */
export const hold =
  (lays: boolean, over?: { readonly x: number; readonly y: number }): Act =>
  async ({ page, phone }, coming) => {
    const { piece, pieces, turns, x, y } = layingOf(coming)
    const chosen = page.locator('.cb-pieces .cb-piece').nth(piece)
    if (pieces > 1) await (phone ? chosen.tap() : chosen.click())
    for (let turn = 0; turn < turns; turn++) await page.keyboard.press('r')
    const at = await cellOn(page, over?.x ?? x, over?.y ?? y)
    if (phone) await page.touchscreen.tap(at.x, at.y)
    else if (lays) await page.mouse.click(at.x, at.y)
    else await page.mouse.move(at.x, at.y)
  }

/** Turns a phone to one of its views; a desktop shows them all. */
export const turnTo =
  (view: 'europe' | 'cards' | 'own' | 'track' | 'reserve'): Act =>
  async ({ page, phone }) => {
    const number = ['europe', 'cards', 'own', 'track', 'reserve'].indexOf(view)
    if (phone) await page.locator('.cb-views button').nth(number).click()
  }
