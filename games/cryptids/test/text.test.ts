import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isRecord, type Json, type Outcome, type Question } from '@curio/kernel'
import { counted } from '@curio/ui/language'
import { EUROPE } from '../content/index.ts'
import { SKILLS } from '../content/vocabulary.ts'
import { cryptids } from '../index.ts'
import { QUESTION_KINDS } from '../rules/acts.ts'
import { REASON_RULES } from '../rules/reasons.ts'
import { en } from '../text/en/index.ts'
import { type CryptidsText, type CryptidsView, chanceOfSuccess, cryptidsText } from '../text/index.ts'
import { shapeName } from '../text/notation.ts'
import { ru } from '../text/ru/index.ts'
import { cryptidsTitle } from '../text/title.ts'
import type { Words } from '../text/words.ts'
import { checkReadable, checkSentence } from './support/readable.ts'
import { newRun, questionOf, startedRun, viewOf } from './support/text.ts'

const russian = cryptidsText('ru', EUROPE, ['Анна', 'Борис'])
const english = cryptidsText('en', EUROPE, ['Anna', 'Boris'])
const TEXTS = [russian, english]
const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')

test('Russian numbers bring the right form of the word along', () => {
  const forms = (what: keyof Words['counts']): string[] =>
    [1, 2, 5, 11, 21].map((n) => counted('ru', n, ru.counts[what]))
  assert.deepEqual(forms('points'), ['1 очко', '2 очка', '5 очков', '11 очков', '21 очко'])
  assert.deepEqual(forms('coins'), ['1 монета', '2 монеты', '5 монет', '11 монет', '21 монета'])
  assert.deepEqual(forms('paidCoins'), ['1 монету', '2 монеты', '5 монет', '11 монет', '21 монету'])
  assert.deepEqual(forms('experience'), ['1 опыт', '2 опыта', '5 опыта', '11 опыта', '21 опыт'])
  assert.deepEqual(forms('rumours'), [
    '1 бонусный слух',
    '2 бонусных слуха',
    '5 бонусных слухов',
    '11 бонусных слухов',
    '21 бонусный слух',
  ])
  assert.deepEqual(forms('evidence'), [
    '1 доказательство',
    '2 доказательства',
    '5 доказательств',
    '11 доказательств',
    '21 доказательство',
  ])
  assert.deepEqual(forms('cells'), ['1 клетка', '2 клетки', '5 клеток', '11 клеток', '21 клетка'])
  assert.deepEqual(forms('steps'), ['1 шаг', '2 шага', '5 шагов', '11 шагов', '21 шаг'])
  assert.deepEqual(forms('tokens'), ['1 жетон', '2 жетона', '5 жетонов', '11 жетонов', '21 жетон'])
  assert.deepEqual(forms('tiles'), ['1 тайл', '2 тайла', '5 тайлов', '11 тайлов', '21 тайл'])
  assert.deepEqual(forms('dice'), ['1 кубик', '2 кубика', '5 кубиков', '11 кубиков', '21 кубик'])
  assert.deepEqual(forms('upToCards'), [
    '1 карточки',
    '2 карточек',
    '5 карточек',
    '11 карточек',
    '21 карточки',
  ])
  assert.deepEqual(forms('upToSkills'), ['1 навыка', '2 навыков', '5 навыков', '11 навыков', '21 навыка'])
})

test('English numbers bring the right form of the word along', () => {
  const forms = (what: keyof Words['counts']): string[] =>
    [1, 2, 21].map((n) => counted('en', n, en.counts[what]))
  assert.deepEqual(forms('coins'), ['1 coin', '2 coins', '21 coins'])
  assert.deepEqual(forms('experience'), ['1 experience', '2 experience', '21 experience'])
  assert.deepEqual(forms('evidence'), [
    '1 piece of evidence',
    '2 pieces of evidence',
    '21 pieces of evidence',
  ])
  assert.deepEqual(forms('dice'), ['1 die', '2 dice', '21 dice'])
})

