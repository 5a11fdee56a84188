import assert from 'node:assert/strict'
import { cryptids } from '@curio/cryptids'
import { type Entry, fromHex, type Game, Match } from '@curio/kernel'
import type { SavedMatch } from '@curio/web/src/local/save.ts'
import type { Page } from 'playwright-core'
import { SCREENS } from '../../support/browser.ts'
import { Line } from '../../support/cryptids/line.ts'
import { textFor } from '../../support/cryptids/words.ts'
import { goldenLog } from '../../support/files.ts'
import { holdMotion, letGo, setMotion, untilHeld } from '../../support/motion.ts'
import { keepOnly, saveOf } from '../../support/saves.ts'
import { assertSameBoard, boardOf } from '../support/board.ts'
import { CryptidsHand } from '../support/cryptids/hand.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Keyboard } from '../support/keyboard.ts'
import { FINISH, Player } from '../support/player.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

/** A stretch of a recorded game: where it begins, and how many notes it has. */
interface Stretch {
  readonly name: string
  readonly file: string
  readonly from: number
  readonly notes: number
}

/** A pawn walks, dice are thrown twice over a cryptid, it gets away, another is relocated. */
const HUNT: Stretch = { name: 'Cryptids', file: goldenLog('cryptids', 'reserve-2'), from: 384, notes: 14 }
/** Dice are rolled and drafted, turns are drawn. */
const ROUND: Stretch = { name: 'Route', file: goldenLog('route', 'points-2'), from: 12, notes: 12 }

/** Tallies of the round dice, cafes and bets. */
const VEGAS: Stretch = {
  name: 'Las Vegas',
  file: goldenLog('route', '../golden-tours/las-vegas-points-2'),
  from: 14,
  notes: 12,
}
/** A curio is turned over, shops are visited. */
const ARKHAM: Stretch = {
  name: 'Arkham of the booklet',
  file: goldenLog('route', '../golden-tours/arkham-points-2'),
  from: 14,
  notes: 12,
}

/** Turns are drawn, hands are filled up, cards are played, shown and taken, a rating rises. */
const VENICE: Stretch = {
  name: 'Venice with cards',
  file: goldenLog('route', '../golden-tours/venice-cards-points-2'),
  from: 23,
  notes: 8,
}
/** Dice are claimed, rolled and offered, a landmark is covered, a rating rises. */
const SYDNEY: Stretch = {
  name: 'Sydney',
  file: goldenLog('route', '../golden-tours/sydney-points-2'),
  from: 25,
  notes: 8,
}

/** Plans are turned over together, characters go to their slots, somebody is hired, a trick is learnt. */
const PLANS: Stretch = {
  name: 'Plans of Trickerion',
  file: goldenLog('trickerion', 'rounds-4'),
  from: 50,
  notes: 12,
}
/** Shows are performed one after the other, wages are paid, the row moves on, dice roll. */
const SHOWS: Stretch = {
  name: 'Shows of Trickerion',
  file: goldenLog('trickerion', 'rounds-4'),
  from: 171,
  notes: 24,
}

async function openRecord(person: Visitor, { file }: Stretch, at: number): Promise<void> {
  const { page } = person
  await person.go('/replay')
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.locator('.steps__slider').fill(`${at}`)
  await page.locator('.log__line[aria-current="step"]').waitFor()
}

/** What of us is still on its way, or was left behind. */
function leftOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    ...document
      .getAnimations()
      .filter((each) => !(each instanceof CSSAnimation || each instanceof CSSTransition))
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : '')),
    ...[...document.querySelectorAll('.motion-ghost, .motion-count, .scene')].map(
      ({ outerHTML }) => outerHTML,
    ),
  ])
}

/** A place of the board with nothing on it: a tap on a button would also move the focus there. */
const MARGIN = [4, 400] as const

type Manner = 'watch' | 'tap' | 'key'

const begun = (page: Page): Promise<number> => page.evaluate(() => window.motionProbe.begun)

/** Plays a stretch by the button; gives the note at which it was stopped. */
async function playStretch(
  { page, words }: Visitor,
  { from, notes }: Stretch,
  manner: Manner,
): Promise<number> {
  const slider = page.locator('.steps__slider')
  await page.getByRole('button', { name: words.table.play }).click()
  while (Number(await slider.inputValue()) < from + notes) {
    if (manner === 'tap') await page.mouse.click(...MARGIN)
    if (manner === 'key') await page.keyboard.press('Escape')
    await page.waitForTimeout(60)
  }
  await page.getByRole('button', { name: words.table.pause }).click()
  return Number(await slider.inputValue())
}

