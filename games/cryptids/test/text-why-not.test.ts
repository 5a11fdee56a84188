import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json, Question } from '@curio/kernel'
import { EUROPE } from '../content/index.ts'
import type { Evidence } from '../content/vocabulary.ts'
import type { Player, Slot, Turn } from '../rules/state.ts'
import { cryptidsText, type Thing } from '../text/index.ts'
import { questionOf, startedRun, viewOf } from './support/text.ts'

const text = cryptidsText('ru', EUROPE, ['Анна', 'Борис'])

/** A table whose seat 0 has the turn, in one phase or the other. */
class Desk {
  readonly run: ReturnType<typeof startedRun>
  readonly player: Player
  kind = 'turn'

  constructor(seats = 2, options: Json = {}) {
    this.run = startedRun(seats, options)
    // CR-SOLO-11: alone the Poacher may come first and need a choice.
    while (this.run.questions[0]?.kind !== 'turn') {
      const [ask] = this.run.questions
      assert.ok(ask)
      this.run.answer(ask, ask.candidates()[0] ?? null)
    }
    const [player] = this.run.state.players
    assert.ok(player)
    this.player = player
    player.evidence = []
  }

  get turn(): Turn {
    const { turn } = this.run.state
    assert.ok(turn)
    return turn
  }

  /** The helper turn of the same seat, after a mandatory step or before it. */
  helpers(moved: Turn['moved'] = null): this {
    this.kind = 'helper'
    this.run.state.phase = 'helpers'
    this.turn.moved = moved
    return this
  }

  withoutBids(): this {
    for (const slot of this.run.state.display) if (slot) slot.bids = []
    return this
  }

  show(slot: Partial<Slot>): this {
    this.run.state.display[0] = {
      card: 'karadag',
      location: 'E3',
      evidence: ['E', 'W'],
      locationToken: null,
      evidenceTokens: [],
      bids: [],
      ...slot,
    }
    return this
  }

  hold(...types: readonly Evidence[]): this {
    this.player.evidence = types.map((type) => `ev-${type}1`)
    return this
  }

  find(card: string, relocated: 'reserve' | null = null): this {
    this.player.found.push({
      card,
      location: 'N1',
      evidence: ['W'],
      relocated,
      inReserve: relocated !== null,
    })
    return this
  }

  ask(kind: string, options: readonly Json[] = []): Question {
    return { id: '0', seat: 0, kind, form: 'choose', options }
  }

  why(thing: Thing, kind = this.kind, options: readonly Json[] = []): string {
    const refused = text.whyNot(viewOf(this.run, 0), 0, this.ask(kind, options), thing)
    return refused ? `${refused.text} ${refused.rule ?? ''}`.trim() : ''
  }
}

test('whoever is not asked reads who decides', () => {
  const { run } = new Desk()
  const why = (viewer: number | null): string | undefined =>
    text.whyNot(viewOf(run, viewer), viewer, viewer === 0 ? questionOf(run) : null, { thing: 'end' })?.text
  assert.equal(why(1), 'Сейчас решает Анна.')
  assert.equal(why(null), 'Сейчас решает Анна.')
  run.state.phase = 'over'
  assert.equal(why(0), 'Партия окончена.')
})

test('CR-BID-3: out of turn a free token goes on a card, nothing else is possible', () => {
  const desk = new Desk().show({ bids: [0] })
  assert.match(desk.why({ thing: 'card', id: 'karadag' }, 'bid.free'), /уже лежит.* CR-BID-5$/)
  assert.equal(desk.why({ thing: 'place', id: 'E3' }, 'bid.free'), 'Сейчас решает Анна. CR-ROUND-3')
})

