import { mkdir } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../support/browser.ts'
import { Site } from '../support/site.ts'
import { HELP, isWanted, type Language, readArguments, type Size, USAGE, type Wanted } from './arguments.ts'
import { boardShots } from './board-shots.ts'
import { cityShots } from './city-shots.ts'
import { cryptidsBoardShots } from './cryptids/board-shots.ts'
import { cryptidsTableShots } from './cryptids/table-shots.ts'
import { endShots } from './end-shots.ts'
import { failingShots } from './failing-shots.ts'
import { FILMS, takeFilm } from './films.ts'
import { onlineShots } from './online-shots.ts'
import { pageShots } from './page-shots.ts'
import { ratedShots } from './rated-shots.ts'
import { openStage, photograph, pictureIn, type Shot } from './studio.ts'
import { stumbleShots } from './stumble-shots.ts'
import { tableShots } from './table-shots.ts'
import { travelShots } from './travel-shots.ts'
import { trickerionBoardShots } from './trickerion/board-shots.ts'
import { trickerionTableShots } from './trickerion/table-shots.ts'

/** Pictures of every page and of the board at every kind of decision, for people to look at; films are apart. */
const SHOTS: readonly Shot[] = [
  ...pageShots,
  ...onlineShots,
  ...ratedShots,
  ...failingShots,
  ...boardShots,
  ...cityShots,
  ...tableShots,
  ...stumbleShots,
  ...endShots,
  ...travelShots,
  ...cryptidsBoardShots,
  ...cryptidsTableShots,
  ...trickerionBoardShots,
  ...trickerionTableShots,
]

/** Two digits, so that a folder lists the frames of a film in their order. */
const frameName = (name: string, frame: number): string => `film-${name}-${`${frame}`.padStart(2, '0')}`

/** Size after size, in both languages at once. */
async function takeAll(browser: Browser, address: string, wanted: Wanted): Promise<number> {
  const shots = SHOTS.filter(({ name }) => isWanted(wanted, name))
  let count = 0
  for (const size of wanted.sizes) {
    const taken = await Promise.all(
      wanted.languages.map((language) => takeOn(browser, address, wanted, shots, size, language)),
    )
    count += taken.reduce((sum, each) => sum + each, 0)
  }
  return count
}

async function takeOn(
  browser: Browser,
  address: string,
  wanted: Wanted,
  shots: readonly Shot[],
  size: Size,
  language: Language,
): Promise<number> {
  const { themes, folder } = wanted
  const shared = await openStage(browser, address, size, language)
  let count = 0
  for (const shot of shots) {
    const stage = shot.apart ? await openStage(browser, address, size, language) : shared
    try {
      await shot.pose(stage)
      await photograph(stage, shot, themes, pictureIn(folder, shot.name, size, language))
      count += themes.length
    } catch (cause) {
      process.exitCode = 1
      console.error(`${shot.name} (${size}, ${language}): ${cause instanceof Error ? cause.message : cause}`)
    } finally {
      if (shot.apart) await stage.context.close()
    }
  }
  await shared.context.close()
  return count + (await takeFilms(browser, address, wanted, size, language))
}

async function takeFilms(
  browser: Browser,
  address: string,
  wanted: Wanted,
  size: Size,
  language: Language,
): Promise<number> {
  const { themes, folder } = wanted
  let count = 0
  for (const film of FILMS.filter(({ name }) => isWanted(wanted, `film-${name}`))) {
    const stage = await openStage(browser, address, size, language)
    try {
      count += await takeFilm(stage, film, themes, (frame) =>
        pictureIn(folder, frameName(film.name, frame), size, language),
      )
    } catch (cause) {
      process.exitCode = 1
      console.error(`${film.name} (${size}, ${language}): ${cause instanceof Error ? cause.message : cause}`)
    } finally {
      await stage.context.close()
    }
  }
  return count
}

async function main(): Promise<void> {
  const wanted = readArguments(process.argv.slice(2))
  if (wanted === null) {
    console.log(HELP)
    return
  }
  const site = new Site(wanted.site)
  const began = Date.now()
  try {
    await mkdir(wanted.folder, { recursive: true })
    await site.start()
    const browser = await openBrowser()
    try {
      const count = await takeAll(browser, site.address, wanted)
      console.log(`${count} pictures in ${wanted.folder}, ${Math.round((Date.now() - began) / 1000)} s`)
    } finally {
      await browser.close()
    }
  } finally {
    await site.close()
  }
}

main().catch((cause: Error) => {
  console.error(`${cause.message}\n\n${USAGE}`)
  process.exitCode = 1
})
