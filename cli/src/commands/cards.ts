import { checkSetup } from '@curio/kernel'
import { type Command, UserError } from '../command.ts'
import { readPacks } from '../files/packs.ts'
import { LANG, PACK, readFlags, readLanguage } from '../flags.ts'
import { gameNamed } from '../games.ts'
import { cardLines, cardsNamed } from '../play/cards.ts'
import { terminalOf } from '../registry.ts'

const USAGE = 'curio cards GAME [NAME] [--pack FILE] [--lang ru|en]'
const FLAGS = { pack: PACK, lang: LANG } as const

export const cards: Command = {
  usage: USAGE,
  summary: {
    ru: 'все карты игры словами или те, в чьём имени есть NAME',
    en: 'all cards of a game in words, or those with NAME in their name',
  },
  flags: FLAGS,
  examples: ['npx curio cards cryptids', 'npx curio cards route Cthulhu --lang en'],
  run: async (args, { output, environment }) => {
    const { values, positionals } = readFlags(USAGE, args, FLAGS)
    const language = readLanguage(values.lang, environment)
    const [id, ...words] = positionals
    if (id === undefined) throw new UserError(`GAME is missing; usage: ${USAGE}`)
    const game = gameNamed(id)
    const setup = checkSetup(game, game.seats.min, {}, readPacks(game, values.pack))
    if (!setup.ok) throw new UserError(setup.message)
    const all = terminalOf(id).cards(game.content(setup.value), language)
    const name = words.join(' ')
    const found = name === '' ? all : cardsNamed(all, name)
    if (found.length === 0) throw new UserError(`${id} has no card with "${name}" in its name`)
    output.write(`${cardLines(found).join('\n')}\n`)
    return 0
  },
}
