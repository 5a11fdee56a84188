import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { edited } from '@curio/kernel/testing'
import { ARKHAM_GUIDE, route } from '@curio/route'
import { SCREEN_WIDTH, widthOf } from '@curio/ui/terminal'
import { COMMANDS } from '../src/run.ts'
import { LANGUAGES } from '../src/words/index.ts'
import { curio, curioProcess, manyLines } from './support/curio.ts'

const folder = mkdtempSync(join(tmpdir(), 'curio-'))
const played = join(folder, 'played.json')
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

before(async () => {
  await curio(['play', 'route', '--seed', 'tools', '--lang', 'ru', '--save', played], manyLines('1'))
})
after(() => rmSync(folder, { recursive: true }))

/** The log of the played game with one thing changed. */
function tampered(name: string, change: (log: Record<string, never[]>) => void): string {
  const { log } = JSON.parse(readFileSync(played, 'utf8'))
  change(log)
  return file(name, JSON.stringify(log))
}

suite('curio verify', () => {
  test('an honest record is ok', async () => {
    const { code, output } = await curio(['verify', played])
    assert.equal(code, 0)
    assert.match(output, /: ok, \d+ entries, \d+ outcomes of chance \(all from the revealed seed\)\n$/)
  })

  test('a changed answer is found, with its entry', async () => {
    const bad = tampered('answer.json', ({ entries }) => {
      Object.assign(entries?.[5] ?? {}, { answer: 'c' })
    })
    const { code, output } = await curio(['verify', bad])
    assert.equal(code, 1)
    assert.match(output, /fails at entry 5: /)
  })

  test('a changed outcome of chance is found, with its entry', async () => {
    const bad = tampered('chance.json', ({ entries }) => {
      const { chance = [] } = (entries?.[0] ?? {}) as { chance?: number[] }
      chance[0] = ((chance[0] ?? 0) + 1) % 2
    })
    const { code, output } = await curio(['verify', bad])
    assert.equal(code, 1)
    assert.match(output, /fails at entry 0: /)
  })

  test('a wrong seed is found', async () => {
    const bad = tampered('seed.json', (log) => {
      Object.assign(log, { seed: 'abcd' })
    })
    const { code, output } = await curio(['verify', bad])
    assert.equal(code, 1)
    assert.match(output, /fails at the header: the seed does not fit the commitment/)
  })
})

suite('curio replay', () => {
  test('a whole game in words, in both languages', async () => {
    const [russian, english] = await Promise.all([
      curio(['replay', played, '--lang', 'ru']),
      curio(['replay', played, '--lang', 'en']),
    ])
    assert.match(russian.output, /^ +0 {2}Древний: /m)
    assert.match(russian.output, /^ +\d+ {2}Раунд 10\. /m)
    assert.match(russian.output, /│ Всего +│/)
    assert.match(english.output, /^ +0 {2}The Ancient is /m)
    assert.match(english.output, /│ Total +│/)
  })

  test('the position after an entry, as a board and as data', async () => {
    const [screen, data] = await Promise.all([
      curio(['replay', played, '--at', '12', '--lang', 'ru']),
      curio(['replay', played, '--at', '12', '--json']),
    ])
    assert.match(screen.output, /^ Маршрут построен · Аркхэм · /)
    assert.match(screen.output, /^ Решает Игрок 1\.$/m)
    const position = JSON.parse(data.output)
    assert.equal(position.entry, 12)
    assert.deepEqual(position.awaited, [0])
    assert.equal(position.outcome, null)
    assert.equal(position.view.players[0].task, null)
    assert.ok(position.notes.every((note: { entry: number }) => note.entry <= 12))
  })

  test('the position as one player saw it, with the question, also as a picture', async () => {
    const flags = ['--at', '12', '--seat', '1', '--lang', 'ru']
    const [screen, picture, data] = await Promise.all([
      curio(['replay', played, ...flags]),
      curio(['replay', played, ...flags, '--svg']),
      curio(['replay', played, ...flags, '--json']),
    ])
    assert.match(screen.output, /^ Игрок 1: /m)
    assert.match(screen.output, /^ 1 {2}\S/m)
    assert.match(screen.output, /Задача +«/)
    assert.match(picture.output, /^<svg .*<\/svg>\n$/s)
    assert.match(picture.output, /Игрок 1: /)
    assert.equal(typeof JSON.parse(data.output).view.players[0].task, 'string')
  })

  test('without --at the data are those of the end', async () => {
    const { output } = await curio(['replay', played, '--json'])
    const { outcome, awaited, view } = JSON.parse(output)
    assert.equal(view.phase, 'over')
    assert.deepEqual(awaited, [])
    assert.equal(typeof outcome.points[0].total, 'number')
  })

  test('a reader that stops reading is no error', async () => {
    const { spawnSync } = await import('node:child_process')
    const main = new URL('../src/main.ts', import.meta.url).pathname
    const shell = `"${process.execPath}" "${main}" replay "${played}" | head -n 1`
    const { stdout, stderr } = spawnSync('sh', ['-c', shell], { encoding: 'utf8' })
    assert.equal(stdout.split('\n').length, 2)
    assert.equal(stderr, '')
  })
})

