import { stageOfCard, trickOf } from '../rules/content.ts'
import { trickEnding } from './effects.ts'
import type { Names } from './names.ts'

/** What a trick needs: дерево ×2 и верёвка. */
export const needsWords = (names: Names, trick: string): string =>
  names.loads(trickOf(names.content, trick).needs.map((need) => ({ ...need, on: 'board' })))

/** A performance card in words. */
export function showLine(names: Names, card: string): string {
  const { entry } = stageOfCard(names.content, card)
  return names.words.things.show(names.show(card), entry.slots.length, names.amountAlone(entry.bonus))
}

/** A trick in words, with everything its card says. */
export function trickLine(names: Names, trick: string): string {
  const { words, counted } = names
  const { entry } = trickOf(names.content, trick)
  return words.things.trick({
    name: entry[words.language],
    school: words.schools[entry.school],
    level: words.level(entry.level),
    needs: needsWords(names, trick),
    ap: counted(entry.ap, 'ap'),
    markers: counted(entry.markers, 'markers'),
    yields: names.amountAlone(entry.yields),
    end: trickEnding(names, trick),
  })
}
