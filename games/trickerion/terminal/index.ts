import type { GameTerminal, TerminalFace } from '@curio/ui/terminal'
import type { TrickerionContent } from '../rules/content.ts'
import { trickerionText, trickerionWords } from '../text/index.ts'
import { trickerionTitle } from '../text/title.ts'
import { asTrickerionView } from '../text/view.ts'
import { allCards, cardsInSight } from './cards.ts'
import { menuFor } from './menu.ts'
import { thingsInSight } from './parts.ts'
import { endLines, scoreLines } from './score.ts'
import { setupQuestions } from './setup.ts'
import { drawTable } from './table.ts'
import { whyNot } from './why-not.ts'
import { TRICKERION_WORDS } from './words.ts'

/** How Trickerion shows itself in a terminal. */
export const trickerionTerminal: GameTerminal = {
  title: (language) => trickerionTitle.name[language],
  person: (language, number) => trickerionWords(language).player(number),
  setup: setupQuestions,
  cards: (content, language) => allCards(trickerionText(language, contentIn(content).pack, [])),
  face,
}

/** Only matches of Trickerion come here, so their content is that of Trickerion. */
const contentIn = (given: unknown): TrickerionContent => given as TrickerionContent

function face(...[given, language, players]: Parameters<GameTerminal['face']>): TerminalFace {
  const content = contentIn(given)
  const text = trickerionText(language, content.pack, players)
  return {
    prompt: (question, view) => text.prompt(question, asTrickerionView(view)),
    waitingFor: text.waitingFor,
    menu: (question, view) => menuFor(text, question, asTrickerionView(view)),
    typing: TRICKERION_WORDS[language],
    // Every answer is in some list.
    typed: () => null,
    refusal: () => null,
    things: (view, seat) => thingsInSight(text, seat, asTrickerionView(view)),
    whyNot: (question, named, view) => whyNot(text, question, named, asTrickerionView(view)),
    reason: text.reason,
    help: text.help,
    table: (scene) => drawTable(text, scene),
    cards: (view) => cardsInSight(text, asTrickerionView(view)),
    note: text.note,
    score: (view) => scoreLines(text, content, asTrickerionView(view)),
    end: (outcome, view) => endLines(text, outcome, asTrickerionView(view)),
  }
}
