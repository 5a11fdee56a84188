import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import type { Workspace } from './workspaces.ts'

/**
 * Imports point one way: kernel <- games <- bots <- everything on top. Only bench and e2e, which look at the whole, may
 * import what is on top. Beside the games are the parts of their boards (ui) and the messages between server and browser
 * (protocol).
 */
type Area = 'kernel' | 'ui' | 'protocol' | 'games' | 'bots' | 'top' | 'whole'

const BELOW: Readonly<Record<Area, readonly Area[]>> = {
  kernel: [],
  ui: ['kernel'],
  protocol: ['kernel'],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  top: ['kernel', 'ui', 'protocol', 'games', 'bots'],
  whole: ['kernel', 'ui', 'protocol', 'games', 'bots', 'top'],
}

/**
 * The folders of a game that are played, and those for people: its board in a browser and in a terminal,
 * its words, its lesson. The words of an effect
 * are in the effect's file, among what is played, as plain functions that import nothing seen.
 */
const PLAYED = ['rules', 'content', 'effects', 'solver', 'bot']
const SEEN = ['ui', 'terminal', 'text', 'tutorial']
/** Parts of packages that are made for tests: only tests, bench and e2e may import them. */
const FOR_TESTS: readonly string[] = ['conformance', 'testing', 'test-games']
const UI_PACKAGES = ['react', 'react-dom', 'lucide']
/** These also run in a browser, so the packages that they may import are listed. */
const PACKAGES = { kernel: [], ui: UI_PACKAGES, protocol: ['zod'], games: ['zod'] } as const
const TEST_PACKAGES = ['fast-check']

/**
 * The one list of bots' levels. The protocol may import it, although bots are not below it, because the list is names
 * only: it imports nothing, so no bot and no game comes along into a browser.
 */
const LEVEL_NAMES = { file: 'bots/src/level-names.ts', specifier: '@curio/bots/level-names' } as const

/** The command line does for whoever runs the server what the server has no page for. */
const OPERATIONS = { folder: 'cli', specifier: '@curio/server/operations' } as const

/** What is wrong with an import of `specifier` by `file` (a path from the root); undefined if nothing is. */
export function judgeImport(
  file: string,
  specifier: string,
  workspaces: readonly Workspace[],
): string | undefined {
  const home = workspaces.find(({ folder }) => isInside(file, folder))
  if (home === undefined) return 'the file belongs to no workspace'
  if (file === LEVEL_NAMES.file) return 'the names of the levels import nothing'
  if (specifier === LEVEL_NAMES.specifier && areaOf(home) === 'protocol') return undefined
  if (specifier === OPERATIONS.specifier && home.folder === OPERATIONS.folder) return undefined
  if (/^[./]/.test(specifier)) return judgePath(file, specifier, home)
  const target = workspaces.find(({ name }) => name === packageName(specifier))
  if (target === undefined) return judgePackage(file, specifier, home)
  if (FOR_TESTS.includes(specifier.slice(target.name.length + 1)) && !isForTests(file, home))
    return 'only tests import what is made for tests'
  return judgeWorkspace(file, home, target)
}

function judgePath(file: string, specifier: string, home: Workspace): string | undefined {
  const target = posix.join(posix.dirname(file), specifier)
  if (specifier.startsWith('/') || !isInside(target, home.folder))
    return `${home.folder} reaches other workspaces by package name, never by path`
  if (isTest(target, home) && !isTest(file, home)) return 'only tests import from tests'
  if (areaOf(home) === 'games' && isIn(PLAYED, file, home) && isIn(SEEN, target, home))
    return 'what is played knows nothing of what is seen'
  return undefined
}

function judgeWorkspace(file: string, home: Workspace, target: Workspace): string | undefined {
  if (home.name === target.name || BELOW[areaOf(home)].includes(areaOf(target))) return undefined
  if (areaOf(target) === 'ui' && areaOf(home) === 'games')
    return isIn(SEEN, file, home) || isTest(file, home)
      ? undefined
      : 'what is seen belongs in the ui folder of a game'
  if (areaOf(home) === 'games' && areaOf(target) === 'games') return 'a game never imports another game'
  return `${home.folder} may not import ${target.folder}: imports point from kernel upwards`
}

function judgePackage(file: string, specifier: string, home: Workspace): string | undefined {
  const area = areaOf(home)
  if (area === 'bots' || area === 'top' || area === 'whole') return undefined
  const name = packageName(specifier)
  if (isTest(file, home) && (isBuiltin(specifier) || TEST_PACKAGES.includes(name))) return undefined
  if (isBuiltin(specifier)) return `${area} must run in a browser too: no Node modules outside tests`
  const inUi = area === 'games' && isInside(file, `${home.folder}/ui`)
  const allowed: readonly string[] = inUi ? [...PACKAGES[area], ...UI_PACKAGES] : PACKAGES[area]
  if (allowed.includes(name)) return undefined
  if (area === 'games' && UI_PACKAGES.includes(name)) return 'React belongs in the ui folder of a game'
  return `${area} may import ${allowed.length === 0 ? 'no packages' : `no packages but ${allowed.join(', ')}`}`
}

const AREAS = ['kernel', 'ui', 'protocol', 'games', 'bots'] as const
const WHOLE: readonly (string | undefined)[] = ['bench', 'e2e']

function areaOf({ folder }: Workspace): Area {
  const [top] = folder.split('/')
  if (WHOLE.includes(top)) return 'whole'
  return AREAS.find((area) => area === top) ?? 'top'
}

function isIn(folders: readonly string[], file: string, home: Workspace): boolean {
  return folders.some((folder) => isInside(file, `${home.folder}/${folder}`))
}

function isTest(file: string, home: Workspace): boolean {
  return isInside(file, `${home.folder}/test`)
}

/** A test, or what tests are made of. */
function isForTests(file: string, home: Workspace): boolean {
  if (areaOf(home) === 'whole') return true
  return isTest(file, home) || FOR_TESTS.some((part) => file.startsWith(`${home.folder}/src/${part}`))
}

function isInside(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`)
}

/** `@scope/name/deep` -> `@scope/name`, `name/deep` -> `name`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
