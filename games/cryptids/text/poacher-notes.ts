import type { CatchCategory, LowerAction, UpperAction } from '../content/vocabulary.ts'
import { actOf } from '../rules/acts.ts'
import type { Names } from './names.ts'
import { evidenceAt } from './notation.ts'
import type { NoteOf, PoacherKind, Writers } from './notes.ts'
import { poacherCardName } from './things.ts'

const sentence = (said: string): string => `${said}.`

/** The Poacher's turn line by line; the rule that decides stands in the note. */
export const POACHER_WRITERS: Writers<PoacherKind> = {
  'poacher.card': (n, { card }) => sentence(n.words.poacher.revealed(poacherCardName(n, card))),
  'poacher.row': (n, { row, actions }) => sentence(rowWords(n, row, actions)),
  'poacher.action': (n, note) => sentence(actionWords(n, note)),
  'poacher.took': (n, note) => sentence(tookWords(n, note)),
  'poacher.caught': (n, { card, category, spent, candidates }) =>
    sentence(
      n.words.poacher.caught(
        n.whom(card),
        n.words.poacher.caughtAs[category as CatchCategory],
        n.evidences(spent),
        candidates.length > 1 ? n.list(candidates.map(n.card)) : null,
      ),
    ),
  'poacher.die': (n, { bonus, n: count, gained }) => {
    const { poacher, helperDie } = n.words
    const said = poacher.die(helperDie(bonus, count))
    return sentence(gained ? `${said}, ${poacher.dieGained}` : said)
  },
  'poacher.moved': (n, { from, to }) => {
    const { moved, stays } = n.words.poacher
    return sentence(from === to ? stays(to) : moved(from, to))
  },
  'poacher.idle': (n) => sentence(n.words.poacher.idle),
  'poacher.ended': (n, { row }) => sentence(n.words.poacher.ended(row)),
  lost: (n, { why }) => sentence(n.words.poacher.lost[why]),
}

function rowWords(n: Names, row: number | 'above' | 'below', actions: readonly string[]): string {
  const said = n.words.poacher
  if (typeof row === 'number') {
    const each = actions.map((action) => said.upper[action as UpperAction])
    return said.row(said.upperRow(n.counted(row, 'evidence')), each.join('; '))
  }
  return said.row(said.lowerRow[row], actions.map((action) => said.lower[action as LowerAction]).join('; '))
}

/** The same sign means the map in the upper part and the market in the lower one; the rule tells which it was. */
function actionWords(n: Names, { action, why, rule }: NoteOf<'poacher.action'>): string {
  const said = n.words.poacher
  const isLower = rule.startsWith('CR-POH')
  const name = isLower ? said.lower[action as LowerAction] : said.upper[action as UpperAction]
  return why === 'done' ? said.done(name) : said.notDone(name, said.reasons[why])
}

function tookWords(n: Names, { at, face, candidates }: NoteOf<'poacher.took'>): string {
  const said = n.words.poacher
  if (typeof at === 'number') return said.tookOnMarket(n.taken(face), at + 1, candidates.length)
  const others = candidates.map((name) => {
    const act = actOf('poacher.take', name)
    return act.type === 'poacherTakes' ? evidenceAt(n.evidence(act.face), act.at) : ''
  })
  return said.tookOnMap(n.taken(face), n.place(at), others.length > 1 ? others.join(', ') : null)
}
