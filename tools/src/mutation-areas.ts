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
/** A small share of the random boards on which the search is compared with plain enumeration and with itself. */
const FEW_BOARDS = { CURIO_TEST_SHARE: '0.06' }

export const MUTATION_AREAS: Readonly<Record<string, MutationArea>> = {
  kernel: {
    mutate: ['kernel/src/*.ts', '!kernel/src/conformance.ts'],
    testFiles: kernelTests(
      ...['pool', 'undo', 'verify', 'run', 'tape', 'ask', 'flow', 'table', 'hash', 'json', 'chance'],
      ...['digest', 'log', 'offer', 'pack', 'once', 'priors', 'match'],
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
      ...[
        'las-vegas',
        'tour-dice',
        'sydney-points',
        'sydney-ferries',
        'arkham',
        'venice-drawing',
        'venice-end',
      ],
      ...['sydney', 'cards-ratings', 'venice-refusals'],
    ),
  },
  'route-cards': {
    mutate: ROUTE_CARDS,
    testFiles: routeTests(
      ...[
        'cards-round',
        'sydney',
        'cards-initial',
        'cards-ratings',
        'cards-solo',
        'sydney-alone',
        'cards-effects',
      ],
    ),
  },
  'route-longer': {
    mutate: ROUTE_LONGER,
    testFiles: routeTests(
      ...[
        'golden',
        'campaign-match',
        'events',
        'events-end',
        'campaign',
        'campaign-support',
        'teams',
        'achievements',
      ],
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
}
