import { verify as verifyLog } from '@curio/kernel'
import type { Command } from '../command.ts'
import { readLogFile } from '../files/saved-game.ts'
import { readFlags, readWords } from '../flags.ts'
import { gameNamed } from '../games.ts'

const USAGE = 'curio verify FILE'

export const verify: Command = {
  usage: USAGE,
  summary: {
    ru: 'проверить запись партии: каждый ответ, исход случая и контрольную сумму',
    en: 'check every digest, answer and outcome of chance of a recorded match',
  },
  flags: {},
  examples: ['npx curio verify saves/route-2026-05-01-1a2b3c4d.json'],
  run: async (args, { output }) => {
    const [file = ''] = readWords(USAGE, readFlags(USAGE, args, {}).positionals, ['FILE'])
    const log = readLogFile(file)
    const verdict = verifyLog(gameNamed(log.header.game), log)
    if (!verdict.ok) {
      const where = verdict.entry === null ? 'the header' : `entry ${verdict.entry}`
      output.write(`${file}: fails at ${where}: ${verdict.message}\n`)
      return 1
    }
    const seed = verdict.seedChecked ? 'all from the revealed seed' : 'the seed is not revealed'
    output.write(
      `${file}: ok, ${verdict.entries} entries, ${verdict.outcomes} outcomes of chance (${seed})\n`,
    )
    return 0
  },
}
