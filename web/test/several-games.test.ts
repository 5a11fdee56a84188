import assert from 'node:assert/strict'
import { suite, type TestContext, test } from 'node:test'
import type { Game, Json, Note } from '@curio/kernel'
import { rally } from '@curio/kernel/test-games'
import type { GameUi, TableState } from '@curio/ui'
import { playedGames } from '../src/table/end/played-games.ts'
import { heldAt, intervalsIn } from '../src/table/interval.ts'
import type { TableLink } from '../src/table/link.ts'
import { person, playOn, TestBrowser, tableOf } from './support.ts'

type Legs = readonly { readonly subject: string; readonly points: readonly { readonly total: number }[] }[]

const legsOf = (view: Json): Legs => (view as { readonly legs: Legs }).legs

/** What the shell asks of a board of the rally. */
const ui: Pick<GameUi, 'between' | 'gameOver'> = {
  between: (note: Note) => (note.kind === 'leg' ? `Next: ${note.subject}` : null),
  gameOver: ({ view }) => {
    const leg = legsOf(view).at(-1)
    return leg
      ? {
          name: leg.subject,
          rows: [{ source: 'all', label: 'All', points: leg.points.map(({ total }) => total) }],
        }
      : null
  },
}

async function begin(t: TestContext): Promise<{ readonly here: TestBrowser; readonly link: TableLink }> {
  const here = new TestBrowser({ played: rally as Game })
  t.after(() => here.close())
  return { here, link: await here.begin([person('P'), person('Q')], { game: 'rally' }) }
}

const held = (table: TableState, passed: number): string | null =>
  heldAt(intervalsIn(ui, table, 'en'), passed, table)?.sentence ?? null

suite('between two games of a match', () => {
  test('the table is held until its viewer goes on, at the last pause that they have not seen', async (t) => {
    const { link } = await begin(t)
    assert.equal(held(tableOf(link), 0), null)
    await playOn(link, 2)
    assert.equal(held(tableOf(link), 0), 'Next: coast')
    assert.equal(held(tableOf(link), 1), null)
    await playOn(link, 2)
    assert.equal(held(tableOf(link), 0), 'Next: town')
    assert.equal(held(tableOf(link), 1), 'Next: town')
    await playOn(link, 2)
    // The end shows everything.
    assert.notEqual(tableOf(link).outcome, null)
    assert.equal(held(tableOf(link), 0), null)
  })

  test('what is seen there is the table before the next game began, though nobody was asked anything', async (t) => {
    const { link } = await begin(t)
    await playOn(link, 2)
    const [pause] = intervalsIn(ui, tableOf(link), 'en')
    assert.ok(pause)
    const then = await link.moment(pause.note - 1)
    assert.deepEqual(
      then?.told.map(({ kind }) => kind),
      ['leg.over'],
    )
    assert.equal(legsOf(then?.view ?? null).length, 1)
  })
})

suite('a match of several games that is kept in this browser', () => {
  test('says how far it has come, and how its games ended', async (t) => {
    const { here, link } = await begin(t)
    const kept = () => [...here.store.matches.values()][0]?.save
    assert.deepEqual([kept()?.stage, kept()?.gamesOver], [{ number: 1, of: 3, subject: 'hills' }, []])
    await playOn(link, 2)
    assert.deepEqual(kept()?.stage, { number: 2, of: 3, subject: 'coast' })
    assert.deepEqual(
      kept()?.gamesOver?.map(({ subject, results }) => [subject, results.map(({ points }) => points)]),
      [['hills', [1, 1]]],
    )
  })
})

test('the end of a match has each of its games, as the table was when it was over', async (t) => {
  const { link } = await begin(t)
  await playOn(link, 6)
  const games = await playedGames(link, ui, tableOf(link), 'en')
  assert.deepEqual(
    games.map(({ name, rows, table }) => [name, rows[0]?.points, legsOf(table.view).length]),
    [
      ['hills', [1, 1], 1],
      ['coast', [1, 1], 2],
      ['town', [1, 1], 3],
    ],
  )
  assert.deepEqual(await playedGames(link, {}, tableOf(link), 'en'), [])
})