test('CR-MOVE-1, CR-MOVE-4, CR-CZ-1: a place too far says how far it is', () => {
  const desk = new Desk()
  desk.player.place = 'LON'
  const why = (): string => desk.why({ thing: 'place', id: 'E3' })
  assert.equal(why(), '', 'by plane')
  desk.player.skills.planeTicket = 'used'
  assert.match(
    why(),
    /^Слишком далеко: Причерноморье и Крым \(E3\), \d+ шаг.*, а пройти можно 2 шага\. CR-MOVE-1$/,
  )
  desk.player.skills.range1 = 'ready'
  assert.match(why(), /пройти можно 3 шага/)
  desk.player.movement = 'used'
  assert.match(why(), /пройти можно 3 шага/)
  desk.player.action = 'used'
  assert.match(why(), /применены.* CR-CZ-1$/)
  desk.turn.mainSteps = 1
  assert.match(why(), /пройти можно 1 шаг\./)
  assert.match(desk.why({ thing: 'place', id: 'LON' }), /уже здесь\. CR-MOVE-10$/)
})

test('CR-PSET-10: one starts in a city of one’s own', () => {
  const desk = new Desk()
  desk.player.place = 'LON'
  assert.match(desk.why({ thing: 'place', id: 'E3' }, 'setup.city'), /только в городе/)
  assert.match(desk.why({ thing: 'place', id: 'LON' }, 'setup.city'), /начинает Анна/)
})

test('CR-COLL-1, CR-COLL-2, CR-COLL-4: evidence that cannot be collected says why', () => {
  const desk = new Desk()
  desk.player.place = 'LON'
  const { map } = desk.run.state
  const why = (place = map[0]?.at ?? ''): string => desk.why({ thing: 'evidence', place })
  assert.match(why(), /где стоит криптозоолог.* CR-COLL-1$/)
  assert.match(why('LON'), /^Доказательств нет: Лондон\. CR-COLL-1$/)
  desk.player.skills.collectAdjacent = 'ready'
  assert.match(why(), /соседних.* CR-COLL-4$/)
  desk.hold('V', 'B', 'E', 'F', 'S')
  assert.match(why(), /полон: заняты все места \(5\)\. CR-COLL-2$/)
  desk.player.action = 'used'
  assert.match(why(), /^Основное действие применено, а навык «Собрать доказательство» не готов\. CR-CZ-1$/)
  desk.helpers()
  assert.match(why(), /CR-HELP-6$/)
  assert.match(desk.why({ thing: 'evidence', place: 'E3' }, 'attempt'), /CR-CZ-8$/)
  assert.match(desk.why({ thing: 'evidence', place: 'E3' }, 'poacher.take'), /CR-POA-13$/)
})

test('CR-TRACK-1, CR-BID-1, CR-CARD-9: a card that cannot be tracked says what is missing', () => {
  const desk = new Desk().show({})
  const why = (): string => desk.why({ thing: 'card', id: 'karadag' })
  assert.match(why(), /«Карадагский змей» нет вашей ставки\. CR-BID-1$/)
  desk.show({ bids: [0] })
  assert.match(why(), /в другом месте: Причерноморье и Крым \(E3\)\. CR-TRACK-1$/)
  desk.player.place = 'E3'
  assert.match(why(), /Нет ни одного нужного.* CR-TRACK-1$/)
  desk.player.action = 'used'
  assert.match(why(), /«Отследить криптида» не готов/)
  desk.show({ bids: [0], evidence: ['E', '?'] })
  assert.match(why(), /CR-CARD-9$/)
})

