import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { Effort } from '../effort.ts'
import { figureOf, percentile } from '../measure.ts'
import { atMost, type Row, row } from '../row.ts'
import { Child } from '../server/child.ts'
import { boardsIn } from '../site-code.ts'

const { CHROMIUM = '/usr/bin/chromium' } = process.env
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const ASSETS = join(ROOT, 'web/dist/assets')
const SERVER = new URL('../../../server/src/main.ts', import.meta.url)

/** A stretch of a recorded game in which much moves: where it begins, and how many notes it has. */
const STRETCHES = {
  route: { name: 'Route', log: 'games/route/test/golden/points-2.json', from: 78, notes: 20 },
  cryptids: { name: 'Cryptids', log: 'games/cryptids/test/golden/reserve-2.json', from: 384, notes: 20 },
} as const
type Stretch = (typeof STRETCHES)[keyof typeof STRETCHES]

/** Where it is watched; a phone has a slower processor. */
const DEVICES = {
  desktop: { name: 'a desktop', slower: 1, screen: { viewport: { width: 1440, height: 900 } } },
  phone: {
    name: 'a phone with a processor 4 times slower',
    slower: 4,
    screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
} as const
type Device = (typeof DEVICES)[keyof typeof DEVICES]

/** What a board weighs, and how smoothly it moves. */
export async function webRows(effort: Effort): Promise<Row[]> {
  execFileSync(process.execPath, ['web/ensure-site.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return [...codeRows(), ...(await frameRows(effort))]
}

/** Kilobytes of a board's code that were promised. */
const MOST_CODE: Readonly<Record<string, number>> = { trickerion: 120 }

function codeRows(): Row[] {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
  const scripts = new Map(names.map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')]))
  return [...boardsIn(scripts)].map(([game, own]) => {
    const bytes = own.reduce((sum, name) => sum + gzipSync(scripts.get(name) ?? '').length, 0)
    const most = MOST_CODE[game]
    return row({
      name: `web.${game}.code`,
      what: `the scripts of a board of ${game} that no page has without a game, by gzip`,
      unit: 'KB',
      ours: figureOf([bytes / 1_024]),
      ...(most === undefined ? {} : { target: atMost(most) }),
    })
  })
}

/** How smoothly a table moves: the times between the frames that Chromium draws while a replay plays at normal speed. */
async function frameRows({ repetitions }: Effort): Promise<Row[]> {
  if (!existsSync(CHROMIUM)) {
    console.error(
      `There is no Chromium at ${CHROMIUM}: motion is not measured. Name the program in CHROMIUM.`,
    )
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'curio-bench-'))
  const environment = { HOST: '127.0.0.1', PORT: '0', CURIO_DB: join(folder, 'curio.db'), CURIO_LOG: 'error' }
  const { child, line: address } = await Child.start(SERVER, [], environment, /open at (\S+)/)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const rows: Row[] = []
    for (const [game, stretch] of Object.entries(STRETCHES))
      for (const [where, device] of Object.entries(DEVICES)) {
        console.error(`${stretch.name} on ${device.name} …`)
        // A few repetitions are enough: one has hundreds of frames.
        const runs: number[][] = []
        for (let run = 0; run < Math.min(3, repetitions); run++)
          runs.push(await watch(browser, address, stretch, device))
        rows.push(...rowsOf(`web.${game}.${where}`, stretch, device, runs))
      }
    return rows
  } finally {
    await browser.close()
    await child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function rowsOf(name: string, stretch: Stretch, device: Device, runs: readonly (readonly number[])[]): Row[] {
  const measured = (part: string, what: string, share: number): Row =>
    row({
      name: `${name}.${part}`,
      what,
      unit: 'ms',
      ours: figureOf(runs.map((frames) => percentile(frames, share))),
    })
  return [
    measured('median', `${stretch.name} moves on ${device.name}: from frame to frame, half of them`, 0.5),
    measured('p95', 'the same, all but one in twenty', 0.95),
    measured('longest', 'the same, the longest', 1),
  ]
}

/** Plays a stretch of a replay; gives the times between its frames, in milliseconds. */
async function watch(
  browser: Browser,
  address: string,
  { log, from, notes }: Stretch,
  { screen, slower }: Device,
): Promise<number[]> {
  const context = await browser.newContext({ ...screen, locale: 'en', serviceWorkers: 'block' })
  try {
    await context.addInitScript(
      `localStorage.setItem('curio.settings', '${JSON.stringify({ language: 'en', speed: 1, sound: false })}')`,
    )
    const page = await context.newPage()
    await page.goto(`${address}/replay`)
    await page.locator('input[type=file]').setInputFiles(join(ROOT, log))
    const slider = page.locator('.steps__slider')
    await slider.fill(`${from}`)
    await page.waitForTimeout(1_000)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await keepDrawing(page)
    // Looking for a button by its name reads the whole page: done while it moves, that would be measured too.
    const play = await page.getByRole('button', { name: 'Play', exact: true }).elementHandle()
    if (play === null) throw new Error('the page has no button that plays')
    await browser.startTracing(page, { categories: CATEGORIES })
    // The browser stops for a moment when it begins to record.
    await page.waitForTimeout(500)
    await page.evaluate(`performance.mark('${BEGUN}')`)
    await play.dispatchEvent('click')
    // At the end of the match it stops by itself.
    do await page.waitForTimeout(250)
    while (
      Number(await slider.inputValue()) < from + notes &&
      (await play.getAttribute('aria-label')) !== 'Play'
    )
    const trace = await browser.stopTracing()
    return framesIn(trace.toString())
  } finally {
    await context.close()
  }
}

/** A browser draws no frame when nothing changes; a gap would look like a long frame. */
async function keepDrawing(page: Page): Promise<void> {
  await page.evaluate(`{
    const dot = document.createElement('i')
    // In a layer of its own: otherwise each of its frames would sort the whole page into layers anew.
    dot.style.cssText =
      'position:fixed;left:0;top:0;z-index:99;width:1px;height:1px;background:currentColor;will-change:opacity'
    document.body.append(dot)
    const draw = (now) => {
      dot.style.opacity = 0.1 + (now % 100) / 1000
      requestAnimationFrame(draw)
    }
    requestAnimationFrame(draw)
  }`)
}

const CATEGORIES = [
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
  'blink.user_timing',
]
const MICROSECONDS = 1_000

/** The mark in a trace from which on the table moves. */
export const BEGUN = 'curio-begun'

/** The times between the frames of a trace, in milliseconds, from the moment when the table began to move. */
export function framesIn(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: { name: string; ts: number }[] }
  const begun = traceEvents.find(({ name }) => name === BEGUN)
  if (!begun) throw new Error('the motion never began')
  const drawn = traceEvents
    .filter(({ name, ts }) => name === 'DrawFrame' && ts >= begun.ts)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other)
  return drawn.slice(1).map((ts, index) => (ts - (drawn[index] ?? ts)) / MICROSECONDS)
}
