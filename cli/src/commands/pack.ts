import { isRecord, type Json } from '@curio/kernel'
import { type Command, UserError } from '../command.ts'
import { readJsonFile } from '../files/read.ts'
import { readFlags, readWords } from '../flags.ts'
import { gameNamed } from '../games.ts'

const USAGE = 'curio pack check FILE'

export const pack: Command = {
  usage: USAGE,
  summary: 'say what is wrong with a content pack, by path',
  run: async (args, { output }) => {
    const [act, file = ''] = readWords(USAGE, readFlags(USAGE, args, {}).positionals, ['check', 'FILE'])
    if (act !== 'check') throw new UserError(`"${act}" cannot be done to a pack; usage: ${USAGE}`)
    const data = readJsonFile(file)
    if (!isRecord(data) || typeof data.game !== 'string')
      throw new UserError(`${file}: it names no game, so it is no pack`)
    const game = gameNamed(data.game)
    const [name = ''] = Object.keys(game.packs)
    const issues = game.checkPack(name, data as Json)
    if (issues.length === 0) output.write(`${file}: ok\n`)
    for (const { path, message } of issues) output.write(`${path}: ${message}\n`)
    return issues.length === 0 ? 0 : 1
  },
}
