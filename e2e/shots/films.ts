import { readFileSync } from 'node:fs'
import { cryptids } from '@curio/cryptids'
import type { Game } from '@curio/kernel'
import { recordedMatch } from '@curio/kernel/testing'
import { route } from '@curio/route'
import { trickerion } from '@curio/trickerion'
import { goldenLog } from '../support/files.ts'
import { holdMotion, letGo, poseMotion, setMotion, shownMotion } from '../support/motion.ts'
import type { Theme } from './arguments.ts'
import { type Stage, settle } from './studio.ts'

const GAMES = {
  route: route as Game,
  cryptids: cryptids as Game,
  trickerion: trickerion as Game,
} as const

/** The motion of one answer in a recorded game, as pictures one after the other. */
export interface Film {
  readonly name: string
  readonly game: keyof typeof GAMES
  /** The golden log. */
  readonly log: string
  /** The note whose answer is filmed, as somebody counts them who looks on. */
  readonly note: number
  /** Only motions of these things are filmed: a pattern for their marks, or for what is made for the motion. */
  readonly things: RegExp
}

export const FILMS: readonly Film[] = [
  { name: 'route-roll', game: 'route', log: 'points-2', note: 14, things: /^die:/ },
  { name: 'route-pen', game: 'route', log: 'points-2', note: 19, things: /segment:|tourists:/ },
  { name: 'route-final', game: 'route', log: 'points-2', note: 85, things: /final-total|motion-count/ },
  { name: 'route-encounter', game: 'route', log: 'eliminated-1', note: 34, things: /^meeting-/ },
  { name: 'cryptids-walk', game: 'cryptids', log: 'reserve-2', note: 57, things: /^pawn:/ },
  { name: 'cryptids-token', game: 'cryptids', log: 'reserve-2', note: 58, things: /motion-ghost|^held:/ },
  { name: 'cryptids-hunt-failed', game: 'cryptids', log: 'reserve-2', note: 388, things: /^hunt-/ },
  { name: 'cryptids-hunt-found', game: 'cryptids', log: 'rank-1-1', note: 21, things: /^hunt-/ },
  { name: 'cryptids-tile', game: 'cryptids', log: 'reserve-2', note: 40, things: /^tile:/ },
  { name: 'cryptids-market', game: 'cryptids', log: 'reserve-2', note: 77, things: /motion-count|^held:/ },
  { name: 'cryptids-poacher', game: 'cryptids', log: 'rank-1-1', note: 31, things: /motion-ghost|^held:/ },
  { name: 'cryptids-poacher-caught', game: 'cryptids', log: 'rank-1-1', note: 145, things: /^hunt-/ },
  { name: 'trickerion-dice', game: 'trickerion', log: 'rounds-4', note: 85, things: /^die:/ },
  { name: 'trickerion-plans', game: 'trickerion', log: 'rounds-4', note: 53, things: /^assigned:/ },
  { name: 'trickerion-marker', game: 'trickerion', log: 'rounds-4', note: 73, things: /^marker:/ },
  {
    name: 'trickerion-show',
    game: 'trickerion',
    log: 'rounds-4',
    note: 173,
    things: /^(show-card|act:|show-bonus)/,
  },
]

/** Which parts of a motion are looked at. */
const PARTS = [0, 0.25, 0.5, 0.75, 1]
/** Of a long moment the first steps tell enough. */
const MOST_STEPS = 6
/** Steps that are let pass before one is of interest. */
const MOST_PASSED = 80

/** Where a replay has to stand so that its next step is the answer in which a note was told. */
function justBefore({ game, log, note }: Film): number {
  const { match } = recordedMatch(GAMES[game], JSON.parse(readFileSync(goldenLog(game, log), 'utf8')))
  return match.countNotes(null, match.entryOfNote(null, note)) - 1
}

/** Takes the pictures in each theme; gives how many. The page is set to each part of the motion: no time passes. */
export async function takeFilm(
  { page, context, open }: Stage,
  film: Film,
  themes: readonly Theme[],
  path: (frame: number) => (theme: Theme) => string,
): Promise<number> {
  await setMotion(context, 1)
  await open('/replay')
  await page.locator('input[type="file"]').setInputFiles(goldenLog(film.game, film.log))
  await page.locator('.steps__slider').fill(`${justBefore(film)}`)
  await settle(page)
  await holdMotion(page)
  await page.locator('.steps__controls button').nth(3).click()
  let frame = 0
  let taken = 0
  for (let passed = 0; passed < MOST_PASSED && taken < MOST_STEPS; passed++) {
    const things = await shownMotion(page)
    if (things === null) break
    if (things.some((thing) => film.things.test(thing))) {
      taken += 1
      for (const part of PARTS) {
        await poseMotion(page, part)
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme })
          await page.screenshot({ path: path(frame)(theme) })
        }
        frame += 1
      }
    }
    await letGo(page)
  }
  if (frame === 0) throw new Error('nothing moved')
  return frame * themes.length
}