/** Every text in a dictionary that needs no argument. */
function* plainTexts(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words
  else if (Array.isArray(words)) for (const each of words) yield* plainTexts(each)
  else if (typeof words === 'object' && words !== null)
    for (const each of Object.values(words)) yield* plainTexts(each)
}

test('every word of a dictionary is in its language', () => {
  for (const text of TEXTS) {
    const { language, ...words } = text.words
    assert.ok(language.length > 0)
    for (const said of plainTexts(words)) if (said !== '') checkReadable(text, said.trim())
  }
})

const rulesIn = (said: string): string[] => said.match(/CR-[A-Z]+-\d+/g) ?? []

test('help with a question names rules that exist, the same in both languages', () => {
  for (const kind of QUESTION_KINDS) {
    const named = rulesIn(ru.help[kind])
    assert.ok(named.length > 0, kind)
    for (const id of named) assert.ok(RULES.includes(`- **${id}** `), `${kind}: no rule ${id}`)
    assert.deepEqual(rulesIn(en.help[kind]), named, kind)
    for (const text of TEXTS) checkSentence(text, text.help(kind))
  }
  assert.equal(russian.help('unheard-of'), '')
})

test('CR-GEN-7: every refusal has words in both languages and names a rule that exists', () => {
  const facts = { name: 'Anna', n: 1, of: 2 }
  for (const [reason, rule] of Object.entries(REASON_RULES)) {
    if (rule !== null) assert.ok(RULES.includes(`- **${rule}** `), `${reason}: no rule ${rule}`)
    for (const text of TEXTS) {
      const name = text === russian ? 'Анна' : 'Anna'
      checkSentence(text, text.words.reasons[reason as keyof typeof REASON_RULES]({ ...facts, name }))
    }
  }
})

test('other rules that the words name exist too', () => {
  for (const said of [...plainTexts(ru), ...plainTexts(en)]) {
    for (const id of rulesIn(said)) assert.ok(RULES.includes(`- **${id}** `), `no rule ${id}`)
  }
})

test('every card, contract, request, skill and Poacher card of the pack can be read', () => {
  const view = viewOf(startedRun(2), 0)
  for (const text of TEXTS) {
    for (const { id, ability } of EUROPE.cryptids) {
      checkSentence(text, text.dossier(id))
      assert.equal(text.ability(id) === null, ability === undefined)
    }
    for (const { id } of EUROPE.contracts) checkSentence(text, text.contract(id))
    for (const { id } of EUROPE.requests) checkReadable(text, text.request(id))
    for (const skill of SKILLS) checkSentence(text, text.skill(skill, view))
    for (const { id } of EUROPE.poacherCards) {
      const lines = text.poacherCard(id)
      assert.equal(lines.length, 11)
      for (const line of lines) checkReadable(text, line)
    }
    for (const tiles of Object.values(EUROPE.terrain))
      for (const { id } of tiles) checkReadable(text, text.names.tile(id))
  }
})

test('CR-ABIL-2: abilities say when they come and what they do', () => {
  assert.equal(russian.ability('karadag'), 'При обнаружении: 1 опыт')
  assert.equal(
    russian.ability('dahu'),
    'При перемещении: помощник вверх или вниз, 2 шага, без кубика и навыков',
  )
  assert.equal(
    russian.ability('griffin'),
    'В конце игры: 1 очко за каждые 4 монеты, вместе с ценой доказательств, но не больше 3',
  )
  assert.equal(english.ability('bukavac'), 'Tile: lies on two terrains at once: water and forest')
  assert.equal(english.ability('balaur'), 'At the end: 1 point for each reptile you have found, at most 3')
})

test('a cryptid of the pack is declined, one of another pack stands beside a word that is', () => {
  for (const { id } of EUROPE.cryptids) assert.doesNotMatch(russian.names.whom(id), /«/)
  assert.equal(ru.whom('Йети'), 'криптида «Йети»')
  assert.equal(russian.names.whom('gevaudan'), 'Жеводанского зверя')
  assert.equal(english.names.whom('gevaudan'), 'the Beast of Gévaudan')
  assert.equal(english.names.whom('selma'), 'Selma')
})

