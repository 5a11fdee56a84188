import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { fastChance, type Json, type Note, noteFor, type Points } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { LANGUAGES, type Language } from '@curio/ui/language'
import { SCREEN_WIDTH } from '@curio/ui/terminal'
import type { CityName } from '../rules/options.ts'
import { routeTerminal } from '../terminal/index.ts'
import { type RouteText, type RouteView, routeText } from '../text/index.ts'
import { OF_A_CAMPAIGN } from './support/acts.ts'
import { checkQuestion, checkSentence, NAMES } from './support/readable.ts'
import { newMatch, type RouteMatch, viewOf } from './support/text.ts'
import { shortTours } from './support/tour.ts'

/** A card of Sydney names two landmarks, and a die may lie on it. */
const LABEL_WIDTH = 98

const CAMPAIGNS = [
  { seats: 2, campaign: { cities: ['venice', 'las-vegas', 'arkham'] } },
  { seats: 3, campaign: { choice: 'winner', modes: { venice: 'dice' } } },
  { seats: 4, campaign: { cities: ['sydney', 'arkham', 'venice'], modes: { venice: 'advanced' } } },
] as const

const newCampaign = (seats: number, campaign: object): RouteMatch =>
  newMatch(seats, { edition: 'booklet', campaign } as Json, `campaign ${seats}`, shortTours)

/** Texts of each city that a match comes to. */
function textsOf(match: RouteMatch): (language: Language, city: CityName) => RouteText {
  const known = new Map<string, RouteText>()
  return (language, city) => {
    const key = `${language} ${city}`
    const { pack } = match.content.travel?.content(city) ?? assert.fail()
    const text = known.get(key) ?? routeText(language, pack, NAMES)
    known.set(key, text)
    return text
  }
}

const cityOf = ({ campaign }: RouteView): CityName => campaign?.cities.at(-1) ?? assert.fail()

suite('words of a campaign', () => {
  const asked = new Set<string>()

  for (const { seats, campaign } of CAMPAIGNS) {
    test(`${seats} travel`, () => {
      const match = newCampaign(seats, campaign)
      const textIn = textsOf(match)
      playAtRandom(match, fastChance(seats), (question) => {
        asked.add(question.kind)
        const city = cityOf(viewOf(match, question.seat))
        for (const language of LANGUAGES) checkQuestion(textIn(language, city), match, question, LABEL_WIDTH)
      })
      const outcome = match.outcome()
      const view = viewOf(match, null)
      assert.ok(outcome)
      for (const language of LANGUAGES) {
        textIn(language, cityOf(view)).ending(outcome, view).forEach(checkSentence)
        for (const told of match.notes) {
          const note = noteFor(told, 0)
          if (note) checkSentence(textIn(language, noteCity(note, view)).note(note, seats))
        }
      }
    })
  }

  test('everything that is asked between the cities has come', () => {
    for (const kind of OF_A_CAMPAIGN) assert.ok(asked.has(kind), kind)
  })
})

/** Notes of a city name it; what is told between the cities is the same in all of them. */
function noteCity({ kind, city }: Note, view: RouteView): CityName {
  if (city === undefined) assert.match(kind, /^campaign\./)
  return (city as CityName | undefined) ?? cityOf(view)
}

const someText = (language: Language, reader: number | null = null): RouteText => {
  const { pack } = newCampaign(2, {}).content
  return routeText(language, pack, ['Анна', 'Борис', 'Вера'], reader)
}

