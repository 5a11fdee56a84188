import type { Flow } from '@curio/kernel'
import { writeAct } from './acts.ts'
import { boardOf } from './board.ts'
import type { Section, Sections } from './sections.ts'
import { visitShop } from './shops.ts'
import type { Board, Turn } from './state.ts'
import { actOf, type RouteTable, sectionsAt } from './table.ts'

/** RT-P5-6: no segment, said explicitly. */
const NO_SEGMENT = writeAct('draw', { act: 'pass' })
const END_TURN = writeAct('draw', { act: 'end' })

/** Phase 5: one of the three ways, stored segments before or after it (RT-P5-12), then the confirmation. */
export function* drawSegments(t: RouteTable, seat: number, turn: Turn): Flow {
  const board = boardOf(t.state, seat)
  const sections = sectionsAt(t)
  for (;;) {
    const act = actOf(t, 'draw', yield* t.choose(seat, 'draw', () => drawOptions(sections, board, turn)))
    switch (act.act) {
      case 'end':
        return
      case 'pass':
        turn.way = 'c'
        break
      case 'section':
        drawSection(board, turn, act.section)
        if (act.section.shops.length > 0) yield* visitShop(t, seat, turn, act.section.shops)
    }
  }
}

/** Everything the player may draw now; ending the turn only after one of the ways was used (RT-P5-2). */
function drawOptions(sections: Sections, board: Board, turn: Turn): string[] {
  const options: string[] = []
  const alley = turn.effect === 'FX_SECRET_ALLEY' && !turn.effectUsed
  if (turn.way !== null) options.push(END_TURN)
  else {
    offer(options, board, sections.pairs[turn.block])
    if (alley) offer(options, board, sections.alleyPairs[turn.block])
    if (turn.effect === 'FX_T_JUNCTION') offer(options, board, sections.tShapes[turn.block])
    offer(options, board, sections.singles)
    if (alley) offer(options, board, sections.singleDiagonals)
    if (turn.effect === 'FX_NEW_TURN') offer(options, board, sections.lShapes)
    options.push(NO_SEGMENT)
  }
  if (board.stored.BON_SEGMENT > 0) {
    offer(options, board, sections.extraSegments)
    if (alley) offer(options, board, sections.extraAlleys)
  }
  if (board.stored.BON_DIAGONAL > 0) offer(options, board, sections.extraDiagonals)
  return options
}

/** RT-DM-13: a road carries at most one segment of a player. */
function offer(options: string[], board: Board, sections: readonly Section[] | undefined): void {
  if (!sections) return
  const { drawn } = board
  for (let i = 0; i < sections.length; i++) {
    const section = sections[i] as Section
    if (drawn[section.first] === 0 && drawn[section.second] === 0 && drawn[section.third] === 0)
      options.push(section.text)
  }
}

function drawSection(board: Board, turn: Turn, section: Section): void {
  if (section.source === 'segment') board.stored.BON_SEGMENT -= 1
  else if (section.source === 'diagonal') board.stored.BON_DIAGONAL -= 1
  else turn.way = section.source
  if (section.byEffect) turn.effectUsed = true
  board.drawn[section.first] = 1
  board.drawn[section.second] = 1
  board.drawn[section.third] = 1
  turn.acts.push({ act: 'draw', section: section.text })
}
