import type { Advice } from '@curio/bots/players'
import type { Question } from '@curio/kernel'
import type { GameUi, Language, TableState } from '@curio/ui'
import type { Words } from '../../words/ru.ts'

/**
 * Why a bot would answer like that, in sentences: the game's own reason, or else what the answer gains at once, which
 * would say the same again.
 */
export function hintReasons(
  { value, among, rival, reason }: Advice,
  ui: Pick<GameUi, 'option' | 'effect' | 'reason'>,
  table: TableState,
  question: Question,
  language: Language,
  words: Words,
): readonly string[] {
  const said = reason === null ? null : (ui.reason?.(table, reason, language) ?? null)
  const effect = said === null ? (ui.effect?.(table, { question, value }, language) ?? null) : null
  const other = rival && ui.option(table, question, rival.value, language).text
  return [
    said && `${said}.`,
    effect && words.table.hintEffect(effect),
    rival && other && words.table.hintRival[rival.worse](other),
    among === null ? null : among === 1 ? words.table.hintOnly : words.table.hintAmong(among),
  ].filter((each) => each !== null)
}
