/** What is mutated together, and the tests that are to notice: the quick ones first, the slow ones not at all. */
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

/** The search for the best route: its tests are slow, and no other test looks into it. */
const ROUTE_SEARCH = 'games/route/rules/{best-route,final-route,measure,odds,route-*}.ts'

export const MUTATION_AREAS: Readonly<Record<string, MutationArea>> = {
  kernel: {
    mutate: ['kernel/src/*.ts', '!kernel/src/conformance.ts'],
    testFiles: kernelTests(
      ...['pool', 'undo', 'verify', 'run', 'tape', 'ask', 'flow', 'table', 'hash', 'json', 'chance'],
      ...['digest', 'log', 'match'],
    ),
  },
  conformance: {
    mutate: ['kernel/src/conformance.ts', 'kernel/src/conformance/*.ts'],
    testFiles: kernelTests('nested', 'beacons', 'broken-games'),
  },
  'route-rules': {
    mutate: ['games/route/rules/*.ts', `!${ROUTE_SEARCH}`],
    testFiles: routeTests(
      ...['shops', 'setup', 'initial-rounds', 'effects', 'rounds', 'solo', 'turn', 'end', 'match'],
      ...['final-route-measure', 'final-route', 'golden', 'content'],
    ),
  },
  'route-search': {
    mutate: [ROUTE_SEARCH],
    testFiles: routeTests('final-route-measure', 'final-route', 'end', 'odds', 'best-route'),
    environment: { CURIO_TEST_GRAPHS: '150' },
  },
  'cryptids-rules': {
    mutate: ['games/cryptids/rules/*.ts'],
    testFiles: cryptidsTests(
      ...[
        'setup',
        'turn',
        'order',
        'track',
        'cards',
        'bids',
        'relocate',
        'terrain',
        'refresh',
        'helper',
        'market',
      ],
      ...['abilities', 'wolpertinger', 'no-bids', 'poacher', 'poacher-helper', 'solo', 'scoring', 'golden'],
    ),
  },
}
