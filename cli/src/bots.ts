import { BOT_NAMES, type BotName, isBotName } from '@curio/bots'
import { UserError } from './command.ts'

/** Names of bots from the command line, separated by commas. */
export function readBotNames(text: string): BotName[] {
  return text.split(',').map((name) => {
    if (isBotName(name)) return name
    throw new UserError(`there is no bot "${name}"; there are: ${BOT_NAMES.join(', ')}`)
  })
}
