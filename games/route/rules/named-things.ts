import { type Answer, writeAct } from './acts.ts'

/** The things of the board that an answer names, in its order. */
export function thingsIn(answer: Answer): readonly string[] {
  switch (answer.kind) {
    case 'draft.take':
    case 'draft.remove':
    case 'initial.take':
    case 'die.claim':
    case 'die.offer':
    case 'die.round':
      return [answer.act.die]
    case 'draft.pair':
    case 'initial.pair':
      return answer.act.dice
    case 'card.play':
      return answer.act.act === 'card' ? [answer.act.card] : []
    case 'card.offer':
    case 'card.take':
    case 'die.place':
      return [answer.act.card]
    case 'card.pair':
      return answer.act.cards
    case 'block':
      return answer.act.act === 'block' ? [answer.act.block] : []
    case 'ferry':
      return [answer.act.block]
    case 'correction.erase':
      return answer.act.act === 'erase' ? [answer.act.segment] : []
    case 'correction.draw':
      return [answer.act.segment]
    case 'draw':
      return answer.act.act === 'section' ? answer.act.ids : []
    case 'shop':
      return [writeAct('shop', answer.act)]
    case 'event':
      return [answer.act.place]
    case 'bet':
      return [answer.act.casino]
    case 'route':
      return answer.act.parts.flatMap(({ start, segments }) => [start, ...segments])
    case 'penalty.called':
    case 'penalty.university':
      return answer.act.blocks
    case 'penalty.numerous':
      return [answer.act.block]
    case 'task.keep':
    case 'landmark.cover':
    case 'effect':
    case 'rating':
    case 'tourist.any':
    case 'tourist.extra':
    case 'tourist.repeat':
    case 'tome':
    case 'regular':
    case 'encounter.reroll':
    case 'encounter.upgrade':
    case 'penalty.riverside':
    case 'support':
    case 'campaign.city':
      return []
  }
}