test('a tile is told by terrain, shape and symbols', () => {
  assert.equal(russian.names.tile('water-11'), 'вода, прямая, 4 клетки (монета, опыт)')
  assert.equal(russian.names.tile('forest-07'), 'лес, уголок, 3 клетки')
  assert.equal(english.names.tile('mountain-14'), 'mountain, a square, 4 cells (initiative, coin)')
  assert.deepEqual(['#', '##/#./#.', '#./##/.#', '.#/##/#.', '.#./###', '#.#/###'].map(shapeName), [
    'single',
    'jay',
    'ess',
    'zed',
    'tee',
    'other',
  ])
})

test('CR-SKILL-4: a skill says what it costs at this table', () => {
  const cost = (seats: number, options: Json): string =>
    russian.skill('trackSkill', viewOf(startedRun(seats, options), 0))
  assert.match(cost(2, {}), /3 опыта/)
  assert.match(cost(2, { surcharge: false }), /2 опыта/)
  assert.match(cost(3, {}), /2 опыта/)
  assert.match(russian.skill('planeTicket', viewOf(startedRun(2), 0)), /есть с начала/)
})

test('the options of a new game are explained', () => {
  const checked = cryptids.options({}, 2)
  assert.ok(checked.ok && isRecord(checked.value))
  for (const { newGame } of [ru, en]) {
    assert.deepEqual(Object.keys(newGame).sort(), Object.keys(checked.value).sort())
  }
})

test('a seat without a name has a number, and whoever waits reads for whom', () => {
  assert.equal(russian.names.player(1), 'Борис')
  assert.equal(russian.names.player(2), 'Игрок 3')
  assert.equal(russian.waitingFor([1]), 'Решает Борис.')
  assert.equal(russian.waitingFor([0, 1]), 'Решают: Анна и Борис.')
  assert.equal(english.waitingFor([]), 'The game is over.')
  const view = viewOf(startedRun(2), 0)
  assert.equal(russian.waitingFor([1], { ...view, phase: 'helpers' }), 'Решает Борис (фаза помощника).')
  assert.equal(russian.waitingFor([0, 1], { ...view, phase: 'setup' }), 'Решают: Анна и Борис (подготовка).')
})

const choose = (kind: string, options: readonly Json[]): Question => ({
  id: '0',
  seat: 0,
  kind,
  form: 'choose',
  options,
})

test('words that are missing are a mistake, not a blank', () => {
  const view = viewOf(newRun(2), 0)
  assert.throws(() => english.prompt(choose('unheard-of', []), view), /no words for question/)
  assert.throws(() => english.spoken(choose('unheard-of', []), 'x', view), /no words for question/)
  assert.throws(() => english.spoken(choose('turn', []), 'x', view), /"turn" is not answered by "x"/)
  assert.equal(english.group(choose('setup.city', []), 'LON'), null)
})

/** A turn in which the Karadag Serpent is at hand. */
function karadagView(): CryptidsView {
  const run = startedRun(2)
  const [player] = run.state.players
  assert.ok(player)
  run.state.display[0] = {
    card: 'karadag',
    location: 'E3',
    evidence: ['E', 'W'],
    locationToken: null,
    evidenceTokens: [],
    bids: [0],
  }
  player.place = 'E3'
  return viewOf(run, 0)
}

test('CR-TRACK-3, CR-TRY-2: tracking says what covers, what is left to dice, and how likely it is', () => {
  const view = karadagView()
  const say = (text: CryptidsText, act: string): string => text.spoken(choose('turn', [act]), act, view)
  assert.equal(
    say(russian, 'track:karadag:E,W'),
    'Основное действие: наверняка найти Карадагского змея; очевидец, очертания в воде',
  )
  assert.equal(
    say(russian, 'skill.track:karadag:Rr,-'),
    '«Отследить криптида»: попытаться найти Карадагского змея; слух и бонусный слух за очевидца, кубик за очертания в воде; успех 33%',
  )
  assert.equal(
    say(english, 'track:karadag:-,W'),
    'Main action: try to find the Karadag Serpent; a die for an eyewitness, water shape; success 33%',
  )
  assert.deepEqual(
    ['move:stay', 'action.move:E2', 'fly:LON', 'skill.collect:E3:V', 'refresh', 'end'].map((act) =>
      russian.group(choose('turn', [act]), act),
    ),
    [
      'Основное передвижение',
      'Основное действие',
      'Применить навык',
      'Применить навык',
      'Основное действие',
      'Конец хода',
    ],
  )
})

