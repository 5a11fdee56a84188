import assert from 'node:assert/strict'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { suite, type TestContext, test } from 'node:test'
import { type Game, type Json, Match, type Question } from '@curio/kernel'
import { type ForgeState, forge } from '@curio/kernel/testing'
import { Canvas, type Choice, SCREEN_WIDTH, type TerminalFace } from '@curio/ui/terminal'
import type { Surroundings } from '../src/command.ts'
import type { BotThreads } from '../src/play/bot-seats.ts'
import { follow, type Play } from '../src/play/decision.ts'
import { playMatch } from '../src/play/play.ts'
import { emptyDesk, menuFor } from '../src/play/screens.ts'
import { Terminal } from '../src/play/terminal.ts'
import { wordsIn } from '../src/words/index.ts'
import { folderFor, Paper } from './support/curio.ts'

/** A plain face of the forge, a game in which a seat may have several open questions at once. */
const face: TerminalFace = {
  prompt: ({ kind, seat }) => `smith ${seat + 1}: ${kind}`,
  waitingFor: (seats) => `waiting for ${seats.map((seat) => seat + 1).join()}`,
  menu: (question) => [{ title: '', choices: optionsOf(question).map(choiceOf) }],
  typing: { hint: 'number', keys: [], rule: 'FG-1' },
  typed: () => null,
  refusal: () => null,
  things: () => [],
  whyNot: () => null,
  help: (kind) => `help with ${kind}`,
  table: ({ shown }) => {
    const canvas = new Canvas(SCREEN_WIDTH, 28)
    canvas.put(0, 0, ` Forge · ${shown + 1}`)
    return canvas
  },
  cards: () => [],
  note: ({ kind }) => `told ${kind}`,
  score: () => [],
  end: () => [],
}

const optionsOf = (question: Question): readonly Json[] =>
  question.form === 'choose' ? question.options : []
const choiceOf = (answer: Json) => ({ label: `${answer}`, answer, parts: [[`${answer}`]] })

const NO_BOTS: BotThreads = {
  decide: () => new Promise(() => {}),
  consider: () => new Promise(() => {}),
  advise: () => new Promise(() => {}),
}

function playOf(
  t: TestContext,
  players: readonly string[],
  input: Surroundings['input'],
  bots = NO_BOTS,
  game = forge as Game,
): { play: Play; paper: Paper; state: () => ForgeState } {
  const seed = new Uint8Array(32).fill(1)
  const match = Match.create(game, { seats: players.length, options: {}, seed })
  assert.ok(match.ok)
  const paper = new Paper()
  const terminal = new Terminal({ input, output: paper, errors: paper, environment: {}, folder: '' })
  t.after(() => terminal.leave())
  const session = {
    ...{ game, match: match.value, seed, packs: {}, players },
    file: join(folderFor(t), 'forge.json'),
  }
  const names = players.map((_, seat) => `Smith ${seat + 1}`)
  const play = { session, face, terminal, words: wordsIn('en'), names, bots }
  return { play, paper, state: () => match.value.state as ForgeState }
}

const typing = (...lines: string[]): Readable => Readable.from([lines.map((line) => `${line}\n`).join('')])

/** Prompt, list and message of each screen, without what is empty. */
function screensIn(paper: Paper): string[][] {
  const screens = paper.text.split(/^ Forge · .*\n/m).slice(1)
  return screens.map((screen) =>
    screen
      .split('\n')
      .map((line) => line.slice(0, 56).trim())
      .filter((line) => line !== ''),
  )
}

const TWO = ['human', 'human']
/** A screen that takes more turns of the event loop than this does not come. */
const MOST_TURNS = 1_000

