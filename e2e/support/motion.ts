import type { BrowserContext, Page } from 'playwright-core'

/** What a page tells of its motion, and how a test takes it into its own hands. */
interface Probe {
  /** Everything that was animated, by the names of the properties. */
  readonly properties: Set<string>
  /** How many motions and pauses have begun. */
  begun: number
  /** Those that have begun and not ended. */
  readonly running: Set<Animation>
  /** While it is so, whatever begins stops at its first frame until it is let go. */
  isHeld: boolean
}

declare global {
  interface Window {
    motionProbe: Probe
  }
}

type Speed = 0 | 0.5 | 1 | 2

/** From the next page on, tables move at this speed, and what moves can be watched. */
export async function setMotion(context: BrowserContext, speed: Speed): Promise<void> {
  await context.addInitScript((chosen) => {
    if (self.origin === 'null') return
    const settings = JSON.parse(localStorage.getItem('curio.settings') ?? '{}')
    localStorage.setItem('curio.settings', JSON.stringify({ ...settings, speed: chosen }))
  }, speed)
  await context.addInitScript(() => {
    const probe: Probe = { properties: new Set(), begun: 0, running: new Set(), isHeld: false }
    window.motionProbe = probe
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      for (const frame of Array.isArray(frames) ? frames : [frames])
        for (const property of Object.keys(frame ?? {})) probe.properties.add(property)
      return animate.call(this, frames, options)
    }
    const { play } = Animation.prototype
    Animation.prototype.play = function () {
      probe.begun += 1
      probe.running.add(this)
      const end = (): boolean => probe.running.delete(this)
      this.finished.then(end, end)
      if (!probe.isHeld) play.call(this)
    }
  })
}

export async function holdMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.motionProbe.isHeld = true
  })
}

/** Lets what is held come to its end; what comes after it is held again. */
export async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const each of window.motionProbe.running) each.finish()
  })
}

export async function untilHeld(page: Page): Promise<void> {
  await page.waitForFunction(() => window.motionProbe.running.size > 0)
}

/** Sets everything that is held to a part of its time, from 0 to 1; gives how long the longest takes, in milliseconds. */
export function poseMotion(page: Page, part: number): Promise<number> {
  return page.evaluate((at) => {
    const held = [...window.motionProbe.running].filter(
      ({ effect }) => effect instanceof KeyframeEffect && effect.target !== null,
    )
    const lengths = held.map((each) => Number(each.effect?.getComputedTiming().duration ?? 0))
    const longest = Math.max(0, ...lengths)
    // All began together; the shorter ones are over when the longest is not.
    for (const [index, each] of held.entries())
      each.currentTime = Math.min(lengths[index] ?? 0, at * longest) - 0.01
    return longest
  }, part)
}

const PATIENCE = 5_000

/** The things that are held now, by their marks or their classes; null when nothing moves any more. */
export async function shownMotion(page: Page): Promise<readonly string[] | null> {
  try {
    await page.waitForFunction(() => window.motionProbe.running.size > 0, null, { timeout: PATIENCE })
  } catch {
    return null
  }
  return page.evaluate(() =>
    [...window.motionProbe.running].flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return target === null ? [] : [target.getAttribute('data-motion') ?? `${target.getAttribute('class')}`]
    }),
  )
}
