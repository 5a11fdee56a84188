import { type Report, reportCount } from '@curio/kernel'
import type { CryptidsPack } from './pack.ts'
import { KINDS, MAIN_EVIDENCE, REGION_LETTERS, TERRAINS } from './vocabulary.ts'

/** CR-REQ-4. */
const REQUEST_POINTS = 4

/** CR-DATA-24 to CR-DATA-26. */
export function checkContracts({ contracts, requests }: CryptidsPack, report: Report): void {
  const wanted = contracts.map((contract) => {
    if (contract.type === 'A') return contract.evidence
    return contract.type === 'B' ? contract.terrain : contract.kind
  })
  for (const target of [...MAIN_EVIDENCE, ...TERRAINS, ...KINDS]) {
    const count = wanted.filter((each) => each === target).length
    reportCount(report, 'contracts', `contracts for ${target}`, count, [1, 1])
  }
  const asked = requests.map((request) => ('region' in request ? request.region : request.kind))
  for (const target of [...REGION_LETTERS, ...KINDS]) {
    const count = asked.filter((each) => each === target).length
    reportCount(report, 'requests', `requests for ${target}`, count, [1, 1])
  }
  for (const [index, { id, points }] of requests.entries()) {
    if (points !== REQUEST_POINTS)
      report(`requests[${index}].points`, `${id} is worth ${points}; allowed: ${REQUEST_POINTS}, by CR-REQ-4`)
  }
}