const SPEEDS = { slow: 0.5, normal: 1, fast: 2, 'at once': 0 } as const

const SEQUENCES: readonly (readonly [Stretch, keyof typeof SPEEDS, Manner])[] = [
  [{ ...HUNT, notes: 5 }, 'slow', 'watch'],
  [HUNT, 'normal', 'tap'],
  [HUNT, 'normal', 'key'],
  [HUNT, 'at once', 'watch'],
  [ROUND, 'fast', 'watch'],
  [VEGAS, 'fast', 'watch'],
  [ARKHAM, 'fast', 'watch'],
  [VENICE, 'fast', 'watch'],
  [SYDNEY, 'fast', 'watch'],
  [PLANS, 'fast', 'watch'],
  [SHOWS, 'fast', 'watch'],
]

for (const [stretch, speed, manner] of SEQUENCES)
  journey(
    `${stretch.name} ${speed}, ${manner}: the board is the one that is drawn without motion`,
    async ({ visitor }) => {
      const person = await visitor()
      const { page } = person
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await setMotion(person.context, SPEEDS[speed])
      await openRecord(person, stretch, stretch.from)
      const end = await playStretch(person, stretch, manner)
      assert.equal((await begun(page)) > 0, speed !== 'at once')
      await eventually(async () => {
        assert.equal(await page.evaluate(() => window.motionProbe.running.size), 0)
        assert.deepEqual(await leftOn(page), [])
      })
      const fresh = await visitor()
      await openRecord(fresh, stretch, end)
      await eventually(async () => assertSameBoard(await boardOf(page), await boardOf(fresh.page)))
    },
  )

/** How many texts of drawings are laid out when the words of something on the page change, or its width. */
async function textsLaidOut(
  page: Page,
  change: { readonly at: string; readonly width?: string },
): Promise<number> {
  const browser = page.context().browser()
  assert.ok(browser)
  await browser.startTracing(page, { categories: ['blink'] })
  await page.evaluate(({ at, width }) => {
    const element = document.querySelector<HTMLElement>(at)
    if (element === null) throw new Error(`there is no ${at}`)
    if (width === undefined) element.textContent = `${element.textContent} and more`
    else element.style.width = width
    document.body.getBoundingClientRect()
  }, change)
  const trace = (await browser.stopTracing()).toString()
  return trace.split('"SvgTextLayoutAlgorithm::Layout"').length - 1
}

for (const [stretch, words] of [
  [HUNT, '.cb-label'],
  [ROUND, '.rt-label'],
] as const)
  journey(`${stretch.name}: words that change do not lay out the map anew`, async ({ visitor }) => {
    const person = await visitor()
    const { page } = person
    await openRecord(person, stretch, stretch.from)
    // Something else may still be settling, so it is tried again; what depends on the words is laid out every time.
    for (const at of ['.log__line', '.steps__line', `.stage ${words}`])
      await eventually(async () => assert.equal(await textsLaidOut(page, { at }), 0, at))
    const all = await textsLaidOut(page, { at: 'body', width: '90%' })
    assert.ok(all > 0, 'it can be seen in the trace')
  })

/** How many elements get their style anew when something new comes into the page. */
async function restyled(page: Page, at: string, where: InsertPosition): Promise<number> {
  const browser = page.context().browser()
  assert.ok(browser)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
  await page.evaluate(
    ([selector, position]) => {
      // Styles inside a container of queries are worked out while it is laid out, where no trace counts them.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { container-type: normal !important }')
      document.adoptedStyleSheets = [sheet]
      document.body.getBoundingClientRect()
      performance.mark('curio-comes')
      const element = document.querySelector(selector)
      const space = position === 'afterend' ? 'http://www.w3.org/1999/xhtml' : 'http://www.w3.org/2000/svg'
      const added = document.createElementNS(space, position === 'afterend' ? 'div' : 'g')
      element?.insertAdjacentElement(position, added)
      document.body.getBoundingClientRect()
      performance.mark('curio-came')
      added.remove()
      document.adoptedStyleSheets = []
    },
    [at, where] as const,
  )
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; ts: number; args: { elementCount?: number } }[]
  }
  const [from, to] = ['curio-comes', 'curio-came'].map(
    (mark) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN,
  )
  assert.ok(from && to)
  return traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= from && ts <= to)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

const FEW = 30