test('CR-CHBID-2, CR-CHBID-3, CR-PAID-4, CR-SOLO-9, CR-NOBID-2: cards in a helper turn', () => {
  const desk = new Desk().helpers('down').withoutBids().show({})
  const why = (of = desk): string => of.why({ thing: 'card', id: 'karadag' })
  desk.player.coins = 0
  assert.match(why(), /стоит 1 монету, а у вас 0\. CR-PAID-4$/)
  desk.show({ bids: [1] })
  assert.match(why(), /есть ставка.* CR-PAID-4$/)
  desk.show({ bids: [0] })
  assert.equal(why(), '', 'the token may go elsewhere')
  desk.turn.changedBid = true
  assert.match(why(), /уже переносили\. CR-CHBID-2$/)
  desk.turn.placedBids.push('karadag')
  assert.match(why(), /CR-CHBID-3$/)
  assert.match(why(new Desk(2, { noBids: true }).helpers().show({})), /CR-NOBID-2$/)
  const alone = new Desk(1).helpers('down').withoutBids().show({})
  alone.player.coins = 2
  assert.match(why(alone), /браконьера заменить карточку стоит 3 монеты, а у вас 2\. CR-SOLO-9$/)
  assert.equal(desk.why({ thing: 'card', id: 'karadag' }, 'refresh.cards'), '', 'a bid of one’s own')
  desk.show({ bids: [1] })
  assert.match(desk.why({ thing: 'card', id: 'karadag' }, 'refresh.cards'), /чужая ставка.* CR-REFR-5$/)
  assert.match(desk.why({ thing: 'card', id: 'karadag' }, 'helper.card'), /CR-PAID-4$/)
  assert.match(desk.why({ thing: 'card', id: 'karadag' }, 'poacher.catch'), /CR-POA-21$/)
  assert.match(desk.why({ thing: 'bidToken' }), /CR-BID-3$/)
  assert.match(new Desk(2, { noBids: true }).why({ thing: 'bidToken' }), /CR-NOBID-1$/)
})

test('CR-MARK-2, CR-MARK-8, CR-MARK-11, CR-HELP-5: the market says why not', () => {
  const desk = new Desk()
  desk.run.state.market = ['ev-V2', 'ev-F2', null]
  const why = (slot = 0): string => desk.why({ thing: 'market', slot })
  assert.match(why(), /CR-MARK-11$/)
  desk.helpers()
  assert.match(why(2), /пусто\. CR-MARK-2$/)
  desk.player.coins = 3
  assert.match(why(), /стоит 4 монеты, а у вас 3\. CR-MARK-2$/)
  desk.hold('V', 'B', 'E', 'F', 'S')
  assert.equal(why(), '', 'it may be swapped')
  desk.turn.bought.push(...desk.player.evidence)
  assert.match(why(), /купить нельзя, но можно обменять/)
  desk.turn.sold.push('ev-V2')
  assert.match(why(), /выкупить его нельзя\. CR-MARK-8$/)
  assert.match(desk.why({ thing: 'held', face: 'B' }), /продать его нельзя\. CR-MARK-8$/)
  desk.hold()
  desk.turn.startedOnTop = true
  desk.turn.moved = 'up'
  desk.player.row = 1
  assert.match(why(1), /CR-HELP-5$/)
  desk.player.coins = 1
  assert.match(desk.why({ thing: 'marketRefresh' }), /CR-HELP-5$/)
  desk.player.coins = 0
  assert.match(desk.why({ thing: 'marketRefresh' }), /стоит 1 монету, а у вас 0/)
})

test('CR-LEARN-1, CR-LEARN-2, CR-LEARN-3, CR-SKILL-1, CR-SKILL-2, CR-CZ-7: skills say why not', () => {
  const desk = new Desk()
  const { skills } = desk.player
  const why = (
    id: 'luck' | 'range1' | 'secondChance' | 'planeTicket' | 'trackSkill',
    kind?: string,
  ): string => desk.why({ thing: 'skill', id }, kind)
  assert.match(why('luck'), /CR-CZ-7$/)
  skills.luck = 'ready'
  assert.match(why('luck'), /CR-TRY-7$/)
  skills.secondChance = 'ready'
  assert.match(why('secondChance'), /CR-TRY-6$/)
  skills.secondChance = 'used'
  assert.match(why('secondChance'), /нужно восстановить\. CR-SKILL-1$/)
  skills.range1 = 'ready'
  assert.match(why('range1'), /пассивный.* CR-SKILL-2$/)
  skills.trackSkill = 'ready'
  assert.match(why('trackSkill'), /не к чему\. CR-CZ-3$/)
  assert.match(why('planeTicket', 'restore'), /и так готов/)
  skills.trackSkill = 'none'
  desk.helpers('down')
  assert.match(why('trackSkill'), /CR-LEARN-1$/)
  assert.match(why('secondChance'), /CR-LEARN-1$/)
  desk.helpers('up')
  assert.match(why('trackSkill'), /«Отследить криптида» стоит 3 опыта, а у вас 0\. CR-LEARN-2$/)
  desk.player.coins = 0
  assert.match(why('secondChance'), /CR-LEARN-3$/)
  assert.match(why('luck'), /и так готов\. CR-SKILL-1$/)
  assert.match(why('luck', 'ability.skill'), /уже есть\. CR-SKILL-6$/)
})

