import { asCryptidsView, cryptidsText, livePoints } from '@curio/cryptids/text'
import type { FaceMaker } from '../play/face.ts'
import type { CryptidsContent } from './content.ts'
import { endLines, scoreLines } from './end.ts'
import { menuFor } from './menu.ts'
import { drawTable } from './table.ts'
import { CRYPTIDS_WORDS } from './words.ts'

/** How Cryptids shows itself in a terminal. */
export const cryptidsFace: FaceMaker = (given, language, players) => {
  // Only matches of Cryptids come here, so their content is that of Cryptids.
  const content = given as CryptidsContent
  const text = cryptidsText(language, content.pack, players)
  return {
    prompt: (question, view) => text.prompt(question, asCryptidsView(view)),
    waitingFor: text.waitingFor,
    menu: (question, view) => menuFor(text, question, asCryptidsView(view)),
    typing: CRYPTIDS_WORDS[language],
    // Every answer is in some list.
    typed: () => null,
    refusal: () => null,
    help: text.help,
    table: (scene) => drawTable(content, text, scene),
    note: text.note,
    score: (view) => scoreLines(text, livePoints(asCryptidsView(view), content)),
    end: (outcome, view) => endLines(text, outcome, asCryptidsView(view)),
  }
}
