import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAGORIA } from '../content/index.ts'
import { LEVELS } from '../content/vocabulary.ts'
import { contentOf, trickOf } from '../rules/content.ts'
import type { Amount } from '../rules/notes.ts'
import { forecastShow } from '../rules/yields.ts'
import { trickerionText } from '../text/index.ts'
import type { TrickerionView } from '../text/view.ts'
import { ledgerOf } from '../ui/model/ledger.ts'
import { offersOf } from '../ui/model/offers.ts'
import { placeFor } from '../ui/model/place.ts'
import { stateOfView } from '../ui/model/state.ts'
import { droppedOffer } from '../ui/model/trail.ts'
import { catalogueOf, EVERYTHING, type Filter, type Means, type Reach } from '../ui/tricks/reach.ts'
import { walk } from './support/ui-walk.ts'

const CONTENT = contentOf(MAGORIA)

test('TR-ASG-1: a character laid on a place, or a card on a character, is an assignment', () => {
  let given = 0
  walk(3, { darkAlley: true }, 12, ({ view, question }) => {
    if (question.kind !== 'plan') return
    const offers = offersOf(question, view)
    for (const { act, option } of offers) {
      if (act.type !== 'assign') continue
      const [disc, card] = [`disc:${act.disc}`, `card:${act.card}`] as const
      assert.equal(droppedOffer(offers, disc, card)?.option, option)
      assert.equal(droppedOffer(offers, card, disc)?.option, option)
      given += 1
    }
    assert.equal(droppedOffer(offers, 'disc:magician', 'disc:magician2'), null)
    assert.equal(placeFor(view, question, [], question.seat, CONTENT), 'city')
  })
  assert.ok(given > 100)
})

const worth = ({ fame, coins, shards }: Amount): number => fame + shards + coins / 2

test('TR-WAGE-7, TR-PERF-2: the ledger tells what the end of the round costs, and the best show of one’s own', () => {
  let shows = 0
  let shorts = 0
  for (const seed of [21, 22, 23, 24])
    walk(3, { firstGameKits: true }, seed, ({ view, question: { seat } }) => {
      const state = stateOfView(view, CONTENT)
      if (view.phase === 'setup') return
      const { wages, coinsLeft, fameLost, best } = ledgerOf(state, CONTENT, seat)
      const coins = view.players[seat]?.coins ?? 0
      assert.equal(coinsLeft, wages > coins ? 0 : coins - wages)
      assert.equal(fameLost, wages > coins ? 2 * (wages - coins) : 0)
      if (fameLost > 0) shorts += 1
      const own = state.row.filter((show) => show?.markers.some((marker) => marker.seat === seat))
      assert.equal(best !== null, own.length > 0)
      for (const show of own) {
        const pays = show && forecastShow(state, CONTENT, show, seat).bySeat[seat]
        if (pays) assert.ok(best && worth(best.amount) >= worth(pays))
        shows += 1
      }
    })
  assert.ok(shows > 10)
  assert.ok(shorts > 0)
})

const MEANS: Means = {
  fame: 10,
  coins: 3,
  has: (kind) => (kind === 'wood' ? 2 : 0),
  onSale: new Set(['wood', 'metal', 'glass', 'fabric']),
  inDecks: new Set(MAGORIA.tricks.slice(2).map(({ id }) => id)),
  own: new Set([MAGORIA.tricks[0]?.id ?? '']),
  prepared: new Set(),
}

const shown = (change: Partial<Filter>): readonly Reach[] =>
  catalogueOf(CONTENT, MEANS, LEVELS, { ...EVERYTHING, ...change })

test('the catalogue filters by what is owned and what is missing', () => {
  assert.equal(shown({}).length, MAGORIA.tricks.length)
  assert.deepEqual(
    shown({ show: 'own' }).map(({ trick }) => trick),
    [MAGORIA.tricks[0]?.id],
  )
  const lacks = shown({ show: 'lacks' })
  const ready = shown({ show: 'ready' })
  assert.ok(lacks.length > 0 && ready.length > 0)
  assert.ok(lacks.every(({ missing }) => missing.length > 0))
  assert.ok(ready.every(({ missing }) => missing.length === 0))
  // One trick is neither in a deck nor the player's.
  assert.equal(lacks.length + ready.length, MAGORIA.tricks.length - 1)
  assert.equal(shown({}).at(-1)?.where, 'taken')
})