for (const stretch of [HUNT, ROUND])
  journey(
    `${stretch.name} on a phone: what comes leaves the style of the rest alone`,
    async ({ visitor }) => {
      const person = await visitor({ phone: true })
      const { page } = person
      await person.go('/replay')
      await page.locator('input[type="file"]').setInputFiles(stretch.file)
      await page.locator('.steps__slider').fill(`${stretch.from}`)
      await page.locator('.cb-map-sheet, .rt-map-square svg').first().waitFor()
      const all = await page.locator('.stage *').count()
      assert.ok(all > 10 * FEW)
      for (const [at, where] of [
        ['.stage', 'afterend'],
        ['.stage :is(.cb-map-sheet, .rt-map-square svg) > g', 'beforeend'],
      ] as const)
        await eventually(async () => {
          const count = await restyled(page, at, where)
          assert.ok(count < FEW, `${count} of ${all} for ${where} ${at}`)
        })
    },
  )

journey('whoever asks for less motion gets fades, and the same board', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  await setMotion(person.context, 1)
  await openRecord(person, HUNT, HUNT.from)
  const end = await playStretch(person, HUNT, 'watch')
  assert.deepEqual(await page.evaluate(() => [...window.motionProbe.properties]), ['opacity'])
  const fresh = await visitor()
  await openRecord(fresh, HUNT, end)
  await eventually(async () => {
    assert.deepEqual(await leftOn(page), [])
    assertSameBoard(await boardOf(page), await boardOf(fresh.page))
  })
})

let tables = 0

/** A game of Cryptids where the first player may end the turn, with bots at the other seats. */
function beforeBots(): SavedMatch {
  const line = Line.recorded('reserve-3')
  const mayEnd = line.goTo(
    ({ seat, question }) =>
      seat === 0 &&
      line.left < 400 &&
      question.kind === 'turn' &&
      question.form === 'choose' &&
      question.options.includes('end'),
  )
  assert.ok(mayEnd)
  return saveOf(line.found(), `motion${++tables}`)
}

async function sitDown(person: Visitor, match: SavedMatch): Promise<void> {
  await person.go('/about')
  await keepOnly(person.page, [match])
  await person.go(`/local/${match.save.id}`)
  await person.page.locator('.cb-stage, .cb-phone').first().waitFor()
}

/** Whom the match waits for, by what the browser has kept of it; the page may not show that yet. */
async function awaitedIn(page: Page, { save }: SavedMatch): Promise<readonly number[]> {
  const entries: Entry[] = await page.evaluate(
    (id) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('curio')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const store = opening.result.transaction('entries').objectStore('entries')
          const getting = store.getAll(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]))
          getting.onsuccess = () => {
            opening.result.close()
            done(getting.result)
          }
        }
      }),
    save.id,
  )
  const log = { format: 1, header: save.header, entries, undone: save.undone } as const
  const loaded = Match.load(cryptids as Game, log, fromHex(save.seed) ?? new Uint8Array())
  return loaded.ok ? loaded.value.awaited() : []
}

const MINE = '.prompt__text--mine'

/** A turn that leaves something unused is ended by a second press. */
async function endTurn(page: Page): Promise<void> {
  const finish = page.locator(FINISH)
  await finish.click()
  const answer = await page.waitForFunction((selector) => {
    if (document.querySelector('.toast') !== null) return 'asked'
    return document.querySelector(selector) === null ? 'ended' : false
  }, FINISH)
  if ((await answer.jsonValue()) === 'asked') await finish.click()
}

/** The first player ends the turn, and what the bots do is held at its first motion until they are all done. */
async function endTurnHeld(person: Visitor, match: SavedMatch): Promise<void> {
  const { page } = person
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await setMotion(person.context, 1)
  await sitDown(person, match)
  await page.locator(MINE).waitFor()
  await holdMotion(page)
  await endTurn(page)
  await untilHeld(page)
}

const botsAreDone = (page: Page, match: SavedMatch): Promise<void> =>
  eventually(async () => assert.ok((await awaitedIn(page, match)).includes(0)))

journey('what bots do is shown one after the other, and the log goes in step', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  const match = beforeBots()
  await endTurnHeld(person, match)
  await botsAreDone(page, match)
  const lines = page.locator('.log__line')
  const counts = [await lines.count()]
  assert.equal(await page.locator(MINE).count(), 0, 'nothing is asked before it is seen')
  // Bots choose by chance, so how many motions there are differs.
  while (new Set(counts).size <= 3) {
    assert.equal(await page.locator(MINE).count(), 0, `the log grew in steps: ${counts}`)
    await letGo(page)
    await page.waitForFunction(
      (mine) => window.motionProbe.running.size > 0 || document.querySelector(mine) !== null,
      MINE,
    )
    counts.push(await lines.count())
  }
  await page.keyboard.press('Escape')
  await page.locator(MINE).waitFor()
  const all = await lines.count()
  assert.deepEqual(
    counts,
    counts.toSorted((a, b) => a - b),
  )
  assert.ok((counts.at(-1) ?? 0) < all, 'what was not shown yet was not told either')
  assert.deepEqual(await leftOn(page), [])
})

