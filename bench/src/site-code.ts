/** The scripts of the built site by name, with their text. */
export type Scripts = ReadonlyMap<string, string>

const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
/** As `web/src/games.ts` loads a board. */
const BOARD = /\{(\w+)Ui:\w+\}=await import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g
const ENTRY = /^index-/
const PAGE = /-page-/

/** For each game the scripts that its board needs and no page of the site has without a game. */
export function boardsIn(scripts: Scripts): ReadonlyMap<string, readonly string[]> {
  const everywhere = new Set<string>()
  const boards = new Map<string, readonly string[]>()
  for (const name of scripts.keys()) {
    if (ENTRY.test(name) || PAGE.test(name)) collect(scripts, name, everywhere)
  }
  for (const [name, text] of scripts) {
    if (!ENTRY.test(name)) continue
    for (const [, game = '', first = ''] of text.matchAll(BOARD)) {
      const needed = collect(scripts, first, new Set())
      boards.set(
        game,
        [...needed].filter((each) => !everywhere.has(each)),
      )
    }
  }
  return boards
}

/** A script and whatever it imports at once. */
function collect(scripts: Scripts, name: string, found: Set<string>): ReadonlySet<string> {
  const text = scripts.get(name)
  if (text === undefined || found.has(name)) return found
  found.add(name)
  for (const [, other = ''] of text.matchAll(STATIC_IMPORT)) collect(scripts, other, found)
  return found
}
