import { existsSync } from 'node:fs'
import { type Command, UserError } from '../command.ts'
import { readFlags, readWords } from '../flags.ts'

const USAGE = 'curio achievements recount'

export const achievements: Command = {
  usage: USAGE,
  summary: {
    ru: 'пересчитать достижения всех игроков по записям партий сервера',
    en: 'count everybody’s achievements again from the server’s records of matches',
  },
  flags: {},
  examples: ['CURIO_DB=data/curio.db npx curio achievements recount'],
  run: async (args, { output, environment }) => {
    const [act] = readWords(USAGE, readFlags(USAGE, args, {}).positionals, ['recount'])
    if (act !== 'recount') throw new UserError(`"${act}" cannot be done to achievements; usage: ${USAGE}`)
    const { readSettings, recountAchievements, DatabaseInUse } = await import('@curio/server/operations')
    const settings = readSettings(environment)
    if (!existsSync(settings.database)) throw new UserError(`there is no database ${settings.database}`)
    try {
      const { counted, failed } = await recountAchievements(settings)
      output.write(`counted ${counted} ${counted === 1 ? 'match' : 'matches'}\n`)
      if (failed === 0) return 0
      output.write(
        `${failed} could not be played again and ${failed === 1 ? 'counts' : 'count'} for nothing\n`,
      )
      return 1
    } catch (cause) {
      if (!(cause instanceof DatabaseInUse)) throw cause
      throw new UserError('the server is running; stop it first')
    }
  },
}
