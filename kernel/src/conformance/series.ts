import { fastChance } from '../chance.ts'
import type { Game } from '../game.ts'
import { canonical } from '../json.ts'
import type { Run } from '../run.ts'
import type { GameOver, Series, Stage } from '../series.ts'
import { asJson, Broken, type Check, copyOf, lastIndex } from './laws.ts'
import { type Recording, walk } from './recording.ts'

/** A match of several games counts them, and tells nothing of it that a spectator cannot know. */
export const countsGames: Check = ({ game, recordings }) => {
  const { series } = game
  if (!series) return
  for (const recording of recordings) {
    const isOver = recording.end.how === 'over'
    let before = 0
    walk(game, recording, (run, index) => {
      const told = toldBy(series, run)
      const fault =
        stageFault(told, isOver && index === lastIndex(recording)) ??
        resultsFault(told.games, recording) ??
        (told.games.length < before ? 'a game that was over is so no more' : null) ??
        secretFault(game, series, run, told)
      if (fault !== null) throw new Broken(recording, index, fault)
      before = told.games.length
    })
  }
}

interface Told {
  readonly stage: Stage | null
  readonly games: readonly GameOver[]
}

const toldBy = (series: Series, { state, content }: Pick<Run, 'state' | 'content'>): Told => ({
  stage: series.stage(state, content),
  games: series.gamesOver(state, content),
})

function stageFault({ stage, games }: Told, over: boolean): string | null {
  const played = games.length
  if (stage === null) return played === 0 ? null : `${played} games are over in a match that is one game`
  const { number, of } = stage
  const expected = Math.min(played + 1, of)
  if (number !== expected)
    return `${played} games are over, but the match is at ${number} instead of ${expected}`
  return over && played !== of ? `the match is over after ${played} of ${of} games` : null
}

function resultsFault(games: readonly GameOver[], { setup: { seats } }: Recording): string | null {
  const found = games.findIndex(({ results }) => results.length !== seats)
  return found < 0 ? null : `game ${found + 1} has no result for each seat`
}

/** What is dealt anew for a spectator is what nobody but the players may know. */
function secretFault(game: Game, series: Series, run: Run, told: Told): string | null {
  const state = copyOf(run.state)
  game.determinize(state, null, fastChance(1), run.content)
  const other = toldBy(series, { state, content: run.content })
  return canonical(asJson(told)) === canonical(asJson(other)) ? null : 'it tells what a spectator cannot know'
}
