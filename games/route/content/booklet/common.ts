import {
  type ParsedPack,
  parseInStages,
  type Report,
  reportCount,
  reportDifference,
  reportRepeats,
} from '@curio/kernel'
import { z } from 'zod'
import { checkTasks } from '../check-cards.ts'
import { checkDice } from '../check-tables.ts'
import { reportRepeatedIds } from '../map/check-references.ts'
import {
  effectDie,
  id,
  origin,
  packId,
  SYMBOLS,
  TOURIST_TYPES,
  task,
  touristType,
  whole,
  words,
} from '../pack.ts'
import { cardParts, coordinate, effectParts, eventCard } from './cards.ts'
import { COMMON_CROSSINGS } from './check-city.ts'
import { checkEvent } from './check-events.ts'
import {
  ACHIEVEMENT_MEASURES,
  BOOKLET_EFFECTS,
  CAMPAIGN_GAMES,
  CITIES,
  EVENT_COLOURS,
  EVENTS,
  GOAL_DECKS,
  GOAL_MEASURES,
  SUPPORT_BONUSES,
} from './terms.ts'

const number = z.strictObject({ value: whole, origin })
const COORDINATES = [1, 2, 3, 4, 5, 6] as const
/** RT-GEN-2: queues and decks last no longer. */
const MOST_ROUNDS = 10
const SECRET_CARDS = 10

const touristDie = z.strictObject({
  id: z.enum(TOURIST_TYPES),
  kind: z.literal('tourist'),
  faces: z
    .array(
      z.strictObject({
        n: coordinate,
        tourists: z.array(touristType).min(1).max(2),
        /** RT-DM-65, RT-DM-66. */
        halfStars: z.int().min(0).max(1),
      }),
    )
    .length(6),
  origin,
})

const goal = z.strictObject({
  id,
  deck: z.enum(GOAL_DECKS),
  measure: z.enum([...GOAL_MEASURES.A, ...GOAL_MEASURES.B, ...GOAL_MEASURES.C]),
  atLeast: z.int().positive(),
  win: z.int().positive(),
  met: z.int().positive(),
  text: words,
  origin,
})

const counted = {
  id,
  measure: z.enum(ACHIEVEMENT_MEASURES),
  atLeast: z.int().positive(),
  text: words,
  origin,
}

const achievement = z.discriminatedUnion('kind', [
  /** `win`: in a game that the player wins (RT-ACH-4). */
  z.strictObject({ ...counted, kind: z.literal('game'), win: z.literal(true).optional() }),
  /** The player ticks it by hand (RT-ACH-3). */
  z.strictObject({ id, kind: z.literal('social'), text: words, origin }),
  /** A social act that the program can count (RT-ACH-14). */
  z.strictObject({ ...counted, kind: z.literal('counted') }),
])

const campaign = z.strictObject({
  games: z.int().positive(),
  /** RT-CAMP-4, RT-CAMP-5: by place, then by game. */
  fameOfPlaces: z.array(z.array(whole)),
  /** RT-CAMP-6, RT-CAMP-8: of two players the winner's fame by game, and the loser's support bonuses. */
  fameOfLeads: z.array(z.strictObject({ from: whole, fame: z.array(whole), bonuses: z.int().positive() })),
  supportBonuses: z.array(z.strictObject({ id: z.enum(SUPPORT_BONUSES), ...effectParts })),
  origin,
})

const bookletSchema = z.strictObject({
  id: packId,
  game: z.literal('route'),
  edition: z.literal('booklet'),
  part: z.literal('common'),
  version: z.int().positive(),
  name: words,
  rounds: z.strictObject({ value: z.int().positive(), origin }),
  unusedCafePoints: number,
  /** RT-BASE-40, where a city does not lift the limit. */
  tripsPerRoute: number,
  dice: z.array(z.discriminatedUnion('kind', [touristDie, effectDie])).length(5),
  /** The city deck without the cards of the city (RT-DM-71, RT-DM-72). */
  cards: z.strictObject({
    common: z.array(z.strictObject({ ...cardParts, tourists: z.array(touristType).min(1).max(2) })),
    repeat: z.array(z.strictObject(cardParts)),
    trigger: z.array(z.strictObject({ ...cardParts, symbol: z.enum(SYMBOLS) })),
  }),
  effects: z.array(z.strictObject({ id: z.enum(BOOKLET_EFFECTS), ...effectParts })),
  goals: z.array(goal),
  tasks: z.array(task),
  events: z.array(eventCard.extend({ id: z.enum(EVENTS) })),
  campaign,
  /** Cities without a difficulty belong to other boxes and are known by name only. */
  cityCards: z.array(
    z.strictObject({
      id: packId,
      name: words,
      difficulty: z.int().min(1).max(3).optional(),
      origin,
      difficultyOrigin: origin.optional(),
    }),
  ),
  achievements: z.strictObject({
    /** How many of a group unlock its secret cards (RT-ACH-2). */
    needed: z.int().positive(),
    groups: z.array(
      z.strictObject({
        id,
        name: words,
        secretCards: z.array(z.int().min(1).max(SECRET_CARDS)),
        items: z.array(achievement),
        origin,
      }),
    ),
    origin,
  }),
})

