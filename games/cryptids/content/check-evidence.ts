import { type Report, reportCount } from '@curio/kernel'
import type { CryptidsPack } from './pack.ts'
import { EVIDENCE, type Evidence } from './vocabulary.ts'

const TOKENS = 32
const BONUS_RUMOURS = 10
const TOKENS_OF_A_REGION = 2
const RUMOUR = 'R'
const GIVEN_PRICES: Partial<Record<Evidence, number>> = { F: 3, R: 2 }

/** CR-DATA-7 to CR-DATA-9, CR-DATA-11 and CR-DATA-35. */
export function checkEvidence(pack: CryptidsPack, report: Report): void {
  const { evidence, bonusRumours } = pack
  reportCount(report, 'evidence', 'evidence tokens', evidence.length, [TOKENS, TOKENS])
  reportCount(report, 'bonusRumours', 'bonus rumours', bonusRumours.length, [BONUS_RUMOURS, BONUS_RUMOURS])
  checkTypes(pack, report)
  checkPrices(pack, report)
  for (const { id, type } of pack.map.locations) {
    if (type !== 'region') continue
    const backs = evidence.filter((token) => token.back === id).length
    reportCount(report, 'evidence', `backs ${id}`, backs, [TOKENS_OF_A_REGION, TOKENS_OF_A_REGION])
  }
  checkBag(pack, report)
}

/** Section 6: rumours are the most common find. */
function checkTypes({ evidence }: CryptidsPack, report: Report): void {
  const rumours = evidence.filter((token) => token.type === RUMOUR).length
  for (const type of EVIDENCE) {
    const count = evidence.filter((token) => token.type === type).length
    const most = type === RUMOUR ? Infinity : rumours - 1
    reportCount(report, 'evidence', `tokens of type ${type}`, count, [1, most])
  }
}

function checkPrices({ evidence, bonusRumours }: CryptidsPack, report: Report): void {
  const rumour = GIVEN_PRICES.R ?? 0
  for (const [index, { id, type, price }] of evidence.entries()) {
    const path = `evidence[${index}].price`
    const given = GIVEN_PRICES[type]
    const first = evidence.find((token) => token.type === type)?.price
    if (given !== undefined && price !== given) report(path, `${id} costs ${price}; allowed: ${given}`)
    else if (price !== first)
      report(path, `${id} costs ${price}, another ${type} ${first}; allowed: one price for a type`)
    if (type !== RUMOUR && price <= rumour)
      report(path, `${id} costs ${price}, no more than a rumour; allowed: at least ${rumour + 1}`)
  }
  for (const [index, { id, price }] of bonusRumours.entries()) {
    if (price !== rumour)
      report(`bonusRumours[${index}].price`, `${id} costs ${price}; allowed: ${rumour}, as a rumour`)
  }
}

/** Section 6: a full market, a full map and the `?` on display leave enough in the bag to fill a player board. */
function checkBag({ evidence, cryptids, constants }: CryptidsPack, report: Report): void {
  const { slots, mapTarget, evidenceSlots } = constants
  const onDisplay = cryptids
    .map(({ loc, evidence: required }) => [loc, ...required].filter((each) => each === '?').length)
    .sort((one, other) => other - one)
    .slice(0, slots.display)
    .reduce((sum, each) => sum + each, 0)
  const most = evidence.length - slots.market - mapTarget.value - evidenceSlots.player
  if (onDisplay > most)
    report('cryptids', `the display can take ${onDisplay} tokens for ?; allowed: up to ${most}`)
}
