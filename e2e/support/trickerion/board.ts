import type { Act, ActNamed, ActType } from '@curio/trickerion/text'
import type { Coming } from './line.ts'

/** Something on the board that is tapped, by its kind and its name. */
export const thing = (name: string): string => `.stage :is(button, path)[data-target="${name}"]`

/** A button beside the board for a part of an answer that no thing says. */
export const part = (name: string): string => `.stage [data-part="${name}"]`

type Spot = ActNamed<'stage'>['spot']
type Load = ActNamed<'components'>['loads'][number]

/** A slot of a performance card, or the room beside its slots. */
const spot = ({ card, place }: Pick<Spot, 'card' | 'place'>): string => `spot:${card}.${place}`

const loads = (all: readonly Load[]): readonly string[] => {
  const [only, ...more] = all
  return only && more.length === 0 ? [`component:${only.kind}`] : []
}

/** What is tapped for an act, one thing after another; nothing where it has no place of its own on the board. */
const DRAWN: { readonly [T in ActType]: (act: ActNamed<T>) => readonly string[] } = {
  magician: (act) => [`magician:${act.magician}`],
  components: (act) => loads(act.loads),
  noComponents: () => [],
  trick: (act) => [`trick:${act.trick}`],
  specialist: (act) => [`role:${act.specialist}`],
  deck: (act) => [`deck:${act.deck}`],
  giveBack: () => [],
  returnTrick: (act) => [`trick:${act.trick}`],
  returnComponent: ({ kind }) => [`component:${kind}`],
  advertise: () => [],
  decline: () => [],
  assign: ({ disc, card }) => [`disc:${disc}`, `card:${card}`],
  takeBack: ({ disc }) => [`disc:${disc}`],
  ready: () => [],
  place: ({ disc, slot }) => [`disc:${disc}`, `slot:${slot}`],
  makeIdle: ({ disc }) => [`disc:${disc}`],
  endTurn: () => [],
  hire: ({ die, kind }) => [`die:${die}`, `role:${kind}`],
  learn: ({ die, trick }) => [`die:${die}`, `trick:${trick}`],
  takeCoins: ({ die }) => [`die:${die}`],
  reroll: ({ die }) => [`die:${die}`],
  setDie: ({ die }) => [`die:${die}`],
  buy: (act) => loads(act.loads),
  order: ({ kind, slot }) => [`component:${kind}`, `order:${slot}`],
  orderBeside: ({ kind }) => [`component:${kind}`],
  quickOrder: ({ kind }) => [`component:${kind}`, 'order:quick'],
  prepare: (act) => [`trick:${act.trick}`],
  moveTrick: (act) => [`trick:${act.trick}`],
  moveComponents: ({ kind }) => [`component:${kind}`],
  moveApprentice: ({ disc }) => [`disc:${disc}`],
  setUp: (act) => [`trick:${act.trick}`, spot(act.spot)],
  reschedule: (act) => [spot(act), spot(act.spot)],
  takeOff: (act) => [spot(act)],
  draw: ({ decks }) => [...new Set(decks)].map((deck) => `deck:${deck}`),
  fortune: () => ['deck:prophecies'],
  weaveFate: ({ pending }) => [`prophecy:${pending}`],
  point: () => [],
  effect: () => [],
  copy: ({ special }) => [`card:${special}`],
  end: () => [],
  linkPay: () => [],
  keep: ({ special }) => [`card:${special}`],
  bury: ({ special }) => [`card:${special}`],
  perform: ({ card }) => [`show:${card}`],
  takeYield: () => [],
  home: ({ on }) => [`home:${on}`],
  possess: ({ card }) => [`show:${card}`],
  steal: () => [],
  swapCards: ({ cards }) => cards.map((card) => `show:${card}`),
  keepMarker: (act) => [`trick:${act.trick}`],
  premiere: (act) => [`trick:${act.trick}`],
  applyEffect: () => [],
  otherTrick: (act) => [`trick:${act.trick}`],
  stage: (act) => [spot(act.spot)],
  assignNow: ({ card }) => [`card:${card}`],
  stall: ({ slot, kind }) => [`stall:${slot}`, `component:${kind}`],
}

/** What is tapped for acts, one thing after another. */
export const drawnFor = (acts: readonly Act[]): readonly string[] =>
  acts.flatMap((act) => {
    const drawn: (act: never) => readonly string[] = DRAWN[act.type]
    return drawn(act as never)
  })

/** What taps may leave open, part by part: what is done, with what besides, and how. */
export function partsFor([act]: readonly Act[]): readonly string[] {
  if (act === undefined) return []
  const parts: Readonly<Record<string, string | number | null | undefined>> = {
    act: act.type,
    ...('by' in act && { by: act.by }),
    ...('face' in act && { face: act.face }),
    ...('kind' in act && { kind: act.kind, pay: act.kind }),
    ...('symbol' in act && { symbol: act.symbol }),
    ...('on' in act && { board: act.on }),
    ...('swapped' in act && { swapped: act.swapped ?? 'no' }),
    ...('size' in act && { size: act.size }),
    ...('bargain' in act && { bargain: act.bargain }),
    ...('decks' in act && { decks: act.decks.join('+') }),
    ...(act.type === 'linkPay' && { pay: `${act.fame}+${act.coins}` }),
    ...('loads' in act && loadParts(act.loads)),
    ...(act.type === 'place' && extraParts(act)),
  }
  return Object.entries(parts).map(([key, value]) => `${key}:${value}`)
}

function loadParts(all: readonly Load[]): Readonly<Record<string, string | number>> {
  const [only, ...more] = all
  if (only === undefined) return {}
  if (more.length === 0) return { loads: only.kind, count: only.count, board: only.on }
  const written = all.map(({ kind, count, on }) => `${kind}*${count}${on === 'manager' ? '@manager' : ''}`)
  return { loads: written.join('+') }
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no')

const extraParts = ({ extras: { shard, boost, effect, copy } }: ActNamed<'place'>) => ({
  shard: yesNo(shard),
  boost: yesNo(boost),
  effect: yesNo(effect),
  copy: copy ?? 'no',
})

/** Whether an answer ends a plan or a turn: there is a button for that. */
export const isEnd = ({ acts }: Coming): boolean =>
  acts.some(({ type }) => type === 'ready' || type === 'end' || type === 'endTurn')