test('CR-TRY-6, CR-TRY-7: the odds count what can still help', () => {
  const [player] = karadagView().players
  assert.ok(player)
  const odds = (dice: number, skills: Partial<typeof player.skills>, tokens = 0): string => {
    const wolpertingers = new Array(tokens).fill('reroll')
    return chanceOfSuccess(
      EUROPE,
      { ...player, wolpertingers, skills: { ...player.skills, ...skills } },
      dice,
    ).toFixed(4)
  }
  assert.equal(odds(0, {}), '1.0000')
  assert.equal(odds(1, {}), (1 / 3).toFixed(4))
  assert.equal(odds(2, {}), (1 / 9).toFixed(4))
  assert.equal(odds(1, { luck: 'ready' }), (2 / 3).toFixed(4))
  assert.equal(odds(1, { secondChance: 'ready' }), (5 / 9).toFixed(4))
  assert.equal(odds(1, { secondChance: 'used' }, 1), (5 / 9).toFixed(4))
  assert.equal(odds(1, { luck: 'ready', secondChance: 'ready' }), (8 / 9).toFixed(4))
})

test('a prompt says what is left of a turn', () => {
  const run = startedRun(2)
  const [player] = run.state.players
  assert.ok(player)
  const prompt = (): string => russian.prompt(questionOf(run), viewOf(run, 0))
  assert.equal(prompt(), 'Анна: передвиньтесь и сделайте одно действие, в любом порядке.')
  player.action = 'used'
  assert.equal(prompt(), 'Анна: действие применено; передвиньтесь, примените навык или завершите ход.')
  player.movement = 'used'
  assert.equal(prompt(), 'Анна: примените навык или завершите ход.')
  player.action = 'ready'
  assert.equal(prompt(), 'Анна: передвижение применено; выберите действие, навык или завершите ход.')
})

test('CR-HELP-2: a prompt asks for the step that is possible', () => {
  const view = viewOf(startedRun(2), 0)
  const prompt = (...options: string[]): string => russian.prompt(choose('helper', options), view)
  assert.match(prompt('up', 'down:0'), /вверх, чтобы учиться, или вниз/)
  assert.match(prompt('down:0', 'down:1'), /вниз и возьмите кубик/)
  assert.match(prompt('up'), /вверх, и можно будет учиться/)
})

test('CR-ABIL-2: a skill that an ability makes cheaper says what it costs now', () => {
  const run = startedRun(2)
  const [player] = run.state.players
  assert.ok(player)
  const say = (): string => russian.spoken(choose('ability.skill', []), 'trackSkill', viewOf(run, 0))
  assert.equal(say(), '«Отследить криптида»: отследить ещё одного криптида')
  const found = { location: 'W3', evidence: ['V' as const], relocated: null, inReserve: false }
  player.found.push({ card: 'lou_carcolh', ...found })
  assert.equal(say(), 'Получить навык «Отследить криптида» за 1 опыт')
  player.found.push({ card: 'ajatar', ...found })
  assert.equal(say(), 'Получить навык «Отследить криптида» бесплатно')
})

const points = (total: number) => ({ total, by: { found: total } })
const outcome = (ending: string, winners: number[], ...points: Outcome['points']): Outcome =>
  points.length > 1
    ? { kind: 'ranked', ending, winners, places: points.map(() => 1), points }
    : { kind: 'solo', ending, won: winners.length > 0, rank: null, points }

