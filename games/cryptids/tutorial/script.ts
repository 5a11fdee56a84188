import type { Json } from '@curio/kernel'

/**
 * The lesson's game against the Poacher: bag, decks and dice follow from the seed, positions from these answers. The
 * seed was chosen for what happens: bones within reach and footprints on the market, a cryptid in the second round, the
 * Poacher's first catch and a failed attempt in the third, a request later on.
 */
export const SEED = '615'.padStart(64, '0')

export const OPTIONS: Json = { seating: [0] }

const SETUP: readonly Json[] = ['BAR', ['tatzelwurm', 'banyoles'], 'water-16', 'forest-16', 'mountain-05']

/** What the learner answers in each round, what is decided for the Poacher included. */
const ROUNDS: readonly (readonly Json[])[] = [
  [
    ...['move:S3', 'collect:S3:B', 'end'],
    ...['down:1', 'swap:r:0', 'end', 'mountain-05@2,4,0', 'mountain-06'],
    ...['forest-05', '8,4,0'],
  ],
  [
    ...['move:S2', 'track:tatzelwurm:F,B', 'dahu', 'refresh', 0, [], 'coins', 'end'],
    ...['up', 'learn:collectSkill', 'end', 'mountain-06@2,5,1', 'mountain-09'],
    ...['water-05', '4,7,0'],
  ],
  [
    ...['fly:S1', 'skill.collect:S1:V', 'track:banyoles:-,V', 'move:BAR', 'end'],
    ...['water-06', '3,5,1'],
    ...['up', 'restore:planeTicket', 'restore:collectSkill', 'rebid:banyoles:ajatar', 'end'],
    ...['forest-16@8,5,0', 'forest-14'],
  ],
  [
    ...['relocate:tatzelwurm', '2,4,0', 'end', 'down:1', 'end', 'water-16@7,6,2', 'water-09'],
    ...['mountain-10', '4,5,0'],
  ],
  [
    ...['E2:R', 'refresh', 0, ['lagopus', 'banyoles'], 'coins', 'move:W3', 'skill.collect:W3:S', 'fly:N3'],
    ...['end', 'mountain-11', '2,0,1'],
    ...['up', 'swap:S:1', 'restore:planeTicket', 'restore:collectSkill', 'buy:0', 'end'],
    ...['water-09@5,5,2', 'water-10'],
  ],
  [
    ...['move:N2', 'action.move:N4', 'skill.collect:N4:V', 'fly:AAC', 'end', 'N3:F'],
    ...['down:0', 'end', 'water-10@6,4,1', 'water-11'],
    ...['water-14', '5,2,0'],
  ],
  [
    ...['pricolici', 'refresh', 0, ['rasselbock', 'basajaun'], 'coins', 'move:STO', 'end'],
    ...['forest-06', '7,3,0'],
    ...['up', 'restore:planeTicket', 'rebid:pricolici:selma', 'end', 'mountain-09@3,2,2', 'mountain-14'],
  ],
  [
    ...['move:N3', 'track:ajatar:V,Rr,E', 'grey_man', 'luck', 'fly:N1', 'end'],
    ...['up', 'rebid:selma:owlman', 'restore:planeTicket', 'restore:collectSkill', 'end'],
    ...['mountain-14@3,0,0', 'mountain-16'],
    ...['water-02', '10,6,1'],
  ],
  [
    ...['skill.collect:N1:R', 'move:W1', 'track:grey_man:-,-,R', 'mavo', 'end'],
    ...['down:0', ['collectSkill'], 'end', 'mountain-16@5,0,0', 'mountain-02'],
    ...['1', 'forest-09', '7,1,0', 'forest-10'],
  ],
  [
    ...['fly:W4', 'skill.collect:W4:R', 'move:W3', 'track:mavo:-,R,-', 'ziriddar', 'end'],
    ...['up', 'end', 'mountain-02@8,0,0', 'mountain-03'],
    ...['forest-11', '10,0,1'],
  ],
  [
    ...['move:PAR', 'request:request-5:grey_man+mavo', 'end', 'drekavac'],
    ...['down:2', 'end', 'forest-10@8,1,2'],
  ],
  ['relocate:ajatar', '8,1,0', 'end', 'down:0', 'end'],
]

export const SCRIPT: readonly Json[] = [...SETUP, ...ROUNDS.flat()]

export const LAST_ROUND = ROUNDS.length

/** The number of a question: of a round, counted from its first one. */
export function questionOf(round: number, within = 0): number {
  return SETUP.length + ROUNDS.slice(0, round - 1).flat().length + within
}
