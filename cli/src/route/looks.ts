import { route } from '@curio/route'
import { routeText } from '@curio/route/text'
import { routeTitle } from '@curio/route/title'
import type { Looks, SetupQuestion } from '../play/looks.ts'
import { type Language, wordsIn } from '../words/index.ts'
import type { RoutePack } from './content.ts'
import { routeFace } from './face.ts'

export const routeLooks: Looks = {
  title: (language) => routeTitle.name[language],
  person: (language, number) => textIn(language).words.player(number),
  face: routeFace,
  setup: (language, seats) => [ancients(language), ...(seats === 1 ? [challenges(language)] : [])],
}

/** The built-in pack was checked when it was read. */
const pack = route.packs.city as unknown as RoutePack

const textIn = (language: Language) => routeText(language, pack, [])

/** RT-SETUP-4. */
function ancients(language: Language): SetupQuestion {
  const { words } = textIn(language)
  return {
    label: words.labels.ancient,
    answers: [
      { label: wordsIn(language).menu.random, options: {} },
      ...pack.ancients.map(({ id, name, rule }) => ({
        label: `${name[language]}: ${rule[language]}`,
        options: { ancient: id },
      })),
    ],
  }
}

/** RT-SOLO-1: one cell for each level, with both requirements as even as can be. */
function challenges(language: Language): SetupQuestion {
  const { words, names } = textIn(language)
  const { rows, columns, levels } = pack.challenge
  return {
    label: words.labels.challenge,
    answers: levels.map(({ upTo, name }) => {
      const row = Math.min(rows.length - 1, Math.ceil(upTo / 2))
      const column = upTo - row
      const needs = words.challenge(
        name[language],
        names.points(rows[row] ?? 0),
        names.points(columns[column] ?? 0),
      )
      return { label: needs, options: { challenge: { row, column } } }
    }),
  }
}
