import { isList, type Json, optionsOf, type Question } from '@curio/kernel'

/** What an answer does, as the board groups it. */
export const ACT_GROUPS = [
  'move',
  'actionMove',
  'fly',
  'collect',
  'track',
  'relocate',
  'request',
  'refresh',
  'search',
  'helper',
  'learn',
  'restore',
  'pay',
  'paidRefresh',
  'buy',
  'sell',
  'swap',
  'rebid',
  'cash',
  'bid',
  'answer',
  'end',
] as const
export type ActGroup = (typeof ACT_GROUPS)[number]

/**
 * A thing of the board by its kind and its name: `place:E3`, `card:selma`, `skill:luck`, `face:B` of the own evidence,
 * `slot:0` of the market, `die:1`, `step:up` of the track, `tile:water-01`, `request:…`, `token:coins`,
 * `marker:action`.
 */
export type Thing = `${ThingKind}:${string}`
type ThingKind =
  | 'place'
  | 'card'
  | 'skill'
  | 'face'
  | 'slot'
  | 'die'
  | 'step'
  | 'tile'
  | 'request'
  | 'token'
  | 'marker'

/** An answer that is offered, and the things of the board it is about. */
export interface Act {
  readonly option: Json
  readonly group: ActGroup
  readonly things: readonly Thing[]
}

/** What must be known of the table to say what an answer is about. */
export interface ActContext {
  readonly place: string | null
  /** Where the cards of the display are sought. */
  readonly locations: ReadonlyMap<string, string | null>
}

const SKILL = 'skill.'

export function readAct(kind: string, option: Json, context: ActContext): Act {
  const text = String(option)
  if (kind === 'turn' || kind === 'helper' || kind === 'ability.trade') return readTurnAct(option, context)
  return {
    option,
    group: text === 'none' || text === 'end' ? 'end' : 'answer',
    things: thingsAsked(kind, text),
  }
}

/** Every answer that a question offers. */
export function actsOf(question: Question, context: ActContext): readonly Act[] {
  return optionsOf(question).map((option) => readAct(question.kind, option, context))
}

/** The things of an answer, a list of them where several are picked. */
export function thingsOf(kind: string, value: Json | undefined, context: ActContext): readonly Thing[] {
  if (value === undefined) return []
  const options = isList(value) ? value : [value]
  return options.flatMap((option) => readAct(kind, option, context).things)
}

function readTurnAct(option: Json, context: ActContext): Act {
  const text = String(option)
  const bySkill = text.startsWith(SKILL)
  const [how = '', what = '', which = ''] = (bySkill ? text.slice(SKILL.length) : text).split(':')
  const act = (group: ActGroup, ...things: readonly Thing[]): Act => ({ option, group, things })
  const by = (skill: string): Thing => (bySkill ? `skill:${skill}` : 'marker:action')
  switch (how) {
    case 'move':
      return what === 'stay'
        ? act('move', 'marker:movement')
        : act('move', `place:${what}`, 'marker:movement')
    case 'action.move':
      return act('actionMove', `place:${what}`, 'marker:action')
    case 'fly':
      return act('fly', `place:${what}`, 'skill:planeTicket')
    case 'collect':
      return act('collect', `place:${what}`, by('collectSkill'))
    case 'track':
      return act('track', `card:${what}`, ...here(context.locations.get(what)), by('trackSkill'))
    case 'relocate':
      return act('relocate', `card:${what}`, by('relocateSkill'))
    case 'request':
      return act(
        'request',
        `request:${what}`,
        ...which.split('+').map((card): Thing => `card:${card}`),
        by('relocateSkill'),
      )
    case 'refresh':
      return act('refresh', 'marker:action')
    case 'search':
      return act('search', ...here(context.place), by('trackSkill'))
    case 'cash':
      return act('cash', `token:${what}`)
    case 'bid':
      return act('bid', `card:${what}`)
    case 'end':
      return act('end')
    default:
      return readHelperAct(option, how, what, which)
  }
}

