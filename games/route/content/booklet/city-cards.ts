import { type Report, reportCount } from '@curio/kernel'
import { type City, ICONIC } from './terms.ts'

const CARDS = 12

/** RT-DM-70, RT-DM-75 to RT-DM-77: each coordinate twice, and each landmark, or each pair of them, equally often. */
export function checkCityCards(
  city: City,
  cards: readonly { readonly coordinate: number; readonly landmarks: readonly string[] }[],
  landmarksOfCard: 1 | 2,
  report: Report,
): void {
  reportCount(report, 'cards', 'tourist cards', cards.length, [CARDS, CARDS])
  for (const coordinate of [1, 2, 3, 4, 5, 6]) {
    const count = cards.filter((card) => card.coordinate === coordinate).length
    reportCount(report, 'cards', `cards with the coordinate ${coordinate}`, count, [2, 2])
  }
  for (const [index, { landmarks }] of cards.entries()) {
    const path = `cards[${index}].landmarks`
    reportCount(report, path, 'landmarks of a card', landmarks.length, [landmarksOfCard, landmarksOfCard])
  }
  const all: readonly string[] = ICONIC[city]
  const choices =
    landmarksOfCard === 1
      ? all.map((each) => [each])
      : all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other]))
  const times = CARDS / choices.length
  for (const choice of choices) {
    const count = cards.filter(
      ({ landmarks }) =>
        landmarks.length === choice.length && choice.every((each) => landmarks.includes(each)),
    ).length
    reportCount(report, 'cards', `cards with ${choice.join(' and ')}`, count, [times, times])
  }
}