suite('curio pack check', () => {
  test('a good pack', async () => {
    const { code, output } = await curio(['pack', 'check', file('good.json', JSON.stringify(ARKHAM_GUIDE))])
    assert.equal(code, 0)
    assert.match(output, /good\.json: ok\n$/)
  })

  test('every pack of a game, by what it says of itself', async () => {
    const content = new URL('../../games/route/content/', import.meta.url)
    const files = readdirSync(content).filter((name) => name.endsWith('.json'))
    assert.ok(files.includes('venice.json') && files.includes('secret-box.json'))
    for (const name of files) {
      const { code, output } = await curio(['pack', 'check', fileURLToPath(new URL(name, content))])
      assert.equal(code, 0, output)
      assert.match(output, /: ok\n$/)
    }
  })

  test('a bad pack of the booklet', async () => {
    const bad = edited(route.packs.venice, { 'cards[0].coordinate': 2 })
    const { code, output } = await curio(['pack', 'check', file('bad-venice.json', JSON.stringify(bad))])
    assert.equal(code, 1)
    assert.match(output, /^cards: there are 1 cards with the coordinate 1; allowed: exactly 2\n/)
  })

  test('a bad pack: every issue by its path', async () => {
    const bad = { ...ARKHAM_GUIDE, version: 0, rounds: { value: 'ten', origin: 'rulebook' } }
    const { code, output } = await curio(['pack', 'check', file('bad.json', JSON.stringify(bad))])
    assert.equal(code, 1)
    assert.match(output, /^version: /m)
    assert.match(output, /^rounds\.value: /m)
  })
})