test('RT-CAMP-10, RT-CAMP-11, RT-CAMP-17: the end of a campaign says who won and why', () => {
  const view = viewOf(newCampaign(2, {}), null)
  const said = (
    ending: string,
    winners: number[],
    fame: number[],
    reader: number | null = null,
  ): string[] => {
    const points: Points[] = fame.map((total) => ({ total, by: {} }))
    const places = fame.map((_, seat) => (winners.includes(seat) ? 1 : 2))
    const outcome = { kind: 'ranked', winners, places, points, ending } as const
    return LANGUAGES.flatMap((language) => someText(language, reader).ending(outcome, view))
  }
  assert.deepEqual(said('fame', [0], [21, 4]), [
    'В кампании побеждает Анна: 21 очко славы.',
    'Анна wins the campaign with 21 fame points.',
  ])
  assert.deepEqual(said('fame', [1], [1, 2], 1), [
    'Вы побеждаете в кампании: 2 очка славы.',
    'You win the campaign with 2 fame points.',
  ])
  assert.match(said('tie-break', [0], [7, 7])[0] ?? '', /поровну \(7 очков славы\).*две партии из трёх/)
  assert.match(said('tie-break', [0], [7, 7, 3])[0] ?? '', /последней партии/)
  assert.deepEqual(said('shared', [0, 1], [3, 3], 0), [
    'Победу в кампании делят Борис и вы: у каждого 3 очка славы.',
    'Борис and you share the victory in the campaign with 3 fame points each.',
  ])
  assert.throws(() => said('points', [0], [1, 0]), /no words/)
})

test('RT-CAMP-3, RT-CAMP-7: whoever waits between two cities reads what for', () => {
  const view = viewOf(newCampaign(2, {}), null)
  const game = { city: 'venice', points: [], places: [1, 2], fame: [3, 0] } as const
  const campaign = { ...(view.campaign ?? assert.fail()), games: [game] }
  const waiting = (seat: number) =>
    someText('ru').waitingFor([seat], { ...view, phase: 'over', campaign } as unknown as RouteView)
  assert.equal(waiting(1), 'Борис выбирает бонус поддержки.')
  assert.equal(waiting(0), 'Анна выбирает следующий город.')
})

test('a campaign is played in the terminal', () => {
  const match = newCampaign(2, { cities: ['las-vegas', 'sydney', 'arkham'] })
  const faces = LANGUAGES.map((language) => routeTerminal.face(match.content, language, ['Anna', 'Boris']))
  const titles = new Set<string>()
  for (let steps = 0; !match.over; steps++) {
    const seat = match.awaited()[0] ?? 0
    const [question] = match.questions(seat)
    const face = faces[steps % 2]
    assert.ok(question && face)
    const view = match.view(seat)
    const choices = face.menu(question, view).flatMap((group) => group.choices)
    checkSentence(face.prompt(question, view))
    if (steps % 16 < 2) {
      const canvas = face.table({ view, shown: seat, choices })
      const lines = canvas.lines()
      titles.add(lines[0]?.trim().split(/\s{2,}/)[0] ?? '')
      assert.ok(canvas.width === SCREEN_WIDTH)
      assert.match(lines.join('\n'), /город \d из 3|city \d of 3/)
      assert.doesNotMatch(lines.join('\n'), /undefined|null|NaN|SUP_/)
    }
    const [first] = choices
    assert.ok(first)
    assert.deepEqual(match.answer({ seat, question: question.id, value: first.answer }), { ok: true })
  }
  for (const city of ['Лас-Вегас', 'Сидней', 'Аркхэм', 'Las Vegas', 'Sydney', 'Arkham'])
    assert.ok(
      [...titles].some((title) => title.includes(city)),
      city,
    )
  const outcome = match.outcome() ?? assert.fail()
  for (const face of faces) {
    for (const told of match.notes) {
      const note = noteFor(told, null)
      if (note) checkSentence(face.note(note))
    }
    const lines = face.end(outcome, match.view(null))
    const totals = lines.find((line) => /^│ (?:всего|total)/i.test(line)) ?? ''
    assert.deepEqual(
      [...totals.matchAll(/\d+/g)].map(Number),
      outcome.points.map(({ total }) => total),
    )
    assert.match(face.score(match.view(null), 0).join('\n'), /Аркхэм|Arkham/)
  }
})
