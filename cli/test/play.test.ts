import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { widthOf } from '@curio/ui/terminal'
import { curio, curioProcess, folderFor, manyLines, screensOf } from './support/curio.ts'

/** A screen ends with the hints; what comes after it was printed once the game was left. */
const SCREEN_ROWS = 39

function lastScreen(output: string): string[] {
  return screensOf(output).at(-1)?.slice(0, SCREEN_ROWS) ?? []
}

const board = (screen: readonly string[]): string => screen.slice(0, 28).join('\n')

suite('curio play', () => {
  test('a solo game is played to its end by numbers', async (t) => {
    const file = join(folderFor(t), 'solo.json')
    const { code, output, errors } = await curio(
      ['play', 'route', '--seed', 'solo', '--lang', 'ru', '--save', file],
      manyLines('2', '1', '1'),
    )
    assert.equal(errors, '')
    assert.equal(code, 0)
    const end = output.slice(output.lastIndexOf('u отмена'))
    assert.match(end, /Испытание (не )?пройдено|Три провала/)
    assert.match(end, new RegExp(`curio replay ${file}`))
    const column = [...end.matchAll(/│ \S.*? │ +(\d+) │/g)].map(([, points]) => Number(points))
    const [total = -1] = column.slice(7)
    assert.equal(
      column.slice(0, 7).reduce((sum, points) => sum + points, 0),
      total,
    )
    const saved = JSON.parse(readFileSync(file, 'utf8'))
    assert.equal(typeof saved.log.seed, 'string')
    const verified = await curio(['verify', file])
    assert.match(verified.output, /: ok, \d+ entries/)
  })

  test('a game that is left goes on with the same board', async (t) => {
    const file = join(folderFor(t), 'left.json')
    const flags = ['--seed', 'leave', '--lang', 'en']
    const first = await curio(
      ['play', 'route', ...flags, '--save', file],
      [...manyLines('1', '2').slice(0, 25), 'q'],
    )
    assert.equal(first.code, 0)
    assert.match(first.output, new RegExp(`Go on with: npx curio play --resume ${file}`))
    const second = await curio(['play', '--resume', file, '--lang', 'en'], ['q'])
    assert.equal(second.code, 0)
    const [before = [], after = []] = [
      screensOf(first.output, 'Route').at(-1),
      screensOf(second.output, 'Route').at(0),
    ]
    assert.equal(board(after), board(before))
    assert.equal(after[28], before[28])
  })

  test('the end of the input saves the game, like leaving it', async (t) => {
    const file = join(folderFor(t), 'eof.json')
    const { code, output } = await curio(
      ['play', 'route', '--seed', 'eof', '--lang', 'ru', '--save', file],
      ['1'],
    )
    assert.equal(code, 0)
    assert.match(output, /Партия сохранена/)
    assert.equal((await curio(['verify', file])).code, 0)
  })

  test('an answer is taken back, and the program says when it cannot be', async (t) => {
    const file = join(folderFor(t), 'undo.json')
    const { output } = await curio(
      ['play', 'route', '--seed', 'undo', '--lang', 'ru', '--save', file],
      ['u', '1', 'u', '1', 'u', 'q'],
    )
    const screens = screensOf(output)
    const prompts = screens.map((screen) => screen[28]?.trim())
    const messages = screens.map((screen) => screen[37]?.trim())
    assert.equal(messages[1], 'Отменять нечего.')
    assert.match(messages[3] ?? '', /^Отменить нельзя: .*(открыт|брошен)/)
    assert.notEqual(prompts[4], prompts[2])
    assert.equal(messages[5], 'Последний ответ отменён.')
    assert.equal(prompts[5], prompts[2])
    assert.equal(board(screens[5] ?? []), board(screens[2] ?? []))
  })

  test('help, rules, score, log, and names instead of numbers', async (t) => {
    const file = join(folderFor(t), 'wishes.json')
    const { output } = await curio(
      ['play', 'route', '--seed', 'wishes', '--lang', 'ru', '--save', file],
      [
        '1',
        '1',
        '?',
        'help RT-P3-4',
        'help RT-NO-1',
        'score',
        'log',
        'board 7',
        'nonsense',
        'c10',
        '99',
        'q',
      ],
    )
    assert.match(output, /квартал \(a;b\) или \(b;a\)|Три способа/)
    assert.match(output, /^RT-P3-4: Если пуст ровно один/m)
    assert.match(output, /^Правила RT-NO-1 нет/m)
    assert.match(output, /^Счёт: 0 очков, безумие 0$/m)
    assert.match(output, /^Игрок 1 оставляет себе задачу/m)
    assert.match(output, /номер игрока от 1 до 1/)
    assert.match(output, /Не понимаю «nonsense»/)
    assert.match(output, /Не понимаю «99»/)
  })

  for (const { game, lang, listed, name, says } of [
    {
      ...{
        game: 'route',
        lang: 'ru',
        name: 'Дагон',
        listed: /^ДРЕВНИЕ\n {4}Дагон\nЛИЧНЫЕ ЗАДАЧИ\n {4}\S.*, /,
      },
      says: /^ДРЕВНИЕ\n\nДагон\n {4}В итоговом маршруте тупик/m,
    },
    {
      ...{ game: 'route', lang: 'en', name: 'dagon', listed: /^ANCIENTS\n {4}Dagon\nPERSONAL TASKS\n/ },
      says: /^ANCIENTS\n\nDagon\n {4}In the final route/m,
    },
    {
      ...{ game: 'cryptids', lang: 'ru', name: 'удача', listed: /^КРИПТИДЫ\n/ },
      says: /^НАВЫКИ\n\nУдача\n {4}«Удача», /m,
    },
    {
      ...{ game: 'cryptids', lang: 'en', name: 'luck', listed: /^CRYPTIDS\n/ },
      says: /^SKILLS\n\nLuck\n {4}“Luck”, /m,
    },
    {
      ...{ game: 'trickerion', lang: 'ru', name: 'левитация', listed: /^НОМЕРА\n {4}\S/ },
      says: /^НОМЕРА\n\nЛевитация\n {4}механизмы, уровень 1\n {4}нужно: стекло ×3, /m,
    },
    {
      ...{ game: 'trickerion', lang: 'en', name: 'levitation', listed: /^TRICKS\n {4}\S/ },
      says: /^TRICKS\n\nLevitation\n {4}Mechanical, level 1\n {4}needs glass ×3, /m,
    },
  ]) {
    test(`a card in sight says what it does (${game}, ${lang})`, async (t) => {
      const file = join(folderFor(t), 'cards.json')
      const options = game === 'route' ? ['--options', '{"ancient":"DAGON"}'] : ['--bots', 'easy']
      const { output } = await curio(
        ['play', game, '--seed', 'cards', '--lang', lang, '--save', file, ...options],
        ['card', `card ${name}`, 'card Шалтай', 'q'],
      )
      const title = {
        route: { ru: 'Маршрут построен', en: 'Route' },
        cryptids: { ru: 'Криптиды', en: 'Cryptids' },
        trickerion: { ru: 'Трикерион', en: 'Trickerion' },
      }
      // A screen without hints only waits for a bot.
      const screens = screensOf(output, title[game as 'route'][lang as 'ru']).filter((screen) => screen[38])
      assert.match(screens[0]?.slice(SCREEN_ROWS).join('\n') ?? '', listed)
      assert.match(screens[1]?.slice(SCREEN_ROWS).join('\n') ?? '', says)
      assert.match(screens[3]?.[37] ?? '', /Карты «Шалтай» на виду нет|No card in sight is called “Шалтай”/)
    })
  }

  test('roads are named by their ids, also with the Russian layout on', async (t) => {
    const file = join(folderFor(t), 'names.json')
    const { output } = await curio(
      ['play', 'route', '--seed', 'names', '--lang', 'ru', '--save', file],
      ['1', '1', '1', '1', '1', 'h10', '0', '2', 'р10', 'й'],
    )
    assert.match(output, /Партия сохранена/)
    assert.match(output, /Подходит вариантов: \d+|━━━/)
  })

  test('people at one screen take turns behind a curtain', async (t) => {
    const file = join(folderFor(t), 'people.json')
    const { code, output } = await curio(
      ['play', 'route', '--players', '2', '--seed', 'people', '--lang', 'ru', '--save', file],
      manyLines('', '1'),
    )
    assert.equal(code, 0)
    assert.match(output, /Очередь: Игрок 1\. Остальные пусть отвернутся/)
    assert.match(output, /Очередь: Игрок 2\. Остальные пусть отвернутся/)
    assert.match(output, /Побеждает Игрок \d|Победу делят|Древний одолел всех|побеждает Игрок/)
  })

  test('bots play their seats', async (t) => {
    const file = join(folderFor(t), 'bots.json')
    const { code, output, errors } = await curio(
      ['play', 'route', '--players', '3', '--bots', 'easy', '--seed', 'bots', '--lang', 'en', '--save', file],
      manyLines('1'),
    )
    assert.equal(errors, '')
    assert.equal(code, 0)
    assert.match(output, /Bot 2/)
    assert.match(output, /│ Total +│ +\d+ │ +\d+ │ +\d+ │/)
    assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')).players, ['human', 'easy', 'easy'])
  })

  test('Cryptids is played with a bot, left, resumed and told', async (t) => {
    const file = join(folderFor(t), 'cryptids.json')
    const play = ['play', 'cryptids', '--bots', 'easy', '--seed', 'terminal', '--lang', 'ru', '--save', file]
    const first = await curio(play, [
      ...new Array<string>(25).fill('1'),
      '?',
      '',
      'score',
      '',
      'board 2',
      '',
      'q',
    ])
    assert.equal(first.errors, '')
    assert.equal(first.code, 0)
    assert.match(first.output, /Ж жертва/)
    const before = screensOf(first.output, 'Криптиды').at(-1) ?? []
    const second = await curio(['play', '--resume', file, '--lang', 'ru'], ['q'])
    assert.deepEqual((screensOf(second.output, 'Криптиды')[0] ?? []).slice(0, 28), before.slice(0, 28))
    const entries = JSON.parse(readFileSync(file, 'utf8')).log.entries.length
    const told = await curio(['replay', file, '--lang', 'en'])
    assert.match(told.output, / Player 1 /)
    const screen = await curio(['replay', file, '--at', `${entries - 1}`, '--seat', '1', '--lang', 'en'])
    assert.match(screen.output, /^ Cryptids · Europe /)
    assert.equal((await curio(['verify', file])).code, 0)
  })

  test('Trickerion is played with a bot by names, left, resumed and told', async (t) => {
    const file = join(folderFor(t), 'trickerion.json')
    const play = [
      'play',
      'trickerion',
      '--bots',
      'easy',
      '--seed',
      'terminal',
      '--lang',
      'ru',
      '--save',
      file,
    ]
    const kits = ['--options', '{"firstGameKits":true}']
    const names = [
      'electra',
      'none',
      'илл театр',
      'уч1 рынок',
      'уч1 забрать',
      'уч1 мастерская',
      'Илл луна',
      'Ц1',
    ]
    const first = await curio([...play, ...kits], [...names, '?', '', 'score', '', 'board 2', '', 'q'])
    assert.equal(first.errors, '')
    assert.equal(first.code, 0)
    assert.match(first.output, /Илл→театр/)
    assert.match(first.output, /Уч1→рынок/)
    assert.match(first.output, /Не понимаю «Илл луна»/)
    assert.doesNotMatch(first.output, /Не понимаю «Ц1»/)
    assert.match(first.output, /Сейчас этого сделать нельзя/)
    assert.match(first.output, /Если бы игра кончилась сейчас/)
    const before = screensOf(first.output, 'Трикерион').at(-1) ?? []
    assert.match(before.join('\n'), /Уч1→мастерская/)
    const second = await curio(['play', '--resume', file, '--lang', 'ru'], ['q'])
    assert.deepEqual((screensOf(second.output, 'Трикерион')[0] ?? []).slice(0, 28), before.slice(0, 28))
    const told = await curio(['replay', file, '--lang', 'en'])
    assert.match(told.output, / Player 1 /)
    assert.equal((await curio(['verify', file])).code, 0)
  })

  for (const [lang, title] of [
    ['ru', 'Маршрут построен'],
    ['en', 'Route'],
  ] as const) {
    test(`every screen of a game for four fits 100x40 (${lang})`, async (t) => {
      const file = join(folderFor(t), 'fit.json')
      const { output } = await curio(
        ['play', 'route', '--players', '4', '--seed', `fit ${lang}`, '--lang', lang, '--save', file],
        manyLines('', '1', '2', '1'),
      )
      const screens = screensOf(output, title)
      assert.ok(screens.length > 100)
      for (const line of output.split('\n')) assert.ok(widthOf(line) <= 100, line)
      for (const screen of screens.slice(0, -1)) {
        const rows = screen.findIndex((line) => /^Очередь|^Next:/.test(line))
        assert.ok((rows < 0 ? screen.length : rows) <= SCREEN_ROWS, screen.join('\n'))
        assert.match(
          screen.slice(0, 28).join('\n'),
          /◎ (task|задача)$/m,
          'the panel fits, down to the legend',
        )
      }
    })
  }
})

test('the last screen of a game is still a whole screen', async (t) => {
  const file = join(folderFor(t), 'whole.json')
  const { output } = await curio(['play', 'route', '--seed', 'whole', '--lang', 'ru', '--save', file], ['q'])
  assert.equal(lastScreen(output).length, SCREEN_ROWS)
})

test('a game survives the end of its process', async (t) => {
  const file = join(folderFor(t), 'killed.json')
  const flags = ['--seed', 'killed', '--lang', 'en']
  const killed = await curioProcess(['play', 'route', ...flags, '--save', file], null, 'SIGTERM')
  assert.equal(killed.code, null)
  const resumed = await curio(['play', '--resume', file, '--lang', 'en'], ['q'])
  assert.equal(resumed.code, 0)
  assert.deepEqual(
    screensOf(resumed.output, 'Route')[0]?.slice(0, 29),
    screensOf(killed.output, 'Route')[0]?.slice(0, 29),
  )
})