/** Players at the end, by the cryptids they found and relocated and the coins they own. */
function overView(
  ...players: readonly (readonly [found: number, relocated: number, coins: number])[]
): CryptidsView {
  const run = startedRun(players.length)
  for (const [seat, [found, relocated, coins]] of players.entries()) {
    const player = run.state.players[seat]
    assert.ok(player)
    player.coins = coins
    player.evidence = []
    player.found = EUROPE.cryptids.slice(0, found).map(({ id }, index) => ({
      card: id,
      location: 'N1',
      evidence: ['W', 'E'],
      relocated: index < relocated ? 'reserve' : null,
      inReserve: index < relocated,
    }))
  }
  return viewOf(run, null)
}

test('CR-TIE-1: the end names the winner, and the tie-break where it decided', () => {
  const ending = (winners: number[], view: CryptidsView, ...totals: number[]): string[] =>
    TEXTS.map((text) => text.ending(outcome('reserve', winners, ...totals.map(points)), view).join(' '))
  assert.deepEqual(ending([1], overView([3, 2, 1], [1, 1, 1]), 21, 22), [
    'Побеждает Борис: 22 очка репутации.',
    'Boris wins with 22 points of reputation.',
  ])
  assert.deepEqual(ending([0], overView([3, 0, 0], [2, 2, 9]), 21, 21), [
    'Побеждает Анна: очков поровну (21 очко), но найдено больше криптидов (3).',
    'Anna wins: equal points (21 points), but Anna has found more cryptids (3).',
  ])
  assert.match(
    ending([1], overView([3, 1, 9], [3, 2, 0]), 21, 21)[0] ?? '',
    /перемещено больше криптидов \(2\)/,
  )
  assert.match(
    ending([1], overView([3, 1, 1], [3, 1, 2]), 21, 21)[1] ?? '',
    /experience and coins together \(2\)/,
  )
  assert.deepEqual(ending([0, 1], overView([3, 1, 1], [3, 1, 1]), 21, 21), [
    'Победу делят Анна и Борис: у каждого 21 очко, и остальное поровну.',
    'Anna and Boris share the victory: 21 points each, and all else is equal.',
  ])
})

test('CR-SEND-1, CR-SEND-6: alone the end names the rank, or how the Poacher won', () => {
  const run = startedRun(1)
  const { poacher, players } = run.state
  const [player] = players
  assert.ok(poacher && player)
  player.contracts = ['contract-01', 'contract-11']
  poacher.caught = ['karadag', 'selma', 'lossie'].map((card) => ({
    card,
    location: 'N1',
    evidence: ['W', 'E'],
    relocated: null,
    inReserve: false,
  }))
  const view = viewOf(run, 0)
  const ending = (kind: string, total: number): string =>
    russian.ending(outcome(kind, [0], points(total)), view).join(' ')
  assert.match(ending('rank-4', 25), /25 очков\. Ваше звание: «Настоящий криптозоолог»\.$/)
  assert.equal(
    ending('lost-contract', 0),
    'Браконьер побеждает: он поймал трёх криптидов вашего контракта «Змеи и ящеры».',
  )
  assert.equal(ending('lost-five', 0), 'Браконьер побеждает: он поймал пятерых криптидов.')
  assert.throws(() => ending('strange', 0), /no words for ending/)
})

test('CR-SEND-7: the title page calls the ranks as the pack does', () => {
  assert.deepEqual(
    cryptidsTitle.ranks,
    EUROPE.ranks.map(({ ru, en }) => ({ ru, en })),
  )
})

test('CR-ABIL-1: the face of every card says its ability in one line, in both languages', () => {
  for (const text of [russian, english]) {
    for (const { id, ability } of EUROPE.cryptids) {
      const brief = text.brief(id)
      assert.equal(brief === null, ability === null || ability === undefined, id)
      if (brief === null) continue
      const said = `${brief.when}: ${brief.what}`
      assert.ok(said.length <= 44, `${said.length}: ${said}`)
      assert.match(said, /^\p{Lu}[^:]+: [^.:]+$/u)
    }
  }
})
