import { existsSync } from 'node:fs'
import { matchesGlob } from 'node:path'

/** What is mutated together, and its tests: those that notice most mutants first, and no slow ones. */
export interface MutationArea {
  readonly mutate: readonly string[]
  readonly testFiles: readonly string[]
  /** For the tests. */
  readonly environment?: Readonly<Record<string, string>>
}

const kernelTests = (...names: string[]): string[] => names.map((name) => `kernel/test/${name}.test.ts`)
const routeTests = (...names: string[]): string[] => names.map((name) => `games/route/test/${name}.test.ts`)

const cryptidsTests = (...names: string[]): string[] =>
  names.map((name) => `games/cryptids/test/${name}.test.ts`)

const trickerionTests = (...names: string[]): string[] =>
  names.map((name) => `games/trickerion/test/${name}.test.ts`)

/** The worth of a final route and the search for the best one: their tests are slow, and no other test covers them. */
const ROUTE_MEASURE = 'games/route/rules/{final-route,measure,odds,payoffs,remains,rolls}.ts'
const ROUTE_SEARCH = 'games/route/solver/*.ts'
/** What only the booklet has: its cities, play with cards, and what goes beyond one game in one city. */
const ROUTE_CITIES = [
  'games/route/rules/cities/{arkham,las-vegas,sydney,venice}.ts',
  'games/route/rules/{bet*,cafes,ferries,goals,joints,ratings,sites,tour-*,transfers}.ts',
]
const ROUTE_CARDS = ['games/route/rules/{card*,effect-choice,landmark-die,round-die}.ts']
const ROUTE_LONGER = ['games/route/rules/teams.ts', 'games/route/rules/{achievements,campaign,events}/*.ts']
/** Tests that catch most mutants come first. */
const ROUTE_SEARCH_TESTS = routeTests(
  ...[
    'solver-steps',
    'odds',
    'solver-task',
    'solver-graph',
    'final-route-measure',
    'final-route',
    'end',
    'solver-best-route',
  ],
)
/** What a character does in each place, and the show; the other rules are set-up, the round, turns, and what all places use. */
const TRICKERION_PLACES = [
  'games/trickerion/rules/{alley,buy,components,dice,downtown,hire,learn,links,market,moves,orders}.ts',
  'games/trickerion/rules/{performance,prepare,reschedule,row,theater,tricks,workshop,yields}.ts',
]
/** Why something cannot be chosen, for whoever taps it: no other rule asks. */
const TRICKERION_REFUSALS = ['games/trickerion/rules/{candidates,forbidden,forbidden-acts,reasons}.ts']
/** A small share of the random boards on which the search is compared with plain enumeration and with itself. */
const FEW_BOARDS = { CURIO_TEST_SHARE: '0.06' }

