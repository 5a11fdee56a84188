import { z } from 'zod'
import { EVIDENCE, type Evidence, KINDS } from '../content/vocabulary.ts'
import { cardOf } from '../rules/content.ts'
import { playerOf } from '../rules/table.ts'
import { atMost, END, type Ending, MOST, POINTS, withLimit, withUpTo } from './effect.ts'

const form = z.strictObject({
  trigger: END,
  effect: z.literal('perFound'),
  where: z.union(
    [z.strictObject({ kind: z.enum(KINDS) }), z.strictObject({ evidence: z.enum(EVIDENCE) })],
    'must name either a kind or an evidence',
  ),
  points: POINTS,
  max: MOST,
})

/** How many such cards there will be: some anyway, and more the more are found. */
const CARDS = 1.4
const FOR_EACH_FOUND = 0.3

export const perFound: Ending<typeof form> = {
  comes: 'end',
  form,
  points: (state, content, seat, { where, points, max }) => {
    const meeting = playerOf(state, seat).found.filter(({ card, evidence }) =>
      'kind' in where ? cardOf(content, card).entry.kind === where.kind : evidence.includes(where.evidence),
    )
    return atMost(points * meeting.length, max)
  },
  worth: ({ points, max }, { player }) =>
    atMost(points * (CARDS + FOR_EACH_FOUND * player.found.length), max),
  words: {
    ru: ({ where, points, max }, { counted }) => {
      const which = 'kind' in where ? `вида «${KINDS_RU[where.kind]}»` : EVIDENCE_RU[where.evidence]
      return withLimit.ru(`${counted(points, 'points')} за каждого найденного криптида ${which}`, max)
    },
    en: ({ where, points, max }, { counted }) => {
      const which =
        'kind' in where
          ? `${KINDS_EN[where.kind]} you have found`
          : `cryptid you have found with ${EVIDENCE_EN[where.evidence]}`
      return withLimit.en(`${counted(points, 'points')} for each ${which}`, max)
    },
  },
  brief: {
    ru: ({ where, points, max }, { counted }) => {
      const which = 'kind' in where ? `«${KINDS_RU[where.kind]}»` : `найденных ${EVIDENCE_RU[where.evidence]}`
      return withUpTo.ru(`${counted(points, 'points')} за ${which}`, max)
    },
    en: ({ where, points, max }, { counted }) => {
      const which = 'kind' in where ? KINDS_EN[where.kind] : `find with ${EVIDENCE_EN[where.evidence]}`
      return withUpTo.en(`${counted(points, 'points')} per ${which}`, max)
    },
  },
}

type Kind = (typeof KINDS)[number]

const KINDS_RU: Readonly<Record<Kind, string>> = {
  beast: 'звери',
  reptile: 'змеи и ящеры',
  winged: 'крылатые',
  chimera: 'химеры',
}
const EVIDENCE_RU: Readonly<Record<Evidence, string>> = {
  V: 'с жертвой',
  B: 'с костями',
  E: 'с очевидцем',
  F: 'со следами',
  S: 'с силуэтом в небе',
  W: 'с очертаниями в воде',
  R: 'со слухами',
}
const KINDS_EN: Readonly<Record<Kind, string>> = {
  beast: 'beast',
  reptile: 'reptile',
  winged: 'winged cryptid',
  chimera: 'chimera',
}
const EVIDENCE_EN: Readonly<Record<Evidence, string>> = {
  V: 'a victim',
  B: 'bones',
  E: 'an eyewitness',
  F: 'footprints',
  S: 'a sky silhouette',
  W: 'a water shape',
  R: 'rumours',
}
