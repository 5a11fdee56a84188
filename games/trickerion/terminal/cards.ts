import type { Card } from '@curio/ui/terminal'
import { stageOfCard, trickOf } from '../rules/content.ts'
import { isLocation } from '../rules/plan.ts'
import type { TrickerionText } from '../text/index.ts'
import type { TrickerionView } from '../text/view.ts'
import { TRICKERION_WORDS } from './words.ts'

/** Every card of the pack in words. */
export function allCards(text: TrickerionText): Card[] {
  const { names, words } = text
  const { language } = words
  const { tricks, magicians, performances, specials, prophecies } = names.pack
  const { cards } = TRICKERION_WORDS[language]
  return [
    ...tricks.map(({ id, [language]: name }) => ({
      id,
      sort: cards.tricks,
      name,
      text: trickLines(text, id),
    })),
    ...magicians.map(({ id, school, ability, [language]: name }) => ({
      id,
      sort: cards.magicians,
      name,
      text: [words.schools[school], `${words.quoted(ability[language])}: ${text.abilityEffect(id)}`],
    })),
    ...performances.map(({ id }) => ({
      id,
      sort: cards.performances,
      name: names.show(id),
      text: showLines(text, id),
    })),
    ...specials.map(({ id, location, action, [language]: name }) => ({
      id,
      sort: cards.specials,
      name,
      text: [`${names.location(location)}, ${words.targets[action]}`, text.specialEffect(id)],
    })),
    ...prophecies.map(({ id, [language]: name }) => ({
      id,
      sort: cards.prophecies,
      name,
      text: [text.prophecyEffect(id)],
    })),
  ]
}

function trickLines(text: TrickerionText, id: string): string[] {
  const { names, words } = text
  const { trick: said } = TRICKERION_WORDS[words.language]
  const { entry } = trickOf(names.content, id)
  const end = text.trickEnding(id)
  return [
    said.kind(words.schools[entry.school], words.level(entry.level)),
    said.needs(text.needs(id)),
    said.prepared(names.counted(entry.ap, 'ap'), names.counted(entry.markers, 'markers')),
    said.yields(names.amount(entry.yields)),
    ...(end === null ? [] : [said.end(end)]),
  ]
}

function showLines({ names, words }: TrickerionText, id: string): string[] {
  const { show: said } = TRICKERION_WORDS[words.language]
  const { slots, circles, bonus } = stageOfCard(names.content, id).entry
  const shards = circles.filter(({ shard }) => shard).length
  return [said.slots(slots.length, circles.length, shards), said.bonus(names.amount(bonus))]
}

/** The cards on the table, those in the open decks, and what the viewer holds. */
export function cardsInSight(text: TrickerionText, view: TrickerionView): Card[] {
  const { players, row, prophecies, decks } = view
  const seen = new Set<string | null>([
    ...Object.values(decks).flat(),
    ...row.flatMap((show) => (show ? [show.card, ...show.markers.map(({ trick }) => trick)] : [])),
    ...[prophecies.active, ...prophecies.pending],
    ...(view.phase === 'setup' ? text.names.pack.magicians.map(({ id }) => id) : []),
    ...players.flatMap(({ magician, tricks, characters, specials, shown, looking }) => [
      magician,
      ...tricks.map(({ trick }) => trick),
      ...characters.flatMap(({ card }) => (card === null || isLocation(card) ? [] : [card])),
      ...(specials ?? []),
      ...shown,
      ...looking.flatMap(({ cards }) => cards ?? []),
    ]),
  ])
  return allCards(text).filter(({ id }) => seen.has(id))
}