journey('one tap on the board, and the player is asked', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  const match = beforeBots()
  await endTurnHeld(person, match)
  await botsAreDone(page, match)
  assert.equal(await page.locator(MINE).count(), 0)
  const skip = page.getByRole('button', { name: person.words.table.skip })
  assert.equal(await skip.count(), 1)
  assert.equal(
    await page.locator('.table__stage').getByRole('button', { name: person.words.table.skip }).count(),
    0,
    'it covers nothing of the board',
  )
  await page.mouse.click(300, 450)
  await page.locator(MINE).waitFor()
  assert.equal(
    await page.locator('.acts .button--primary:not([aria-disabled])').count(),
    0,
    'the tap chose nothing',
  )
  assert.deepEqual(await leftOn(page), [])
  const shown = await boardOf(page)
  await page.reload()
  await page.locator(MINE).waitFor()
  await eventually(async () => assertSameBoard(await boardOf(page), shown))
})

journey('a window that becomes small while something moves asks all the same', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  const match = beforeBots()
  await endTurnHeld(person, match)
  await botsAreDone(page, match)
  assert.equal(await page.locator(MINE).count(), 0)
  await page.setViewportSize(SCREENS.phone)
  await page.locator('.cb-phone').first().waitFor()
  await page.locator(MINE).waitFor()
  assert.deepEqual(await leftOn(page), [])
})

journey('keys skip, the focus stays, and the list answers', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  const match = beforeBots()
  const keyboard = new Keyboard(page)
  await endTurnHeld(person, match)
  await botsAreDone(page, match)
  const tab = page.getByRole('tab').first()
  await tab.focus()
  await page.keyboard.press('Enter')
  assert.equal(await page.locator(MINE).count(), 0, 'a key for a tab is for the tab')
  await letGo(page)
  assert.ok(await keyboard.isAt('[role="tab"]'), 'the focus stays where it is while things move')
  await page.locator('.stage').focus()
  await page.keyboard.press(' ')
  await page.locator(MINE).waitFor()
  assert.ok(await keyboard.isAt('.stage'))
  await page.keyboard.press('1')
  await page.locator('.options__option[aria-pressed="true"]').waitFor()
})

journey('what the player does is on the board before it has moved', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await setMotion(person.context, 1)
  const line = Line.recorded('reserve-2')
  assert.ok(line.goTo(({ seat, value }) => seat === 0 && /^move:/.test(`${value}`)))
  const to = `${line.coming?.value}`.split(':')[1]
  await sitDown(person, saveOf(line.found(), 'ownact'))
  await holdMotion(page)
  await page.locator(MINE).waitFor()
  const spoken = page.locator(`[data-motion="place:${to}"]`)
  await spoken.first().click({ force: true })
  await page.locator('.acts').getByRole('button', { name: person.words.table.confirm }).click()
  await untilHeld(page)
  assert.equal(await page.evaluate(() => window.motionProbe.running.values().next().value?.currentTime), 0)
  line.step()
  const walked = await boardOf(page)
  const fresh = await visitor()
  await sitDown(fresh, saveOf(line.found(), 'ownact'))
  await fresh.page.locator(MINE).waitFor()
  await eventually(async () => assertSameBoard(walked, await boardOf(fresh.page)))
  assert.equal(await page.locator(MINE).count(), 1, 'the next question is open while the pawn still walks')
})