suite('a pack that somebody brings', () => {
  const starry = edited(ARKHAM_GUIDE, { 'map.blocks[5].star': 8, 'ancients[0].name.en': 'Old Fishface' })
  const pack = file('starry.json', JSON.stringify(starry))

  test('is played against bots, saved, resumed, replayed and verified from the saved file alone', async () => {
    const save = join(folder, 'starry-save.json')
    const begun = ['play', 'route', '--players', '2', '--bots', 'easy', '--pack', pack, '--seed', 'starry']
    const agreed = ['--options', '{"ancient":"CTHULHU"}', '--lang', 'en', '--save', save]
    await curio([...begun, ...agreed], ['1', '1', 'q'])
    const half = JSON.parse(readFileSync(save, 'utf8'))
    assert.deepEqual(half.log.packs.city, starry)
    assert.equal(half.log.seed, undefined)
    const { code } = await curio(['play', '--resume', save, '--lang', 'en'], manyLines('1'))
    assert.equal(code, 0)
    assert.match((await curio(['verify', save])).output, /: ok, /)
    assert.match((await curio(['replay', save, '--lang', 'en'])).output, /Old Fishface/)
    const { packs: _, ...bare } = JSON.parse(readFileSync(save, 'utf8')).log
    const alone = await curio(['verify', file('bare.json', JSON.stringify(bare))])
    assert.match(
      alone.output,
      /fails at the header: the log was played with another pack "city": [0-9a-f]{64} is/,
    )
  })

  test('is simulated, and the kept logs verify', async () => {
    const logs = join(folder, 'starry-logs')
    const ran = await curio(['simulate', 'route', '--games', '1', '--pack', `city=${pack}`, '--save', logs])
    assert.equal(ran.code, 0, ran.errors)
    assert.match((await curio(['verify', join(logs, 'route-0000.json')])).output, /: ok, /)
  })

  test('is refused with the first thing that is wrong, and cannot change a saved game', async () => {
    const bad = file(
      'bad-city.json',
      JSON.stringify(edited(ARKHAM_GUIDE, { 'map.roads[3].a': 'x', version: 0 })),
    )
    for (const command of ['play', 'simulate']) {
      const { code, errors } = await curio([command, 'route', '--pack', bad])
      assert.equal(code, 2)
      assert.match(errors, /bad-city\.json: version: /)
    }
    const large = file('large.json', JSON.stringify({ game: 'route', text: 'x'.repeat(300_000) }))
    assert.match((await curio(['pack', 'check', large])).output, /^\.: a pack may have/)
    assert.match((await curio(['play', 'route', '--pack', played])).errors, /it names no game/)
    const resumed = await curio(['play', '--resume', played, '--pack', pack])
    assert.match(resumed.errors, /--pack cannot change it/)
  })
})

suite('curio help', () => {
  test('the list of commands is also the answer to no command', async () => {
    const [help, nothing, flag] = await Promise.all([curio(['help']), curio([]), curio(['--help'])])
    assert.match(help.output, /^curio play GAME/m)
    assert.equal(nothing.output, help.output)
    assert.equal(flag.output, help.output)
  })

  for (const [name, { flags, examples }] of Object.entries(COMMANDS))
    for (const language of LANGUAGES)
      test(`${name} explains itself (${language}): options with a line each, and examples that fit`, async () => {
        const asked = await curio([name, '--help', '--lang', language])
        assert.deepEqual([asked.code, asked.errors], [0, ''])
        assert.equal((await curio(['help', name, '--lang', language])).output, asked.output)
        assert.equal((await curio([name, '--lang', language, '-h'])).output, asked.output)
        assert.match(asked.output, new RegExp(`^curio ${name}`))
        for (const flag of [...Object.keys(flags), 'help'])
          assert.match(asked.output, new RegExp(`^    --${flag}( \\S+)? {2,}\\S.*$`, 'm'))
        assert.ok(examples.length > 0)
        for (const example of examples) assert.ok(asked.output.includes(`\n    ${example}\n`))
        const cyrillic = /[а-яё]/i.test(asked.output)
        assert.equal(cyrillic, language === 'ru')
        for (const line of asked.output.split('\n')) assert.ok(widthOf(line) <= SCREEN_WIDTH, line)
      })

  test('help comes before every mistake, and in the language of the surroundings', async () => {
    const { code, output } = await curio(['play', 'chess', '--plyers', '3', '--help'])
    assert.equal(code, 0)
    assert.match(output, /^Параметры:$/m)
    const { code: wrong, errors } = await curio(['dance', '--help'])
    assert.equal(wrong, 2)
    assert.match(errors, /there is no command "dance"/)
  })

  test('every flag that a usage names is explained', () => {
    for (const { usage, flags } of Object.values(COMMANDS))
      assert.deepEqual(
        new Set([...usage.matchAll(/--(\w+)/g)].map(([, flag]) => flag)),
        new Set(Object.keys(flags)),
        usage,
      )
  })

  test('the version is that of the package, also from a real process', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    assert.deepEqual(await curioProcess(['--version']), { code: 0, output: `curio ${version}\n`, errors: '' })
    assert.equal((await curio(['-v'])).output, `curio ${version}\n`)
  })

  test('a rule by its id, as players read it in the language asked for', async () => {
    const english = await curio(['help', 'rt-gen-2', '--lang', 'en'])
    assert.equal(english.output, 'RT-GEN-2: A game lasts exactly 10 rounds.\n')
    const russian = await curio(['help', 'rt-gen-2', '--lang', 'ru'])
    assert.match(russian.output, /^RT-GEN-2: [А-Я].*10/)
    const booklet = await curio(['help', 'rt-dm-70', '--lang', 'ru'])
    assert.match(booklet.output, /^RT-DM-70: В буклет/)
  })
})