const here = (place: string | null | undefined): readonly Thing[] => (place ? [`place:${place}`] : [])

function readHelperAct(option: Json, how: string, what: string, which: string): Act {
  const act = (group: ActGroup, ...things: readonly Thing[]): Act => ({ option, group, things })
  switch (how) {
    case 'up':
      return act('helper', 'step:up')
    case 'down':
      return act('helper', 'step:down', ...(what === '' ? [] : [`die:${what}` as const]))
    case 'learn':
    case 'restore':
      return act(how, `skill:${what}`)
    case 'pay':
      return act('pay', `step:${what}`)
    case 'market':
      return act('paidRefresh')
    case 'card':
      return act('paidRefresh', `card:${what}`)
    case 'buy':
      return act('buy', `slot:${what}`)
    case 'sell':
      return act('sell', `face:${what}`, ...(which === '' ? [] : [`slot:${which}` as const]))
    case 'swap':
      return act('swap', `face:${what}`, `slot:${which}`)
    case 'rebid':
      return act('rebid', `card:${what}`, `card:${which}`)
    default:
      return act('answer')
  }
}

/** What a question that is asked by itself names. */
function thingsAsked(kind: string, text: string): readonly Thing[] {
  const [first = '', second = ''] = text.split(':')
  switch (kind) {
    case 'setup.city':
    case 'ability.travel':
      return [`place:${text}`]
    case 'ability.collect':
      return [`place:${first}`]
    case 'poacher.take':
      return second === '' ? [`slot:${text}`] : [`place:${first}`]
    case 'setup.bids':
    case 'refresh.cards':
    case 'helper.card':
    case 'bid.place':
    case 'bid.free':
    case 'poacher.catch':
    case 'request.order':
      return [`card:${text}`]
    case 'restore':
    case 'ability.skill':
      return [`skill:${text}`]
    case 'refresh.market':
      return [`slot:${text}`]
    case 'bonus.step':
    case 'ability.helper':
    case 'refresh.bonus':
      return first === 'up' || first === 'down' ? [`step:${first}`] : []
    case 'setup.tile':
    case 'terrain.take':
    case 'poacher.tile':
      return [`tile:${text}`]
    case 'terrain':
    case 'ability.terrain':
      return [`tile:${text.split('@')[0] ?? ''}`]
    case 'terrain.exchange': {
      const [own = '', other = ''] = text.split('>')
      return [`tile:${own}`, `tile:${other}`]
    }
    case 'attempt.lose':
      return [...text].map((face): Thing => `face:${face}`)
    case 'attempt':
      if (text === 'luck') return ['skill:luck']
      return first === 'second' ? ['skill:secondChance'] : first === 'token' ? ['token:reroll'] : []
    default:
      return []
  }
}

export type ActIndex = ReadonlyMap<Thing, readonly Act[]>

/** The acts by the things they are about: the board is a way to look at the list of answers. */
export function indexByThing(acts: readonly Act[]): ActIndex {
  const index = new Map<Thing, Act[]>()
  for (const act of acts) {
    for (const thing of act.things) {
      const known = index.get(thing)
      if (known) known.push(act)
      else index.set(thing, [act])
    }
  }
  return index
}

/** A thing with which something is done: looking at it means asking where. */
export const isTool = (thing: Thing | null): boolean => thing !== null && /^(skill|marker):/.test(thing)

/**
 * The act that a tap on a thing means: the only one, the one by the tool in hand, or the main movement or the helper's
 * mandatory step, which cost nothing else. Null where the player has to say more.
 */
export function meantAct(acts: readonly Act[], tool: Thing | null): Act | null {
  const [only, ...more] = acts
  if (only === undefined) return null
  if (more.length === 0) return only
  if (tool !== null && isTool(tool)) {
    const byTool = acts.filter(({ things }) => things.includes(tool))
    if (byTool.length > 0) return meantAct(byTool, null)
  }
  const [free, ...others] = acts.filter(({ group }) => group === 'move' || group === 'helper')
  return free !== undefined && others.length === 0 ? free : null
}
