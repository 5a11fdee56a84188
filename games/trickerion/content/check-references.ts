import { type Report, reportCount, reportDifference, reportRepeats } from '@curio/kernel'
import type { TrickerionPack } from './pack.ts'
import { BACK, COMPONENTS, DAYS, LOCATIONS, NONE, SCHOOLS, SHARED_LOCATIONS, THEATERS } from './vocabulary.ts'

/** Ids are given once, everything the rules name is there, and what is named exists. */
export function checkReferences(pack: TrickerionPack, report: Report): void {
  checkIds(pack, report)
  checkAnswers(pack, report)
  const families = {
    components: [pack.components, COMPONENTS, 'there are twelve kinds'],
    rows: [pack.rows, SHARED_LOCATIONS, 'each shared location has a row'],
    days: [pack.days, DAYS, 'the theater has four days'],
    theaters: [pack.theaters, THEATERS, 'there are three theaters'],
  } as const
  for (const [path, [entries, ids, why]] of Object.entries(families)) {
    const given = entries.map(({ id }) => id)
    reportDifference(report, path, given, ids, why)
  }
  checkKits(pack, report)
}

function checkIds(pack: TrickerionPack, report: Report): void {
  const families = {
    components: pack.components,
    rows: pack.rows,
    days: pack.days,
    dice: pack.dice,
    theaters: pack.theaters,
    magicians: pack.magicians,
    kits: pack.kits,
    tricks: pack.tricks,
    performances: pack.performances,
    specials: pack.specials,
    prophecies: pack.prophecies,
  }
  for (const [path, family] of Object.entries(families)) {
    reportRepeats(
      report,
      family.map(({ id }, index) => [`${path}[${index}].id`, id]),
    )
  }
  for (const [index, { id }] of pack.specials.entries()) {
    if (LOCATIONS.some((location) => location === id))
      report(`specials[${index}].id`, `${id} is a location; allowed: an id that no permanent assignment has`)
  }
}

/** What answers a question by its id must differ from the other answers to it. */
function checkAnswers({ tricks, performances, specials }: TrickerionPack, report: Report): void {
  for (const [path, family] of Object.entries({ tricks, performances, specials })) {
    for (const [index, { id }] of family.entries()) {
      if (id === NONE || id === BACK)
        report(`${path}[${index}].id`, `${id} is an answer; allowed: any other id`)
    }
  }
}

function checkKits({ kits, tricks }: TrickerionPack, report: Report): void {
  const known = new Set(tricks.map(({ id }) => id))
  for (const [index, kit] of kits.entries()) {
    for (const [path, trick] of [
      ['trick', kit.trick],
      ['bonus.trick', kit.bonus.trick],
    ] as const) {
      if (trick !== undefined && !known.has(trick))
        report(`kits[${index}].${path}`, `there is no trick ${trick}; allowed: the id of a trick`)
    }
  }
  for (const school of SCHOOLS) {
    const count = kits.filter((kit) => kit.school === school).length
    reportCount(report, 'kits', `kits for ${school} magicians`, count, [1, 1])
  }
}
