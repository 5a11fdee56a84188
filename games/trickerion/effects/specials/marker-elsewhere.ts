import { z } from 'zod'
import { type TrickerionContent, trickOf } from '../../rules/content.ts'
import { actOf, write } from '../../rules/grammar.ts'
import type { OwnTrick, TrickerionState } from '../../rules/state.ts'
import { choose, playerOf, tell } from '../../rules/table.ts'
import { freeMarkers, trickInWorkshop } from '../../rules/tricks.ts'
import type { SpecialEffect } from '../effect.ts'
import { oneMarkerLess } from './one-marker-less.ts'

const form = z.strictObject({ effect: z.literal('markerElsewhere') })

export const markerElsewhere: SpecialEffect<typeof form> = {
  form,
  actions: ['prepare'],
  power: (_power, { prepare }) => ({
    terms: { prepare: { ...prepare, markers: oneMarkerLess } },
    forbids: (state, content, seat, act) => {
      if (act.type !== 'prepare') return null
      return others(state, content, seat, act.trick).length > 0 ? null : 'noFreeMarkers'
    },
    *after(t, seat, done) {
      if (done.action !== 'prepare') return
      const answer = yield* choose(t, seat, 'special.marker', () => [
        ...others(t.state, t.content, seat, done.trick).map(({ trick }) => write.otherTrick({ trick })),
        write.decline(),
      ])
      const act = actOf('special.marker', answer)
      if (act.type === 'decline') return
      trickInWorkshop(playerOf(t.state, seat), act.trick).markers += 1
      tell(t, { kind: 'addedMarkers', seat, trick: act.trick, markers: 1 })
    },
  }),
  worth: () => 1.5,
  words: {
    ru: () =>
      'номер получает на один жетон меньше, зато один жетон получает другой ваш номер не выше уровнем',
    en: () => 'the trick gets one marker less, and another trick of yours of no higher level gets one',
  },
}

/** Other tricks of no higher level with a free marker; their components are not needed. */
function others(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  trick: string,
): readonly OwnTrick[] {
  const { level } = trickOf(content, trick).entry
  return playerOf(state, seat).tricks.filter(
    (own) =>
      own.trick !== trick &&
      trickOf(content, own.trick).entry.level <= level &&
      freeMarkers(state, content, seat, own) > 0,
  )
}