suite('every open question is shown', () => {
  test('what must be answered, and below it what may be done meanwhile', async (t) => {
    const { play, paper, state } = playOf(t, TWO, typing('', '2', '1', '1', '', '1', '', '3', '1'))
    await playMatch(play)
    const screens = screensIn(paper)
    assert.deepEqual(screens[0]?.slice(0, 4), [
      'smith 1: strike',
      '1  light',
      'You may also:',
      '2  smith 1: drink',
    ])
    assert.deepEqual(screens[1]?.slice(0, 3), ['smith 1: drink', '1  sip', '2  gulp'])
    assert.deepEqual(screens[1]?.[3], '0 back to the list')
    assert.deepEqual(screens[2]?.slice(0, 3), ['smith 1: strike', '1  light', '2  heavy'])
    assert.deepEqual(
      play.session.match.entries.slice(1, 3).map(({ ask, answer }) => [ask, answer]),
      [
        [1, 'sip'],
        [undefined, 'light'],
      ],
    )
    assert.deepEqual(state().smiths[0]?.blades, [1])
    const again = screens.find(
      ([prompt, , , , offer]) => prompt === 'smith 1: strike' && offer?.includes('heat'),
    )
    assert.deepEqual(again?.slice(0, 5), [
      ...['smith 1: strike', '1  light', '2  heavy', 'You may also:', '3  smith 1: heat'],
    ])
    assert.equal(state().smiths[0]?.coals, 1)
  })

  test('offers are taken by name too', async (t) => {
    const { play, state } = playOf(t, TWO, typing('', 'gulp'))
    await playMatch(play)
    assert.equal(state().smiths[0]?.strength, 3)
  })

  test('help is about all of them', async (t) => {
    const { play, paper } = playOf(t, TWO, typing('', '?'))
    await playMatch(play)
    assert.match(paper.text, /^help with strike\n\nhelp with drink\n\nnumber /m)
  })

  test('a hint names the answer of a bot, and says why', async (t) => {
    const asked: number[] = []
    const adviser: BotThreads = {
      ...NO_BOTS,
      advise: async ({ seat }) => {
        asked.push(seat)
        return { value: 'light', among: 1, rival: null, reason: { why: 'iron' } }
      },
    }
    const { play, paper, state } = playOf(t, TWO, typing('', 'hint'), adviser)
    await playMatch({
      ...play,
      face: { ...face, reason: (reason) => `The forge says ${JSON.stringify(reason)}` },
    })
    assert.match(paper.text, /^A bot would choose: light\.\nThe forge says {"why":"iron"}\.\n/m)
    assert.deepEqual(asked, [0])
    assert.deepEqual(state().smiths[0]?.blades, [], 'nothing is answered')
  })

  test('an adviser is not asked where nothing must be answered', async (t) => {
    const { play, paper } = playOf(t, TWO, typing('', 'as 2', '', 'hint'))
    await playMatch(play)
    assert.match(paper.text, /^A bot has no advice here\.$/m)
  })

  test('a section that fits many answers comes in pages, and offers stay on every page', async (t) => {
    const { play, paper } = playOf(t, TWO, typing('', 'n', 'n'))
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...{ label: `a rather long way to strike, number ${index}`, answer: 'light', parts: [] },
    }))
    const crowded: TerminalFace = {
      ...face,
      menu: (question, view) =>
        question.kind === 'strike' ? [{ title: '', choices: many }] : face.menu(question, view),
    }
    await playMatch({ ...play, face: crowded })
    const screens = screensIn(paper)
    assert.ok(screens.length >= 3)
    for (const screen of screens) assert.ok(screen.includes('31  smith 1: drink'), screen.join('\n'))
    assert.notDeepEqual(screens[1], screens[0])
  })
})