export type BookletPack = z.infer<typeof bookletSchema>

export function parseBooklet(data: unknown): ParsedPack<BookletPack> {
  return parseInStages(bookletSchema.safeParse(data), checkIds, (pack, report) => {
    reportCount(report, 'rounds.value', 'rounds', pack.rounds.value, [1, MOST_ROUNDS])
    checkBookletDice(pack, report)
    checkDeck(pack, report)
    reportDifference(report, 'effects', idsOf(pack.effects), BOOKLET_EFFECTS, 'each effect has one card')
    checkGoals(pack, report)
    checkBookletTasks(pack, report)
    checkEvents(pack, report)
    checkCampaign(pack, report)
    checkCityChoice(pack, report)
    checkAchievements(pack, report)
  })
}

const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map((record) => record.id)

function checkIds(pack: BookletPack, report: Report): void {
  const { common, repeat, trigger } = pack.cards
  reportRepeatedIds(report, [
    ['cards.common', common],
    ['cards.repeat', repeat],
    ['cards.trigger', trigger],
  ])
  for (const list of ['dice', 'effects', 'goals', 'tasks', 'events', 'cityCards'] as const)
    reportRepeatedIds(report, [[list, pack[list]]])
  reportRepeatedIds(report, [['campaign.supportBonuses', pack.campaign.supportBonuses]])
  reportRepeatedIds(report, [['achievements.groups', pack.achievements.groups]])
  reportRepeatedIds(
    report,
    pack.achievements.groups.map(
      ({ items }, index) => [`achievements.groups[${index}].items`, items] as const,
    ),
  )
}

/** RT-DM-58 to RT-DM-66, 7.2. */
function checkBookletDice({ dice }: BookletPack, report: Report): void {
  checkDice(dice, report)
  for (const [index, die] of dice.entries()) {
    if (die.kind === 'effect') continue
    for (const [at, face] of die.faces.entries()) {
      for (const [which, tourist] of face.tourists.entries()) {
        if (tourist !== die.id) {
          const path = `dice[${index}].faces[${at}].tourists[${which}]`
          report(path, `${tourist} on the ${die.id} die; allowed: ${die.id}`)
        }
      }
    }
  }
}

/** RT-DM-71 to RT-DM-74, 7.3. */
function checkDeck({ cards }: BookletPack, report: Report): void {
  reportCount(report, 'cards.common', 'common cards', cards.common.length, [18, 18])
  for (const list of ['repeat', 'trigger'] as const) {
    for (const each of COORDINATES) {
      const count = cards[list].filter((card) => card.coordinate === each).length
      reportCount(report, `cards.${list}`, `${list} cards with the coordinate ${each}`, count, [1, 1])
    }
  }
  for (const each of COORDINATES) {
    const count = cards.common.filter((card) => card.coordinate === each).length
    reportCount(report, 'cards.common', `common cards with the coordinate ${each}`, count, [3, 3])
  }
  for (const symbol of SYMBOLS) {
    const count = cards.trigger.filter((card) => card.symbol === symbol).length
    reportCount(report, 'cards.trigger', `${symbol} trigger cards`, count, [3, 3])
  }
}

/** 7.7. */
function checkGoals({ goals }: BookletPack, report: Report): void {
  for (const deck of GOAL_DECKS) {
    const count = goals.filter((each) => each.deck === deck).length
    reportCount(report, 'goals', `goals of deck ${deck}`, count, [1, Infinity])
  }
  reportRepeats(
    report,
    goals.map((each, index) => [`goals[${index}].measure`, each.measure]),
  )
  for (const [index, { deck, measure, win, met }] of goals.entries()) {
    const measures: readonly string[] = GOAL_MEASURES[deck]
    if (!measures.includes(measure))
      report(`goals[${index}].measure`, `${measure} in deck ${deck}; allowed: ${measures.join(', ')}`)
    if (met >= win) report(`goals[${index}].met`, `${met} for meeting the goal; allowed: less than ${win}`)
  }
}

/** 7.1: one deck for all cities. */
function checkBookletTasks({ tasks }: BookletPack, report: Report): void {
  reportCount(report, 'tasks', 'personal tasks', tasks.length, [8, Infinity])
  checkTasks(tasks, { pathOf: (index) => `tasks[${index}]`, ...TASK_GROUND }, report)
}

