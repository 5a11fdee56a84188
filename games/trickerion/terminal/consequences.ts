import type { Act } from '../rules/acts.ts'
import { goodsPrice } from '../rules/buy.ts'
import { slotOf } from '../rules/content.ts'
import { learnPrice } from '../rules/learn.ts'
import { showOf } from '../rules/links.ts'
import { markersDue } from '../rules/prepare.ts'
import { termsOf } from '../rules/special.ts'
import type { TrickerionState } from '../rules/state.ts'
import { playerOf } from '../rules/table.ts'
import { forecastShow, performerOn } from '../rules/yields.ts'
import type { TrickerionText } from '../text/index.ts'
import { apGained, apOf } from '../ui/model/costs.ts'
import { previewOf } from '../ui/model/linking.ts'
import { amountSigns, slotCode } from './codes.ts'
import { TRICKERION_WORDS } from './words.ts'

/** What an answer would cost and bring, as far as its own words do not tell. */
export function consequencesOf(
  text: TrickerionText,
  state: TrickerionState,
  seat: number,
  act: Act,
): string[] {
  const { content } = text.names
  const said = TRICKERION_WORDS[text.words.language]
  const ap = apOf(state, content, act)
  return [
    ...(act.type === 'place'
      ? [
          slotCode(said, content, slotOf(content, act.slot)),
          said.apGained(apGained(state, content, seat, act)),
        ]
      : []),
    ...(ap === null ? [] : [said.ap(ap)]),
    ...pricesOf(text, state, seat, act),
    ...linksOf(text, state, seat, act),
    ...effectsOf(text, state, act),
  ]
}

/** What the card that an answer names does. */
function effectsOf(text: TrickerionText, state: TrickerionState, act: Act): string[] {
  const { specials } = text.names.content
  switch (act.type) {
    case 'magician':
      return state.options.darkAlley
        ? [`${text.names.ability(act.magician)}: ${text.abilityEffect(act.magician)}`]
        : []
    case 'specialist':
      return [TRICKERION_WORDS[text.words.language].specialists[act.specialist]]
    case 'keep':
    case 'bury':
    case 'copy':
      return [text.specialEffect(act.special)]
    case 'assign':
    case 'assignNow':
      return specials.has(act.card) ? [text.specialEffect(act.card)] : []
    case 'weaveFate': {
      const prophecy = state.prophecies.pending[act.pending] ?? null
      return prophecy === null ? [] : [text.prophecyEffect(prophecy)]
    }
    default:
      return []
  }
}

function pricesOf(text: TrickerionText, state: TrickerionState, seat: number, act: Act): string[] {
  const { content } = text.names
  const said = TRICKERION_WORDS[text.words.language]
  const player = playerOf(state, seat)
  switch (act.type) {
    case 'learn':
      return [`${learnPrice(player, content, act.trick)}$`, trickBrief(text, act.trick)]
    case 'trick':
      return [trickBrief(text, act.trick)]
    case 'buy': {
      const price = goodsPrice(state, content, player, act.loads, termsOf(state, content, 'buy', act))
      return price === null ? [] : [`${price - act.bargain}$`]
    }
    case 'prepare': {
      const own = player.tricks.find(({ trick }) => trick === act.trick)
      return own ? [said.markers(markersDue(content, own))] : []
    }
    case 'perform':
    case 'possess': {
      const show = showOf(state, act.card)
      const performer = (state.day && performerOn(state, state.day)) ?? seat
      const forecast = show && forecastShow(state, content, show, performer)
      return (forecast?.bySeat ?? []).flatMap((amount, owner) => {
        const signs = amountSigns(amount)
        return signs === '0' ? [] : [`${text.names.player(owner)} ${signs}`]
      })
    }
    default:
      return []
  }
}

/** Links that a marker would make, what they pay, and who gets a shard. */
function linksOf(text: TrickerionText, state: TrickerionState, seat: number, act: Act): string[] {
  const said = TRICKERION_WORDS[text.words.language]
  const preview = previewOf(state, text.names.content, seat, { act })
  if (!preview) return []
  const { links, pays, fame, shards } = preview
  return [
    ...(links.length > 0 ? [said.links(links.length)] : []),
    ...(pays > 0 ? [said.linkPay(pays)] : []),
    ...(fame > 0 ? [amountSigns({ fame, coins: 0, shards: 0 })] : []),
    ...shards.flatMap((each) =>
      Array.from({ length: each.shards }, () => said.shardFor(text.names.player(each.seat))),
    ),
  ]
}

/** What a trick needs, yields, and how many markers it gets: ME1, metal ×2 → 2$ ●● */
export function trickBrief({ names, words, needs }: TrickerionText, trick: string): string {
  const entry = names.pack.tricks.find(({ id }) => id === trick)
  const said = TRICKERION_WORDS[words.language]
  if (!entry) return ''
  return `${said.schools[entry.school]}${entry.level}, ${needs(trick)} → ${amountSigns(entry.yields)} ${'●'.repeat(entry.markers)}`
}