test('TR-DT-LEARN-9: the catalogue counts the way to the stage in coins and in action points', () => {
  const [own] = shown({ show: 'own' })
  assert.ok(own)
  const { entry, needs } = trickOf(CONTENT, own.trick)
  const { learn, buy, setUp } = MAGORIA.constants.actionAp.value
  const kinds = needs.filter(({ kind, count }) => MEANS.has(kind) < count).length
  assert.equal(own.ap, kinds * buy + entry.ap + setUp)
  const near = shown({ sort: 'ap' }).filter(({ where }) => where === 'deck')
  assert.ok(near.every(({ ap }, index) => ap >= (near[index - 1]?.ap ?? 0)))
  assert.ok(near.every(({ ap }) => ap > learn + setUp))
  const paying = shown({ sort: 'pays', level: 1 }).filter(({ where }) => where === 'deck')
  const fameOf = ({ trick }: Reach): number => {
    const { fame, coins, shards } = trickOf(CONTENT, trick).entry.yields
    return fame + shards + coins / 2
  }
  assert.ok(paying.every((each, index) => index === 0 || fameOf(each) <= fameOf(paying[index - 1] ?? each)))
})

test('TR-WS-PREP-3, TR-MKT-ORD-1: a prepared trick needs only the stage, and what nobody sells has to be ordered', () => {
  const { buy, order, learn, setUp } = MAGORIA.constants.actionAp.value
  const means: Means = { ...MEANS, prepared: MEANS.own }
  const [prepared] = catalogueOf(CONTENT, means, LEVELS, { ...EVERYTHING, show: 'own' })
  assert.deepEqual(prepared && [prepared.ap, prepared.missing, prepared.isPrepared], [setUp, [], true])
  assert.ok(shown({ show: 'own' })[0]?.missing.length)
  const dear = shown({}).filter(({ where, toOrder }) => where === 'deck' && toOrder.length > 0)
  assert.ok(dear.length > 0)
  for (const { trick, ap, missing, toOrder } of dear) {
    const { entry } = trickOf(CONTENT, trick)
    assert.equal(ap, learn + toOrder.length * order + missing.length * buy + entry.ap + setUp)
    assert.ok(toOrder.every((kind) => !MEANS.onSale.has(kind)))
  }
})

test('the catalogue filters by action points to the stage', () => {
  const near = shown({ within: 7 })
  const free = shown({}).filter(({ where }) => where !== 'taken')
  assert.deepEqual(
    near.map(({ trick }) => trick),
    free.filter(({ ap }) => ap <= 7).map(({ trick }) => trick),
  )
  assert.ok(near.length > 0 && near.length < free.length)
})

test('whoever waits reads what is done, and is called you', () => {
  let seen: TrickerionView | null = null
  walk(3, {}, 5, ({ view }) => {
    seen ??= view
  })
  assert.ok(seen)
  const waits: Record<string, string> = {}
  for (const phase of ['assignment', 'action', 'performance'] as const)
    for (const [language, reader] of [
      ['ru', 0],
      ['en', 1],
    ] as const) {
      const text = trickerionText(language, MAGORIA, ['Анна', 'Boris', 'Вера'], reader)
      const view: TrickerionView = { ...(seen as TrickerionView), phase }
      waits[`${language} ${phase} 0`] = text.waitingFor([0], view)
      waits[`${language} ${phase}`] = text.waitingFor([], view)
      waits[`${language} ${phase} 012`] = text.waitingFor([0, 1, 2], view)
    }
  assert.equal(waits['ru assignment 0'], 'Вы распределяете поручения.')
  assert.equal(waits['ru assignment 012'], 'Boris, Вера и вы распределяете поручения.')
  assert.equal(waits['en assignment 0'], 'Анна is handing out assignments.')
  assert.equal(waits['en assignment 012'], 'Анна, Вера and you are handing out assignments.')
  assert.equal(waits['ru action'], 'Фаза действий.', 'a replay has moments at which nobody is awaited')
  assert.equal(waits['en action'], 'The action phase.')
  assert.equal(waits['ru action 0'], 'Вы отправляете персонажей по городу.')
  assert.equal(waits['ru performance 0'], 'Вы решаете, что показать на сцене.')
})