export const TASK_GROUND = {
  crossings: COMMON_CROSSINGS,
  allowed: 'a crossing that all four maps have, so not c30, c42 or a corner',
}

/** RT-DM-70. */
function checkEvents({ events }: BookletPack, report: Report): void {
  reportDifference(report, 'events', idsOf(events), EVENTS, 'each event has one card')
  for (const colour of EVENT_COLOURS) {
    const count = events.filter((event) => event.colour === colour).length
    reportCount(report, 'events', `${colour} events`, count, [4, 4])
  }
  for (const [index, event] of events.entries()) checkEvent(event, `events[${index}]`, report)
}

/** RT-CAMP-4 to RT-CAMP-8: each game has its fame, and a better place or a larger lead is never worth less. */
function checkCampaign({ campaign }: BookletPack, report: Report): void {
  const { games, fameOfPlaces, fameOfLeads, supportBonuses } = campaign
  const why = 'losers choose among all of them'
  reportDifference(report, 'campaign.supportBonuses', idsOf(supportBonuses), SUPPORT_BONUSES, why)
  reportCount(report, 'campaign.games', 'games', games, [CAMPAIGN_GAMES, CAMPAIGN_GAMES])
  reportCount(report, 'campaign.fameOfPlaces', 'places', fameOfPlaces.length, [4, 4])
  const leads = fameOfLeads.map(({ fame }) => fame)
  if (fameOfLeads[0]?.from !== 0)
    report('campaign.fameOfLeads', 'the first row does not begin at 0; allowed: from 0')
  for (const [index, { from, bonuses }] of fameOfLeads.entries()) {
    const path = `campaign.fameOfLeads[${index}].bonuses`
    reportCount(report, path, 'bonuses', bonuses, [1, SUPPORT_BONUSES.length])
    const before = fameOfLeads[index - 1]?.from ?? -1
    if (from <= before)
      report(`campaign.fameOfLeads[${index}].from`, `${from} follows ${before}; allowed: more than ${before}`)
  }
  checkFame(
    fameOfPlaces.toReversed(),
    (row) => `campaign.fameOfPlaces[${fameOfPlaces.length - 1 - row}]`,
    games,
    report,
  )
  checkFame(leads, (row) => `campaign.fameOfLeads[${row}].fame`, games, report)
}

function checkFame(
  rising: readonly (readonly number[])[],
  pathOf: (row: number) => string,
  games: number,
  report: Report,
): void {
  for (const [row, fame] of rising.entries()) {
    reportCount(report, pathOf(row), 'games with fame', fame.length, [games, games])
    for (const [game, each] of fame.entries()) {
      const worse = rising[row - 1]?.[game] ?? 0
      if (each < worse)
        report(`${pathOf(row)}[${game}]`, `${each} for a better result; allowed: ${worse} or more`)
    }
  }
}

/** RT-CAMP-2: the cities that can be played have a difficulty. */
function checkCityChoice({ cityCards }: BookletPack, report: Report): void {
  const rated = cityCards.filter(({ difficulty }) => difficulty !== undefined)
  reportDifference(report, 'cityCards', idsOf(rated), CITIES, 'the cities of the booklet have a difficulty')
}

/** RT-ACH-1 to RT-ACH-14. */
function checkAchievements({ achievements, cityCards }: BookletPack, report: Report): void {
  const { needed, groups } = achievements
  const secret = groups.flatMap(({ secretCards }, index) =>
    secretCards.map(
      (each, at) => [`achievements.groups[${index}].secretCards[${at}]`, String(each)] as const,
    ),
  )
  reportRepeats(report, secret)
  reportCount(report, 'achievements.groups', 'secret cards', secret.length, [SECRET_CARDS, SECRET_CARDS])
  reportCount(report, 'achievements.groups', 'groups', groups.length, [6, 6])
  const fewest = Math.min(...groups.map(({ items }) => items.length))
  if (needed > fewest)
    report('achievements.needed', `${needed} of ${fewest} in a group; allowed: up to ${fewest}`)
  const playable = cityCards.filter(({ difficulty }) => difficulty !== undefined).length
  for (const [index, { items }] of groups.entries()) {
    const path = `achievements.groups[${index}].items`
    const inGames = items.filter(({ kind }) => kind === 'game').length
    reportCount(report, path, 'challenges in games', inGames, [3, 3])
    reportCount(report, path, 'social acts', items.length - inGames, [1, 1])
    for (const [at, item] of items.entries()) {
      if (item.kind === 'game' && item.measure === 'cities' && item.atLeast !== playable)
        report(
          `${path}[${at}].atLeast`,
          `${item.atLeast} cities; allowed: ${playable}, all that can be played`,
        )
    }
  }
}
