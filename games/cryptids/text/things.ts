import type { Skill, Terrain } from '../content/vocabulary.ts'
import type { Terms } from '../effects/effect.ts'
import { type Ability, effectOf } from '../effects/index.ts'
import { known } from '../rules/content.ts'
import { priceOf } from '../rules/skills.ts'
import type { Names } from './names.ts'
import type { CryptidsView } from './view.ts'

/** A cryptid's card in words; what a `?` is filled with is known only on the table. */
export function dossierLine(names: Names, card: string): string {
  const { words } = names
  const entry = names.entry(card)
  return words.things.dossier({
    name: names.card(card),
    caption: entry.caption[words.language],
    level: words.level(entry.level),
    place: entry.loc === '?' ? words.unknown : names.place(entry.loc),
    evidence: names.evidences(entry.evidence),
    habitat: words.habitats[entry.habitat],
    kind: words.kinds[entry.kind],
    found: names.counted(entry.found, 'points'),
    relocated: names.counted(entry.relocated, 'points'),
    ability: abilityLine(names, card),
  })
}

/** What a card does and when, in words; null where it has no ability. */
export function abilityLine(names: Names, card: string): string | null {
  const { ability } = names.entry(card)
  if (!ability) return null
  const { language, triggers } = names.words
  return `${triggers[ability.trigger]}: ${effectOf(ability).words[language](ability, termsOf(names))}`
}

/** When an ability comes and what it does, as briefly as the face of a card says it. */
export interface Brief {
  readonly when: string
  readonly what: string
}

export function abilityBrief(names: Names, card: string): Brief | null {
  const { ability } = names.entry(card)
  if (!ability) return null
  const { language, briefTriggers } = names.words
  const { words, brief = words } = effectOf(ability)
  return { when: briefTriggers[ability.trigger], what: brief[language](ability, termsOf(names)) }
}

/** Where a cryptid's tile lies: its habitat, or what its card says instead (CR-RELOC-3, CR-RELOC-6). */
export function groundWords(names: Names, card: string): string {
  const { words, entry } = names
  const { ability, habitat } = entry(card)
  const effect = ability && effectOf(ability)
  return effect?.comes === 'placement'
    ? effect.ground[words.language](ability as Ability, termsOf(names))
    : words.habitats[habitat]
}

const termsOf = ({ counted, words }: Names): Terms => ({
  counted,
  terrain: (type: Terrain) => words.terrains[type],
})

export function contractLine({ words, content }: Names, id: string): string {
  const contract = known(content.contracts, id)
  return words.things.contract(contract.type, contract[words.language])
}

export function requestLine(names: Names, id: string): string {
  const { points } = known(names.content.requests, id)
  return `${names.request(id)}, ${names.counted(points, 'points')}`
}

/** What a skill does, and what it costs at this table. */
export function skillLine(names: Names, skill: Skill, view: CryptidsView): string {
  const { words, pack } = names
  const use = pack.skills.find(({ id }) => id === skill)?.use ?? 'active'
  const price = priceOf({ options: view, players: view.players }, names.content, skill)
  const isFromStart = skill === 'planeTicket'
  return words.things[use](
    names.skill(skill),
    words.skillEffects[skill],
    isFromStart ? words.things.fromStart : names.counted(price, 'experience'),
  )
}

/** A card of the Poacher, row by row. */
export function poacherCardLines(names: Names, id: string): string[] {
  const { words, content } = names
  const card = known(content.poacherCards, id)
  const said = words.poacher
  const lower = (row: 'above' | 'below'): string => {
    const { actions, move } = card[row]
    return said.inOrder(
      said.lowerRow[row],
      [...actions.map((action) => said.lower[action]), said.moves[move]].join('; '),
    )
  }
  return [
    poacherCardName(names, id),
    ...card.up.map((actions, evidence) =>
      said.inOrder(
        said.upperRow(names.counted(evidence, 'evidence')),
        actions.map((action) => said.upper[action]).join('; '),
      ),
    ),
    said.regions(card.regions.map((letter) => words.regions[letter]).join(', ')),
    said.cryptids(card.cryptids.map((category) => said.categories[category]).join(', ')),
    lower('above'),
    lower('below'),
    said.terrain(words.terrains[card.terrain]),
  ]
}

export function poacherCardName({ words, pack }: Names, id: string): string {
  return words.poacher.card(pack.poacherCards.findIndex((card) => card.id === id) + 1)
}