const MUTATION_AREAS: Readonly<Record<string, MutationArea>> = {
  kernel: {
    mutate: ['kernel/src/*.ts', '!kernel/src/conformance.ts'],
    testFiles: kernelTests(
      ...['undo', 'verify', 'run', 'tape', 'ask', 'flow', 'table', 'hash', 'json', 'chance', 'digest'],
      ...['log', 'offer', 'pack', 'priors', 'match', 'content', 'achievements', 'nested', 'moment', 'notes'],
      ...['outcome'],
    ),
  },
  conformance: {
    mutate: ['kernel/src/conformance.ts', 'kernel/src/{conformance,testing}/*.ts'],
    testFiles: kernelTests('testing', 'pack', 'broken-games'),
  },
  'route-rules': {
    mutate: [
      'games/route/rules/**/*.ts',
      ...[ROUTE_MEASURE, ...ROUTE_CITIES, ...ROUTE_CARDS, ...ROUTE_LONGER].map((files) => `!${files}`),
    ],
    testFiles: routeTests(
      ...['golden', 'shops', 'setup', 'initial-rounds', 'effects', 'rounds', 'solo', 'turn', 'end', 'match'],
      ...['acts', 'final-route-measure', 'final-route', 'content', 'tour-dice', 'las-vegas'],
    ),
  },
  'route-cities': {
    mutate: ROUTE_CITIES,
    testFiles: routeTests(
      ...['las-vegas', 'tour-dice', 'sydney-points', 'sydney-ferries', 'arkham', 'venice-drawing'],
      ...['venice-end', 'sydney', 'las-vegas-terms', 'sydney-map', 'cards-ratings', 'cards-round'],
      ...['venice-refusals', 'tour-refusals', 'golden'],
    ),
  },
  'route-cards': {
    mutate: ROUTE_CARDS,
    testFiles: routeTests(
      ...['cards-told', 'cards-round', 'sydney', 'cards-initial', 'cards-ratings', 'cards-solo'],
      ...['sydney-alone', 'cards-effects', 'cards', 'sydney-points', 'golden'],
    ),
  },
  'route-longer': {
    mutate: ROUTE_LONGER,
    testFiles: routeTests(
      ...['events', 'events-end', 'campaign', 'campaign-play', 'campaign-support', 'teams', 'achievements'],
      ...['campaign-match', 'golden'],
    ),
  },
  'route-measure': { mutate: [ROUTE_MEASURE], testFiles: ROUTE_SEARCH_TESTS, environment: FEW_BOARDS },
  'route-search': { mutate: [ROUTE_SEARCH], testFiles: ROUTE_SEARCH_TESTS, environment: FEW_BOARDS },
  'cryptids-rules': {
    mutate: ['games/cryptids/{rules,effects}/*.ts'],
    testFiles: cryptidsTests(
      ...['golden', 'setup', 'turn', 'order', 'track', 'cards', 'bids', 'relocate', 'terrain', 'refresh'],
      ...['helper', 'market', 'abilities', 'wolpertinger', 'no-bids', 'poacher', 'poacher-helper', 'solo'],
      ...['scoring', 'odds', 'acts', 'text-why-not'],
    ),
  },
  'trickerion-rules': {
    mutate: [
      'games/trickerion/rules/*.ts',
      ...[...TRICKERION_PLACES, ...TRICKERION_REFUSALS].map((files) => `!${files}`),
    ],
    testFiles: trickerionTests(
      ...[
        'why-not',
        'setup',
        'turn',
        'round',
        'plan',
        'end',
        'scoring',
        'grammar',
        'specials',
        'downtown',
        'market',
      ],
      ...['workshop', 'theater', 'performance', 'alley', 'abilities', 'prophecies', 'endings'],
      ...[
        'bad-input-powers',
        'specials-downtown',
        'specials-market',
        'specials-workshop',
        'specials-theater',
      ],
      ...['text-notes', 'golden'],
    ),
  },
  'trickerion-places': {
    mutate: TRICKERION_PLACES,
    testFiles: trickerionTests(
      ...[
        'why-not',
        'downtown',
        'market',
        'workshop',
        'theater',
        'theater-example',
        'performance',
        'alley',
        'turn',
      ],
      ...['specials-downtown', 'specials-market', 'specials-workshop', 'specials-theater', 'specials'],
      ...['abilities', 'prophecies', 'bad-input-powers', 'setup', 'end', 'golden'],
    ),
  },
  'trickerion-refusals': { mutate: TRICKERION_REFUSALS, testFiles: trickerionTests('why-not', 'legality') },
  'trickerion-effects': {
    mutate: ['games/trickerion/effects/**/*.ts'],
    testFiles: trickerionTests(
      ...['specials-downtown', 'specials-market', 'specials-workshop', 'specials-theater', 'specials'],
      ...['abilities', 'prophecies', 'prophecy-laws', 'endings', 'power-words', 'power-worth'],
    ),
  },
}

/** The areas of these names, and for each file named the area that has it, cut down to such files; all if none is named. */
export function chosenAreas(words: readonly string[]): Record<string, MutationArea> {
  const areas = Object.entries(MUTATION_AREAS)
  const isKnown = (word: string) => word in MUTATION_AREAS || areas.some(([, area]) => has(area, word))
  const unknown = words.filter((word) => !isKnown(word))
  if (unknown.length > 0) {
    const names = Object.keys(MUTATION_AREAS).join(', ')
    throw new Error(`no such area, nor file of an area: ${unknown.join(', ')}; the areas are ${names}`)
  }
  return Object.fromEntries(
    areas.flatMap(([name, area]) => {
      if (words.length === 0 || words.includes(name)) return [[name, area]]
      const mutate = words.filter((word) => has(area, word))
      return mutate.length === 0 ? [] : [[`${name}-part`, { ...area, mutate }]]
    }),
  )
}

function has({ mutate }: MutationArea, file: string): boolean {
  const matches = (pattern: string) => matchesGlob(file, pattern)
  const without = mutate.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  return existsSync(file) && mutate.some(matches) && !without.some(matches)
}
