import type { Language } from '@curio/ui/language'
import type { GameTerminal, NamedThing, SetupQuestion, TerminalFace } from '@curio/ui/terminal'
import type { CryptidsPack } from '../content/pack.ts'
import { cryptids } from '../index.ts'
import type { CryptidsContent } from '../rules/content.ts'
import { asCryptidsView, cryptidsText, livePoints } from '../text/index.ts'
import { cryptidsTitle } from '../text/title.ts'
import { askedThing, type Thing } from '../ui/model/things.ts'
import { allCards, cardsInSight } from './cards.ts'
import { menuFor } from './menu.ts'
import { endLines, scoreLines } from './score.ts'
import { drawTable } from './table.ts'
import { CRYPTIDS_WORDS } from './words.ts'

/** How Cryptids shows itself in a terminal. */
export const cryptidsTerminal: GameTerminal = {
  title: (language) => cryptidsTitle.name[language],
  person: (language, number) => textIn(language).words.player(number),
  setup: (language, seats) => [
    ask(language, 'wolpertinger', true),
    ...(seats === 1 ? [] : [ask(language, 'noBids', true)]),
    ...(seats === 2 ? [ask(language, 'surcharge', false)] : []),
  ],
  cards: (content, language) => allCards(cryptidsText(language, contentIn(content).pack, [])),
  face,
}

/** Only matches of Cryptids come here, so their content is that of Cryptids. */
const contentIn = (given: unknown): CryptidsContent => given as CryptidsContent

function face(...[given, language, players]: Parameters<GameTerminal['face']>): TerminalFace {
  const content = contentIn(given)
  const text = cryptidsText(language, content.pack, players)
  return {
    prompt: (question, view) => text.prompt(question, asCryptidsView(view)),
    waitingFor: text.waitingFor,
    menu: (question, view) => menuFor(text, question, asCryptidsView(view)),
    typing: CRYPTIDS_WORDS[language],
    // Every answer is in some list.
    typed: () => null,
    refusal: () => null,
    things: () => thingsIn(content),
    whyNot: (question, named, given) => {
      const view = asCryptidsView(given)
      const things = (named.at(-1) ?? []) as readonly Thing[]
      const [why] = things.flatMap(
        (thing) => text.whyNot(view, question.seat, question, askedThing(view, thing)) ?? [],
      )
      return why ? (why.rule === null ? why.text : `${why.text} (${why.rule})`) : null
    },
    reason: text.reason,
    help: text.help,
    table: (scene) => drawTable(content, text, scene),
    cards: (view) => cardsInSight(text, asCryptidsView(view)),
    note: text.note,
    score: (view) => scoreLines(text, livePoints(asCryptidsView(view), content)),
    end: (outcome, view) => endLines(text, outcome, asCryptidsView(view)),
  }
}

/** Places, cards, tiles, requests and skills, by their ids. */
function thingsIn({ places, cards, tiles, requests, pack: { skills } }: CryptidsContent): NamedThing[] {
  const named = (
    kind: 'place' | 'card' | 'tile' | 'request' | 'skill',
    ids: Iterable<string>,
  ): NamedThing[] => [...ids].map((id) => ({ id: `${kind}:${id}`, names: [id] }))
  return [
    ...named('place', places.keys()),
    ...named('card', cards.keys()),
    ...named('tile', tiles.keys()),
    ...named('request', requests.keys()),
    ...named(
      'skill',
      skills.map(({ id }) => id),
    ),
  ]
}

/** The built-in pack was checked when it was read. */
const pack = cryptids.packs.europe as unknown as CryptidsPack

const textIn = (language: Language) => cryptidsText(language, pack, [])

/** CR-WOLP-1, CR-NOBID-1, CR-SKILL-5: as usual, or as the variant has it. */
function ask(
  language: Language,
  option: 'wolpertinger' | 'noBids' | 'surcharge',
  variant: boolean,
): SetupQuestion {
  const { label, help } = textIn(language).words.newGame[option]
  const { yes, no } = CRYPTIDS_WORDS[language]
  const said = (value: boolean): string => (value ? `${yes}. ${help}` : no)
  return {
    label,
    answers: [
      { label: said(!variant), options: {} },
      { label: said(variant), options: { [option]: variant } },
    ],
  }
}