/** The sorts of cards of the booklet, by city. */
const BOOKLET = [
  ...['ЛИЧНЫЕ ЗАДАЧИ', 'ЭФФЕКТЫ', 'ЦЕЛИ', 'НАЧАЛЬНЫЕ СОБЫТИЯ'].map((sort) => `ВСЕ ГОРОДА БУКЛЕТА: ${sort}`),
  ...['ЛАС-ВЕГАС: СТАВКИ', 'СИДНЕЙ: КОЛОДА ГОРОДА', 'ВЕНЕЦИЯ: КОЛОДА ГОРОДА'],
  ...['ДРЕВНИЕ', 'КАРТЫ ЗОВА', 'ДИКОВИНКИ'].map((sort) => `АРКХЭМ: ${sort}`),
]

suite('curio cards', () => {
  test('all cards of a game with what they do, by sort, in the language asked for', async () => {
    const english = await curio(['cards', 'cryptids', '--lang', 'en'])
    assert.equal(english.code, 0)
    const headings = (output: string): string[] =>
      output.split('\n').filter((line) => /^[A-ZА-Я «»():-]{4,}$/.test(line))
    assert.deepEqual(headings(english.output), [
      ...['CRYPTIDS', 'CONTRACTS', 'REQUESTS', 'CARDS OF THE POACHER', 'SKILLS'],
    ])
    assert.match(english.output, /^Selma\n {4}serpent of Lake Seljord/m)
    const russian = await curio(['cards', 'route', '--lang', 'ru'])
    assert.deepEqual(headings(russian.output), [
      ...['ДРЕВНИЕ', 'ЛИЧНЫЕ ЗАДАЧИ', 'КАРТЫ ЗОВА', 'КАРТЫ ЛАВКИ', 'ЭФФЕКТЫ'].map(
        (sort) => `АРКХЭМ («ПУТЕВОДИТЕЛЬ»): ${sort}`,
      ),
      ...BOOKLET,
    ])
    for (const line of [english, russian].flatMap(({ output }) => output.split('\n')))
      assert.ok(widthOf(line) <= SCREEN_WIDTH, line)
  })

  test('a card by its name, by a part of it, and by its id', async () => {
    const named = async (...args: string[]): Promise<string> => (await curio(['cards', ...args])).output
    const selma = await named('cryptids', 'Сельма')
    assert.match(selma, /^КРИПТИДЫ\n\nСельма\n/)
    assert.equal(await named('cryptids', 'сельм'), selma)
    assert.equal(await named('cryptids', 'selma'), selma)
    assert.equal(
      (await named('cryptids', 'заявки')).split('\n').filter((line) => /^[А-Я]/.test(line)).length,
      9,
    )
    assert.match(
      await named('route', 'Дорога', 'профессора'),
      /^АРКХЭМ.*: ЛИЧНЫЕ ЗАДАЧИ\n\nДорога профессора\n/,
    )
  })

  test('cards of a pack that somebody brings', async () => {
    const pack = file(
      'renamed.json',
      JSON.stringify(edited(ARKHAM_GUIDE, { 'ancients[0].name.en': 'Old Fishface' })),
    )
    const { output } = await curio(['cards', 'route', 'fishface', '--pack', pack, '--lang', 'en'])
    assert.match(output, /^ARKHAM.*: ANCIENTS\n\nOld Fishface\n/)
  })
})

