/**
 * `node tools/src/golden.ts GAME SEATS ENDING [BOT] [OPTIONS] [PLACE]`: plays matches until one ends in the wanted way
 * and keeps its log in `games/GAME/test`, as `golden/ENDING-SEATS.json` or with PLACE instead of `golden/`. Golden logs are never changed afterwards: they show that the rules still
 * play them the same way.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { findGame, isBotName, makeBot, type Position } from '@curio/bots'
import { checkSetup, type Game, type Json, type Log, Match, sha256, utf8 } from '@curio/kernel'

const MOST_MATCHES = 200_000

const [id = '', seats = '', ending = '', bot = 'random', options = '{}', place = 'golden/'] =
  process.argv.slice(2)
const game = findGame(id)
if (!game) throw new Error(`there is no game "${id}"`)
const log = find(game, Number(seats), JSON.parse(options))
const file = `games/${id}/test/${place}${ending}-${log.header.seats}.json`
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(log)}\n`)

function find(wanted: Game, players: number, agreed: Json): Log {
  for (let number = 1; number <= MOST_MATCHES; number++) {
    const match = play(wanted, players, agreed, number)
    if (match.outcome()?.ending === ending) return match.log()
  }
  throw new Error(`no match of ${MOST_MATCHES} ended with "${ending}"`)
}

function play(played: Game, players: number, agreed: Json, number: number): Match {
  const seed = sha256(utf8(`golden ${number}`))
  const created = Match.create(played, { seats: players, options: agreed, seed })
  const setup = checkSetup(played, players, agreed, {})
  if (!created.ok) throw new Error(created.message)
  if (!setup.ok) throw new Error(setup.message)
  const match = created.value
  if (!isBotName(bot)) throw new Error(`there is no bot "${bot}"`)
  const player = makeBot({ name: bot, seed: number })
  while (!match.over) {
    const seat = match.awaited()[0] ?? -1
    const position: Position = {
      game: played,
      setup: setup.value,
      rules: match.header.rules,
      ...match.continuation(),
      seat,
    }
    const question = match.questions(seat)[0]
    match.answer({ seat, question: question?.id, value: player.decide(position) })
  }
  return match
}
