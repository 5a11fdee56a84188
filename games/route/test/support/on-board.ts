import { type Json, type Question, sameJson } from '@curio/kernel'
import type { StageProps, TableState } from '@curio/ui/contract'
import { writeAct } from '../../rules/acts.ts'
import { shownIn } from '../../rules/cities/index.ts'
import { thingsIn } from '../../rules/named-things.ts'
import { answerFor, draftFor, legalIds, neededCalled, optionsOf, proposedRoute } from '../../ui/draft.ts'
import {
  calledTourists,
  EMPTY_SKETCH,
  groupDrawOptions,
  type Sketch,
  tapSegment,
} from '../../ui/model/taps.ts'
import { type Scene, sceneOf } from '../../ui/scene.ts'

const nothing = (): void => {}

/** A table as whoever is asked sees it on a desktop. */
export function sceneAt(table: TableState): Scene {
  const props: StageProps = {
    table,
    language: 'ru',
    interactive: true,
    selection: null,
    select: nothing,
    confirm: nothing,
    highlight: null,
    explain: nothing,
    focus: null,
    setFocus: nothing,
    phone: false,
  }
  if (shownIn(table.packs) === null) throw new Error('the table has no city')
  return sceneOf(props)
}

/** Answers to what is asked that no tap on the board leads to. */
export function unreachable(scene: Scene): readonly Json[] {
  const { question } = scene
  if (question === null) return ['nothing is asked']
  switch (question.form) {
    case 'choose':
      return question.kind === 'draw'
        ? undrawn(scene, question.options)
        : question.options.filter((value) => !isTapped(scene, value))
    case 'pick':
      return unpicked(scene, question)
    default:
      return isComposed(scene) ? [] : [question.kind]
  }
}

/** RT-P5-2: taps on the segments of a drawing in their order; the other answers are buttons. */
function undrawn({ pack }: Scene, options: readonly Json[]): readonly Json[] {
  const offered = Object.values(groupDrawOptions(pack, options))
  const known = new Set(offered.flatMap((group) => group.map(({ text }) => text)))
  const failed = offered.flatMap((group) =>
    group.filter(({ ids, text }) => {
      if (ids.length === 0) return false
      const sketch = ids.reduce<Sketch | null>(
        (before, id) => before && tapSegment(group, before, id),
        EMPTY_SKETCH,
      )
      return sketch?.answer !== text
    }),
  )
  return [...failed.map(({ text }) => text), ...options.filter((each) => !known.has(String(each)))]
}

const MOST_TAPS = 12

/** Whether taps on the things that an answer names come to it; an answer that names none is a button. */
function isTapped(scene: Scene, value: Json): boolean {
  const option = optionsOf(scene).find((each) => each.value === value)
  if (!option) return false
  const { answer } = option
  // A bet is written beside the map.
  if (answer.kind === 'bet') return sameJson(writeAct('bet', answer.act), value)
  const things = thingsIn(answer)
  const legal = legalIds(scene, draftFor(scene, null, undefined), [])
  if (!things.every((id) => legal.has(id))) return false
  const taps = Array.from({ length: MOST_TAPS }, () => things).flat()
  let chosen: Json | undefined
  return (
    things.length === 0 ||
    taps.some((id) => {
      chosen = answerFor(scene, id, chosen)
      return chosen === value
    })
  )
}

function unpicked(scene: Scene, question: Extract<Question, { form: 'pick' }>): readonly Json[] {
  // The dice of an encounter go by their places, and each is a button.
  if (question.kind === 'encounter.reroll') return []
  const legal = legalIds(scene, draftFor(scene, null, undefined), [])
  return question.options.filter((option) => !legal.has(String(option)))
}

/** A final route is proposed; called tourists stand where they can be tapped. */
function isComposed(scene: Scene): boolean {
  if (scene.question?.kind === 'route') return proposedRoute(scene) !== null
  const standing = [...calledTourists(scene.pack, scene.me).values()].reduce((sum, count) => sum + count, 0)
  return standing >= neededCalled(scene)
}