/** What people get wrong, and what the one line says. */
const MISTAKES: readonly (readonly [args: () => string[], says: RegExp])[] = [
  [() => ['dance'], /there is no command "dance"; there are: play, /],
  [() => ['play'], /GAME is missing; usage: curio play/],
  [() => ['play', 'chess'], /there is no game "chess"; there are: route/],
  [() => ['play', 'route', 'twice'], /"twice" is one word too many/],
  [() => ['play', 'route', '--plyers', '2'], /Unknown option '--plyers'/],
  [() => ['play', 'route', '--players', '5'], /--players must be a whole number from 1 to 4, not "5"/],
  [() => ['play', 'route', '--bots', 'genius'], /--bots must be easy, normal, hard, not "genius"/],
  [
    () => ['play', 'route', '--players', '1', '--bots', 'easy'],
    /--players must be a whole number from 2 to 4/,
  ],
  [() => ['play', 'route', '--lang', 'fr'], /--lang must be ru or en, not "fr"/],
  [() => ['play', 'route', '--options', '{'], /--options must be JSON/],
  [() => ['play', 'route', '--options', '{"ancient":"ZOG"}'], /ancient: .*RT-GEN-4/],
  [() => ['play', '--resume', join(folder, 'none.json')], /none\.json: there is no such file/],
  [() => ['play', '--resume', file('text.json', 'hello')], /text\.json: it is not JSON/],
  [() => ['play', '--resume', file('other.json', '{"a":1}')], /other\.json: it is not a saved game/],
  [() => ['play', '--resume', played, '--bots', 'hard'], /--resume goes on with a game as it is; --bots/],
  [() => ['play', '--resume', damagedSave()], /damaged\.json: .*log/],
  [() => ['play', 'route', '--save', join(folder, 'played.json', 'x', 'y')], /cannot be written/],
  [() => ['simulate', 'route', '--games', '0'], /--games must be a whole number from 1/],
  [() => ['simulate', 'route', '--bots', 'random,oracle'], /there is no bot "oracle"; there are: /],
  [
    () => ['simulate', 'route', '--players', '2', '--options', '{"challenge":{"row":0,"column":0}}'],
    /RT-SOLO-1/,
  ],
  [() => ['cards'], /GAME is missing; usage: curio cards/],
  [() => ['cards', 'route', 'Nobody'], /route has no card with "Nobody" in its name/],
  [() => ['replay'], /FILE is missing/],
  [() => ['replay', folder], /it is a folder/],
  [() => ['replay', played, '--at', '9999'], /--at must be a whole number from 0 to \d+, not "9999"/],
  [() => ['replay', file('list.json', '[]')], /list\.json: log: {2}?must be an object/],
  [() => ['replay', unplayable()], /unplayable\.json: the log cannot be played: .*"curio verify" says where/],
  [() => ['verify', played, played], /one word too many/],
  [() => ['pack', 'bake', played], /"bake" cannot be done to a pack/],
  [() => ['pack', 'check', file('nothing.json', '{}')], /it names no game, so it is no pack/],
  [() => ['help', 'RT-NO-1'], /there is no command "RT-NO-1" and no rule RT-NO-1/],
]

function damagedSave(): string {
  const saved = JSON.parse(readFileSync(played, 'utf8'))
  delete saved.log.header.seats
  return file('damaged.json', JSON.stringify(saved))
}

function unplayable(): string {
  return tampered('unplayable.json', ({ entries }) => {
    Object.assign(entries?.[3] ?? {}, { seat: 7 })
  })
}

suite('what people get wrong: one line, exit code 2, no stack', () => {
  for (const [args, says] of MISTAKES) {
    test(`${says.source}`, async () => {
      const { code, output, errors } = await curio(args())
      assert.equal(code, 2)
      assert.equal(output, '')
      assert.match(errors, says)
      assert.match(errors, /^curio: [^\n]+\n$/)
      assert.doesNotMatch(errors, /\.ts:\d/)
    })
  }
})

test('a real process says what is wrong by its exit code and one line', async () => {
  const { code, output, errors } = await curioProcess(['play', 'chess'])
  assert.deepEqual([code, output], [2, ''])
  assert.match(errors, /^curio: there is no game "chess"[^\n]*\n$/)
})