test('CR-DIE-1, CR-HELP-1, CR-INIT-4, CR-PAID-1: dice and steps of the helper', () => {
  const desk = new Desk()
  const step = (): string => desk.why({ thing: 'step', direction: 'up' })
  assert.match(desk.why({ thing: 'die', index: 0 }), /шаг вниз\. CR-DIE-1$/)
  assert.match(step(), /CR-HELP-1$/)
  desk.helpers('up')
  assert.equal(step(), '', 'for a coin')
  desk.player.coins = 0
  assert.match(step(), /стоит 1 монету, а у вас 0\. CR-PAID-1$/)
  desk.player.row = 1
  assert.match(step(), /CR-INIT-4$/)
  const [die] = desk.run.state.dice
  assert.ok(die)
  die.taken = true
  assert.match(desk.why({ thing: 'die', index: 0 }), /забрали\. CR-DIE-1$/)
})

test('CR-RELOC-1, CR-RELOC-3, CR-RELOC-10: a cryptid that cannot be relocated says why', () => {
  const desk = new Desk()
  desk.player.place = 'E3'
  const why = (id: string): string => desk.why({ thing: 'cryptid', id })
  assert.match(why('selma'), /не находили\. CR-RELOC-1$/)
  desk.find('selma').find('dahu', 'reserve')
  assert.match(why('dahu'), /CR-RELOC-10$/)
  assert.match(why('selma'), /из города, а это место — Причерноморье и Крым \(E3\)\. CR-RELOC-1$/)
  desk.player.place = 'LON'
  assert.match(why('selma'), /нет места: Сельма\. CR-RELOC-3$/)
  desk.player.action = 'used'
  assert.match(why('selma'), /«Переместить криптида» не готов/)
})

test('CR-REQ-1, CR-REQ-7: a request says what it needs', () => {
  const desk = new Desk()
  desk.player.place = 'LON'
  desk.run.state.reserve.requests = ['request-6', 'request-1']
  const why = (id: string): string => desk.why({ thing: 'request', id })
  assert.match(why('request-2'), /CR-REQ-7$/)
  assert.match(why('request-6'), /\(два змея или ящера\), а у вас 0\. CR-REQ-1$/)
  desk.find('selma')
  assert.match(why('request-6'), /а у вас 1\./)
  assert.match(why('request-1'), /\(два криптида севера\), а у вас 1\./)
})

test('CR-REFR-1, CR-WOLP-2, CR-WOLP-4, CR-WOLP-9: refreshing and the Wolpertinger', () => {
  const desk = new Desk(2, { wolpertinger: true })
  assert.match(desk.why({ thing: 'refresh' }), /уже 7 доказательств\. CR-REFR-1$/)
  desk.player.action = 'used'
  desk.run.state.map.pop()
  assert.match(desk.why({ thing: 'refresh' }), /CR-CZ-1$/)
  desk.player.action = 'ready'
  desk.player.place = 'LON'
  assert.match(desk.why({ thing: 'search' }), /жетон слухов\. CR-WOLP-2$/)
  desk.run.state.wolpertingerCities = []
  assert.match(desk.why({ thing: 'search' }), /CR-WOLP-9$/)
  desk.player.place = 'E3'
  assert.match(desk.why({ thing: 'search' }), /в городе\. CR-WOLP-2$/)
  assert.match(desk.why({ thing: 'token', face: 'hare' }), /CR-WOLP-4$/)
  assert.match(desk.why({ thing: 'token', face: 'reroll' }), /CR-WOLP-6$/)
  assert.match(desk.why({ thing: 'token', face: 'evidence' }), /нет такого жетона\. CR-WOLP-4$/)
  const token = EUROPE.wolpertinger.tokens.find(({ face }) => face === 'evidence')
  desk.player.wolpertingers = [token?.id ?? '']
  desk.hold('V', 'B', 'E', 'F', 'S')
  assert.match(desk.why({ thing: 'token', face: 'evidence' }), /CR-COLL-2$/)
})