suite('somebody for whom the table does not wait', () => {
  test('comes to a shared screen, takes an offer and leaves again', async (t) => {
    const { play, paper, state } = playOf(t, TWO, typing('', 'as 2', '', '2', '', '', '1'))
    await playMatch(play)
    assert.match(paper.text, /^Next: Smith 2\. Everybody else looks away\./m)
    const [, second, third, fourth] = screensIn(paper)
    assert.deepEqual(second?.slice(0, 4), [
      'smith 2: drink',
      '1  sip',
      '2  gulp',
      'Enter to leave it and wait',
    ])
    assert.deepEqual(third?.slice(0, 2), ['waiting for 1', 'Enter to leave it and wait'])
    assert.deepEqual(fourth?.slice(0, 2), ['smith 1: strike', '1  light'])
    assert.equal(state().smiths[1]?.strength, 3)
    assert.equal(state().turn, 1)
  })

  test('must be a person at this screen', async (t) => {
    const { play, paper } = playOf(t, ['human', 'easy'], typing('as 2', 'as 9'))
    await playMatch(play)
    for (const screen of screensIn(paper).slice(1))
      assert.ok(screen.some((line) => line.startsWith('No person')))
  })

  test('may act while bots think, who do not wait for that', async (t) => {
    let decide: (answer: Json) => void = () => {}
    const slow: BotThreads = {
      decide: () =>
        new Promise((resolve) => {
          decide = resolve
        }),
      consider: () => Promise.resolve(null),
      advise: NO_BOTS.advise,
    }
    const input = new PassThrough()
    const { play, paper, state } = playOf(t, ['human', 'easy'], input, slow)
    const playing = playMatch(play)
    const until = async (shown: RegExp): Promise<void> => {
      const isShown = (): boolean => shown.test(screensIn(paper).at(-1)?.join('\n') ?? '')
      for (let turns = 0; turns < MOST_TURNS && !isShown(); turns++) await new Promise(setImmediate)
      assert.match(screensIn(paper).at(-1)?.join('\n') ?? '', shown)
    }
    input.write('1\n')
    await until(/^waiting for 2\nYou may do something meanwhile: press Enter\.$/)
    input.write('\n')
    await until(/waiting for 2\nYou may also:\n1 {2}smith 1: drink\n2 {2}smith 1: heat/)
    input.write('1\n1\n')
    await until(/^smith 1: heat\n1 {2}coal/)
    assert.equal(state().smiths[0]?.strength, 2)
    assert.equal(state().smiths[1]?.blades.length, 0)
    input.write('\n')
    await until(/^waiting for 2\nYou may do something/)
    decide('light')
    await until(/^smith 1: strike\n1 {2}light\n2 {2}heavy\nYou may also:\n3 {2}smith 1: heat/)
    assert.equal(state().smiths[1]?.blades.length, 1)
    input.end('q\n')
    await playing
  })
})

test('while several people wait for a bot, the screen shows what everybody may see', async (t) => {
  const viewers: Json[] = []
  const watched: Game = { ...(forge as Game), view: (_, viewer) => viewer }
  const lines = typing('', '1', '', '1')
  const { play, paper } = playOf(t, ['human', 'human', 'easy'], lines, NO_BOTS, watched)
  const watching: TerminalFace = {
    ...face,
    table: (scene) => {
      viewers.push(scene.view)
      return face.table(scene)
    },
  }
  await playMatch({ ...play, face: watching })
  assert.match(screensIn(paper).at(-1)?.[0] ?? '', /^waiting for 3/)
  assert.deepEqual(viewers, [0, 1, null])
})

test('an answer to a question that was closed meanwhile is refused in words', async (t) => {
  const { play } = playOf(t, TWO, typing())
  const { match } = play.session
  const [open = null] = menuFor(face, match, 0).must
  const [question] = match.questions(0)
  const desk = { ...emptyDesk(), open }
  assert.ok(match.answer({ seat: 0, question: question?.id, value: 'light' }).ok)
  assert.equal(await follow(play, 0, desk, { wish: 'item', number: 1 }, '1'), true)
  assert.deepEqual(desk, { open: null, page: 0, message: 'The table has changed meanwhile. Choose again.' })
})

test('finer sections are opened one after the other, and left the same way', async (t) => {
  const { play } = playOf(t, TWO, typing())
  const choices = (title: string): Choice[] =>
    Array.from({ length: 9 }, (_, index) => ({ label: `${title}${index}`, answer: 'light', parts: [] }))
  const groups = ['soft', 'hard'].map((title) => ({ title, choices: choices(title) }))
  const whole = { title: 'strike', choices: groups.flatMap((group) => group.choices), groups }
  const deep = {
    ...play,
    face: { ...face, menu: () => [whole, { title: 'rest', choices: choices('rest') }] },
  }
  const desk = emptyDesk()
  const titles: (string | undefined)[] = []
  for (const wish of [{ wish: 'item', number: 2 }, { wish: 'back' }, { wish: 'item', number: 3 }] as const) {
    assert.ok(await follow(deep, 0, desk, wish, ''))
    titles.push(desk.open?.title)
  }
  assert.deepEqual(titles, ['hard', undefined, 'rest'])
  desk.open = { title: 'all', answers: [], sections: [{ title: 'inner', answers: [] }] }
  assert.ok(await follow(deep, 0, desk, { wish: 'back' }, ''))
  assert.equal(desk.open, null)
  desk.open = { title: 'inner', answers: [], within: { title: 'outer', answers: [] } }
  assert.ok(await follow(deep, 0, desk, { wish: 'back' }, ''))
  assert.equal(desk.open?.title, 'outer')
})
