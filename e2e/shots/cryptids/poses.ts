import type { Act, CryptidsView } from '@curio/cryptids/text'
import { cellOn, layingOf, place, thing } from '../../support/cryptids/board.ts'
import { Line } from '../../support/cryptids/line.ts'
import {
  type Sought as LineSought,
  type Source as LineSource,
  linePoses,
  type Pose,
  recordedIn,
} from '../line-poses.ts'

export type Source = LineSource<CryptidsView, Act>
export type Sought = LineSought<CryptidsView, Act>

/** The lesson's game against the Poacher: well played. */
export const LESSON: Source = () => Line.lesson()
export const recorded = recordedIn(Line)

export const { asked, answered, deciding, ended } = linePoses<CryptidsView, Act>('cryptids')

type Posed = Pose<CryptidsView, Act>

/** Taps things one after another, as if by keyboard: the pointer stays away. A phone turns to the view they are on. */
export const tap =
  (...things: readonly string[]): Posed =>
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

export const tapPlace = (id: string): Posed => tap(place(id))
export const tapThings = (...names: readonly string[]): Posed => tap(...names.map(thing))

/** Holds the piece where it is laid, or over another cell; lays it there, or leaves it in the hand. */
export const hold =
  (lays: boolean, over?: { readonly x: number; readonly y: number }): Posed =>
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
  (view: 'europe' | 'cards' | 'own' | 'track' | 'reserve'): Posed =>
  async ({ page, phone }) => {
    const number = ['europe', 'cards', 'own', 'track', 'reserve'].indexOf(view)
    if (phone) await page.locator('.cb-views button').nth(number).click()
  }