journey('who was away sees a film of it, and may leave it', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await setMotion(person.context, 2)
  const match = beforeBots()
  await sitDown(person, match)
  await page.locator(MINE).waitFor()
  const board = await boardOf(page)
  const missed = 8
  const leave = async (): Promise<void> => {
    await person.go('/about')
    await page.evaluate(
      ([id, less]) => {
        const seen = JSON.parse(localStorage.getItem('curio.seen') ?? '{}')
        localStorage.setItem('curio.seen', JSON.stringify({ [`${id}`]: seen[`${id}`] - Number(less) }))
      },
      [match.save.id, missed],
    )
    await person.go(`/local/${match.save.id}`)
  }
  const news = page.getByRole('dialog', { name: words.table.sinceTitle })
  const show = news.getByRole('button', { name: words.table.sinceReplay })

  await leave()
  await show.click()
  const slider = page.locator('.steps__slider')
  const last = Number(await slider.getAttribute('max'))
  const moments = new Set<number>()
  while (await slider.isVisible()) {
    const now = await slider.inputValue({ timeout: 1_000 }).catch(() => null)
    if (now !== null) moments.add(Number(now))
    await page.waitForTimeout(20)
  }
  assert.ok([...moments].every((moment) => moment >= last - missed))
  assert.ok(moments.size > 2, `the moments ${[...moments]}`)
  assert.ok((await begun(page)) > 0)
  await page.locator(MINE).waitFor()
  await eventually(async () => assertSameBoard(await boardOf(page), board))
  assert.deepEqual(await leftOn(page), [])

  await leave()
  await show.click()
  await page.locator('.steps').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.steps').waitFor({ state: 'detached' })
  await page.locator(MINE).waitFor()
  await eventually(async () => assertSameBoard(await boardOf(page), board))
})

journey(
  'on a phone a moment covers what is visible of the board, and is announced once',
  async ({ visitor }) => {
    const person = await visitor({ phone: true, language: 'en' })
    const { page } = person
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await setMotion(person.context, 1)
    const line = Line.recorded('reserve-2')
    assert.ok(line.goTo(({ seat, value }) => seat === 0 && /^track:.*-/.test(`${value}`)))
    const { coming } = line
    assert.ok(coming)
    await sitDown(person, saveOf(line.found(), 'phonehunt'))
    const player = new Player(person)
    const hand = new CryptidsHand(player, textFor('en', ['', '']), 'finger')
    await hand.choose(coming)
    await holdMotion(page)
    await page.evaluate(() => document.querySelector('.stage')?.scrollTo(0, 10_000))
    await player.confirm.tap()
    await untilHeld(page)
    const [scene, stage] = await page.evaluate(() =>
      ['.scene', '.stage'].map((each) => document.querySelector(each)?.getBoundingClientRect().toJSON()),
    )
    assert.deepEqual(scene, stage)
    const [said = ''] = await page.locator('.cb-hunt-words').allTextContents()
    const announced = (await page.locator('[role="status"]').allTextContents()).filter((text) => text !== '')
    assert.equal(announced.length, 1)
    // The mark of a player comes before the words.
    assert.ok(said.endsWith(announced[0] ?? '?'), said)
    assert.equal(await page.locator('.scene').evaluate((each) => each.closest('[inert]') !== null), true)
  },
)

/** A game of Cryptids where the first player ends the turn, a bot goes next, and the third player after it. */
function betweenTwo(): SavedMatch {
  const line = Line.recorded('reserve-3')
  const turnsFrom = (length: number): readonly number[] => {
    const ahead = Line.recorded('reserve-3')
    const seats: number[] = []
    ahead.goTo(({ seat }) => {
      if (ahead.match.length > length && seats.at(-1) !== seat) seats.push(seat)
      return seats.length === 2
    })
    return seats
  }
  const isFound = line.goTo(
    ({ seat, value, question }) =>
      seat === 0 &&
      value === 'end' &&
      question.kind === 'turn' &&
      `${turnsFrom(line.match.length)}` === '1,2',
  )
  assert.ok(isFound)
  return saveOf(line.found(), `motion${++tables}`, ['Ада', null, 'Ира'])
}

journey('the curtain waits until the last move of a bot is seen', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await setMotion(person.context, 1)
  const match = betweenTwo()
  await sitDown(person, match)
  const curtain = page.locator('.curtain')
  await curtain.getByRole('button', { name: words.table.curtainOpen('Ада') }).click()
  await page.locator(MINE).waitFor()
  await holdMotion(page)
  await endTurn(page)
  await untilHeld(page)
  await eventually(async () => assert.deepEqual(await awaitedIn(page, match), [2]))
  let seen = 0
  while ((await curtain.count()) === 0) {
    seen += 1
    await letGo(page)
    await page.waitForFunction(
      () => window.motionProbe.running.size > 0 || document.querySelector('.curtain') !== null,
    )
  }
  assert.ok(seen > 1, 'the bot did more than one thing')
  assert.equal(
    await page.evaluate(() => window.motionProbe.running.size),
    0,
    'nothing moves behind the curtain',
  )
  await curtain.getByRole('button', { name: words.table.curtainOpen('Ира') }).click()
  await page.locator(MINE).waitFor()
  assert.deepEqual(await leftOn(page), [])
})