test('CR-ENDT-6, CR-HELP-4, CR-BID-4: a turn that cannot end says what is missing', () => {
  const desk = new Desk().helpers()
  const why = (): string => desk.why({ thing: 'end' })
  assert.match(why(), /CR-ENDT-6$/)
  desk.helpers('up')
  desk.player.freeBids = 1
  assert.match(why(), /CR-BID-4$/)
  desk.turn.startedOnTop = true
  desk.player.row = 1
  assert.match(why(), /CR-HELP-4$/)
  assert.match(text.prompt(desk.ask('helper'), viewOf(desk.run, 0)), /уведите помощника/)
})

test('CR-ENDT-1, CR-ENDT-3, CR-TERR-11, CR-END-4: tiles of terrain', () => {
  const desk = new Desk()
  const [own = ''] = desk.player.tiles
  assert.ok(own)
  const why = (id: string, kind?: string, options?: readonly Json[]): string =>
    desk.why({ thing: 'tile', id }, kind, options)
  assert.match(why(own), /CR-ENDT-1$/)
  assert.match(why('forest-16', 'terrain'), /не ваш.* CR-ENDT-3$/)
  assert.match(why('forest-16', 'terrain.take', ['water-02']), /ту же местность: вода\. CR-ENDT-3$/)
  assert.match(why('forest-16', 'poacher.tile', ['water-02']), /CR-POH-12$/)
  desk.run.state.reserve.living = ['water', 'mountain']
  assert.match(why('forest-16', 'terrain'), /исчерпана: лес\. CR-TERR-11$/)
  desk.run.state.finalRound = 9
  assert.match(why('forest-16', 'terrain'), /CR-END-4$/)
})

test('EX-18, CR-TERR-3, CR-TERR-6, CR-TERR-7, CR-SETUP-15: cells of the reserve explain themselves', () => {
  const desk = new Desk()
  const spot = (tile: string, x: number, y: number, turn = 0): string =>
    desk.why({ thing: 'spot', piece: { tile }, spot: { x, y, turn } }, 'terrain')
  assert.match(
    spot('forest-01', 3, 3),
    /Первый тайл должен закрыть клетку стартового места: лес\. CR-TERR-3$/,
  )
  assert.match(spot('forest-01', 12, 4), /за край.* CR-TERR-2$/)
  assert.match(spot('forest-01', 1, 4), /забор\. CR-SETUP-15$/)
  const { reserve } = desk.run.state
  reserve.tiles.push({ tile: 'water-01', x: 2, y: 4, turn: 0 })
  reserve.starts.water = 'A'
  assert.match(spot('water-04', 4, 6), /примыкать стороной к такой же местности: вода\. CR-TERR-6$/)
  assert.match(spot('forest-01', 3, 4), /уже лежит местность\. CR-TERR-2$/)
  assert.match(spot('water-01', 6, 6, 1), /CR-TERR-7$/)
  const settle = (card: string, x: number, y: number): string =>
    desk.why({ thing: 'spot', piece: { card }, spot: { x, y, turn: 0 } }, 'relocate.place')
  assert.match(settle('dahu', 5, 0), /ещё нет, среда обитания криптида: горы\. CR-RELOC-3$/)
  assert.match(settle('karadag', 5, 5), /среда обитания криптида: вода/)
  assert.match(settle('lagopus', 2, 4), /поверх других криптидов\. CR-ABIL-9$/)
  assert.match(settle('trochus', 2, 4), /CR-ABIL-17$/)
  assert.match(settle('korkodil', 5, 0), /CR-ABIL-7$/)
  assert.match(settle('bukavac', 5, 0), /вода и лес\. CR-ABIL-18$/)
})
