import { type Line, labelsIn, padded, type Span, span, spread, widthOf } from '@curio/ui/terminal'
import type { Die } from '../content/pack.ts'
import { BLANK, DAYS, type Day, type SharedLocation, SPECIAL_LOCATIONS } from '../content/vocabulary.ts'
import type { Slot } from '../rules/content.ts'
import { lawOf } from '../rules/gains.ts'
import type { TrickerionText } from '../text/index.ts'
import { signed } from '../text/names.ts'
import type { TrickerionView } from '../text/view.ts'
import { stateOfView } from '../ui/model/state.ts'
import { characterSpans, dieCode, slotCode } from './codes.ts'
import { type TerminalWords, TRICKERION_WORDS } from './words.ts'

export const CITY_WIDTH = 58
const LABEL_WIDTH = 12
const SLOT_WIDTH = 12

const labelled = labelsIn(CITY_WIDTH, LABEL_WIDTH)

/** What the lines of the city are made from. */
interface City {
  readonly text: TrickerionText
  readonly said: TerminalWords
  readonly view: TrickerionView
  /** The seat whose Workshop is shown. */
  readonly shown: number
  /** What may be chosen now, by its name. */
  readonly lit: ReadonlySet<string>
}

/** The locations, who stands there, and what they offer. Where rows are scarce, decks are not counted. */
export function cityLines(
  text: TrickerionText,
  view: TrickerionView,
  shown: number,
  lit: ReadonlySet<string>,
  rows: number,
): Line[] {
  const city: City = { text, said: TRICKERION_WORDS[text.words.language], view, shown, lit }
  const parts = (decks: readonly Line[]): Line[][] => [
    [rowLine(city, 'downtown'), ...diceLines(city)],
    [rowLine(city, 'marketRow'), ...marketLines(city)],
    ...(view.options.darkAlley ? [[rowLine(city, 'darkAlley'), ...decks]] : []),
    [workshopLine(city)],
    DAYS.map((day) => dayLine(city, day)),
  ]
  const whole = parts(deckLines(city))
  return spread(whole.flat().length <= rows ? whole : parts([]), rows)
}

const label = (text: string): Span => span(padded(text, LABEL_WIDTH), { bold: true })

function rowLine(city: City, location: SharedLocation): Line {
  const { said, text } = city
  return [label(said.locations[location]), ...slotsIn(city, text.names.content.slotsOf[location])]
}

function workshopLine(city: City): Line {
  const { said, text } = city
  return [label(said.locations.workshop), ...slotsIn(city, text.names.content.slotsOf.workshop)]
}

/** A day with what it adds to the yield of every trick. */
function dayLine(city: City, day: Day): Line {
  const { said, text, view } = city
  const { content } = text.names
  const { fame, coins } = lawOf(stateOfView(view, content), content).dayModifiers[day]
  const change = fame === coins ? signed(fame) : `${signed(fame)}★${signed(coins)}$`
  return [
    label(`${said.days[day]}${change === '0' ? '' : ` ${change}`}`),
    ...slotsIn(
      city,
      content.slotsOf.theater.filter((slot) => slot.day === day),
    ),
  ]
}

function slotsIn(city: City, slots: readonly Slot[]): Span[] {
  return slots.flatMap((slot) => {
    const spans = slotSpans(city, slot)
    const used = spans.reduce((sum, { text }) => sum + widthOf(text), 0)
    return slot === slots.at(-1) ? spans : [...spans, span(' '.repeat(Math.max(1, SLOT_WIDTH - used)))]
  })
}

/** A slot: its code, its modifier, and who stands there. */
function slotSpans(city: City, slot: Slot): Span[] {
  const { said, text, view, lit } = city
  const code = slotCode(said, text.names.content, slot)
  const isClosed = slot.closedWith.includes(view.players.length)
  const isLit = lit.has(code)
  const head = `${code} ${slot.isStage ? '' : `${signed(slot.modifier)} `}`
  return [
    span(head, isLit ? { ink: 'accent', bold: true } : { ink: 'muted' }),
    ...(isClosed ? [span('✕', { ink: 'faint' })] : whoAt(city, slot)),
  ]
}

function whoAt({ said, view, shown }: City, { id, location }: Slot): readonly Span[] {
  for (const [seat, { characters }] of view.players.entries()) {
    const character = characters.find(({ at }) => at === id)
    // Everybody has a Workshop with the same slots.
    if (!character || (location === 'workshop' && seat !== shown)) continue
    return characterSpans(said, seat, character.disc)
  }
  return [span('·', { ink: 'faint' })]
}

/** What is taught, who can be hired, what the Bank hands out; the numbers are those of the answers. */
function diceLines(city: City): Line[] {
  const { dice } = city.text.words
  return [
    [span(padded(`  ${dice.residence}`, LABEL_WIDTH), { ink: 'muted' }), ...diceSpans(city, 'residence')],
    [
      span(padded(`  ${dice.inn}`, LABEL_WIDTH), { ink: 'muted' }),
      ...diceSpans(city, 'inn'),
      span(`${dice.bank} `, { ink: 'muted' }),
      ...diceSpans(city, 'bank'),
    ],
  ]
}

function diceSpans({ text, view, lit }: City, place: Die['place']): Span[] {
  const { names } = text
  return names.pack.dice.flatMap((each, die) => {
    if (each.place !== place) return []
    const face = view.dice[die] ?? BLANK
    const shown = typeof face === 'number' ? `${face}$` : face === BLANK ? '–' : names.face(face)
    return [
      span(`${dieCode(die)} `, lit.has(dieCode(die)) ? { ink: 'accent', bold: true } : { ink: 'muted' }),
      span(`${shown}  `, face === BLANK ? { ink: 'faint' } : {}),
    ]
  })
}

/** Slots by number; what is on sale beside them has a line where there is any. */
function marketLines({ text, view, said }: City): Line[] {
  const { components } = text.words
  const { stall, orders, quickOrder, beside } = view.market
  const numbered = (kinds: typeof orders): string =>
    kinds.map((kind, slot) => `${slot + 1} ${kind === null ? '–' : components[kind]}`).join(' ')
  const more = [
    ...(quickOrder === null ? [] : [`${said.quick}: ${components[quickOrder]}`]),
    ...beside.map((kind) => components[kind]),
  ]
  return [
    ...labelled(`  ${said.sale}`, numbered(stall)),
    ...labelled(`  ${said.orders}`, numbered(orders)),
    ...(more.length > 0 ? labelled('', more.join(', ')) : []),
  ]
}

/** Cards left in each deck of special assignments. */
function deckLines({ said, view }: City): Line[] {
  const decks = SPECIAL_LOCATIONS.map((deck) => `${said.locations[deck]} ${view.specialDecks[deck]}`)
  return labelled(`  ${said.decks}`, decks.join(' '))
}
