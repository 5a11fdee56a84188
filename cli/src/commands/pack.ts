import { packIssues, packNameFor } from '@curio/kernel'
import { type Command, UserError } from '../command.ts'
import { readPackFile } from '../files/packs.ts'
import { readFlags, readWords } from '../flags.ts'
import { gameNamed } from '../games.ts'

const USAGE = 'curio pack check FILE'

export const pack: Command = {
  usage: USAGE,
  summary: {
    ru: 'проверить набор содержимого и перечислить ошибки и замечания с путями к ним',
    en: 'say what is wrong with a content pack, and what is odd about it, by path',
  },
  flags: {},
  examples: ['npx curio pack check my-city.json'],
  run: async (args, { output }) => {
    const [act, file = ''] = readWords(USAGE, readFlags(USAGE, args, {}).positionals, ['check', 'FILE'])
    if (act !== 'check') throw new UserError(`"${act}" cannot be done to a pack; usage: ${USAGE}`)
    const data = readPackFile(file)
    const game = gameNamed(data.game)
    const name = packNameFor(game, data)
    const issues = packIssues(game, name, data)
    const remarks = issues.length === 0 ? (game.packRemarks?.(name, data) ?? []) : []
    for (const { path, message } of [...issues, ...remarks]) output.write(`${path}: ${message}\n`)
    if (issues.length === 0) output.write(`${file}: ok\n`)
    return issues.length === 0 ? 0 : 1
  },
}
