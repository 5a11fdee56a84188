import { type Report, reportCount } from '@curio/kernel'
import { priceOf } from './check-tricks.ts'
import type { Die, Kit, TrickerionPack } from './pack.ts'
import { BLANK, DICE_PLACES, SCHOOLS } from './vocabulary.ts'

const DICE_OF_A_PLACE = 2
const FACES = 6
const MAGICIANS_OF_A_SCHOOL = 2

/** TR-DICE-2 and section 6.2 of the rules. */
export function checkDice({ dice }: TrickerionPack, report: Report): void {
  for (const place of DICE_PLACES) {
    const count = dice.filter((die) => die.place === place).length
    reportCount(report, 'dice', `dice of the ${place}`, count, [DICE_OF_A_PLACE, DICE_OF_A_PLACE])
  }
  for (const [index, die] of dice.entries()) checkDie(`dice[${index}].faces`, die, report)
}

function checkDie(path: string, { id, place, faces }: Die, report: Report): void {
  reportCount(report, path, `faces of ${id}`, faces.length, [FACES, FACES])
  const counted: readonly unknown[] = faces
  const blanks = counted.filter((face) => face === BLANK).length
  reportCount(report, path, `X on ${id}`, blanks, [1, FACES - 1])
  if (place !== 'residence') return
  for (const school of SCHOOLS) {
    const count = counted.filter((face) => face === school).length
    reportCount(report, path, `faces ${school} on ${id}`, count, [1, FACES])
  }
}

/** TR-PSET-4. */
export function checkMagicians({ magicians }: TrickerionPack, report: Report): void {
  for (const school of SCHOOLS) {
    const count = magicians.filter((each) => each.school === school).length
    const range = [MAGICIANS_OF_A_SCHOOL, MAGICIANS_OF_A_SCHOOL] as const
    reportCount(report, 'magicians', `${school} magicians`, count, range)
  }
}

/** TR-FIRST: each kit is a legal choice of player setup, and its components prepare its trick. */
export function checkKits(pack: TrickerionPack, report: Report): void {
  for (const [index, kit] of pack.kits.entries()) {
    checkStart(`kits[${index}]`, kit, pack, report)
    checkBonus(`kits[${index}].bonus`, kit, pack, report)
  }
  const taken = pack.kits.flatMap(({ trick, bonus }) => [
    trick,
    ...(bonus.trick === undefined ? [] : [bonus.trick]),
  ])
  for (const trick of new Set(taken)) {
    const count = taken.filter((each) => each === trick).length
    reportCount(report, 'kits', `kits with ${trick}`, count, [1, 1])
  }
}

function checkStart(path: string, kit: Kit, pack: TrickerionPack, report: Report): void {
  const { school, trick, components } = kit
  checkWorth(`${path}.components`, components, pack, report)
  const card = pack.tricks.find(({ id }) => id === trick)
  if (!card) return
  if (card.school !== school || card.level !== 1)
    report(
      `${path}.trick`,
      `${trick} is no ${school} trick of level 1; allowed: one of the magician's school`,
    )
  const lacks = Object.entries(card.needs).filter(
    ([kind, count]) => (components[kind as keyof typeof components] ?? 0) < count,
  )
  if (lacks.length > 0)
    report(`${path}.components`, `they do not prepare ${trick}; allowed: all that it needs`)
}

/** TR-PSET-20 to TR-PSET-25. */
function checkBonus(
  path: string,
  { specialist, components, bonus }: Kit,
  pack: TrickerionPack,
  report: Report,
): void {
  if (specialist === 'manager') {
    checkWorth(`${path}.components`, bonus.components ?? {}, pack, report)
    const repeated = Object.keys(bonus.components ?? {}).filter((kind) => kind in components)
    if (repeated.length > 0)
      report(
        `${path}.components`,
        `${repeated.join(', ')} again; allowed: kinds that the player board has not`,
      )
  } else if (bonus.components !== undefined)
    report(`${path}.components`, `the ${specialist} brings no components; allowed: only with the manager`)
  if (specialist === 'engineer') {
    const card = pack.tricks.find(({ id }) => id === bonus.trick)
    if (card?.level !== 1) report(`${path}.trick`, 'the engineer brings a trick; allowed: one of level 1')
  } else if (bonus.trick !== undefined)
    report(`${path}.trick`, `the ${specialist} brings no trick; allowed: only with the engineer`)
}

/** TR-PSET-10. */
function checkWorth(path: string, tokens: Kit['components'], pack: TrickerionPack, report: Report): void {
  const [worth, expected] = [priceOf(tokens, pack), pack.constants.start.componentsWorth]
  if (worth !== expected) report(path, `components worth ${worth} coins; allowed: exactly ${expected}`)
}
