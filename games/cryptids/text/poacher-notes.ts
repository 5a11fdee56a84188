import type { CatchCategory, LowerAction, UpperAction } from '../content/vocabulary.ts'
import { actOf } from '../rules/acts.ts'
import type { Names } from './names.ts'
import { evidenceAt } from './notation.ts'
import type { NoteOf, PoacherKind, Writers } from './notes.ts'
import { poacherCardName } from './things.ts'

const withRule = (n: Names, said: string, rule: string): string => n.words.poacher.withRule(said, rule)

/** The Poacher's turn line by line, each with the rule that decides. */
export const POACHER_WRITERS: Writers<PoacherKind> = {
  'poacher.card': (n, { card, rule }) =>
    withRule(n, n.words.poacher.revealed(poacherCardName(n, card)), rule),
  'poacher.row': (n, { row, actions, rule }) => withRule(n, rowWords(n, row, actions), rule),
  'poacher.action': (n, note) => withRule(n, actionWords(n, note), note.rule),
  'poacher.took': (n, note) => withRule(n, tookWords(n, note), note.rule),
  'poacher.caught': (n, { card, category, spent, candidates, rule }) =>
    withRule(
      n,
      n.words.poacher.caught(
        n.whom(card),
        n.words.poacher.caughtAs[category as CatchCategory],
        n.evidences(spent),
        candidates.length > 1 ? n.list(candidates.map(n.card)) : null,
      ),
      rule,
    ),
  'poacher.die': (n, { bonus, n: count, gained, rule }) => {
    const { poacher, helperDie } = n.words
    const said = poacher.die(helperDie(bonus, count))
    return withRule(n, gained ? `${said}, ${poacher.dieGained}` : said, rule)
  },
  'poacher.moved': (n, { from, to, rule }) => {
    const { moved, stays } = n.words.poacher
    return withRule(n, from === to ? stays(to) : moved(from, to), rule)
  },
  'poacher.idle': (n, { rule }) => withRule(n, n.words.poacher.idle, rule),
  'poacher.ended': (n, { row, rule }) => withRule(n, n.words.poacher.ended(row), rule),
  lost: (n, { why, rule }) => withRule(n, n.words.poacher.lost[why], rule),
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
