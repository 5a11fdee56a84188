import { counted } from '@curio/ui/language'
import type { Situation, Words } from '../words.ts'
import { counts } from './counts.ts'

function turn({ movementLeft, actionLeft }: Situation): string {
  if (movementLeft && actionLeft) return 'travel and take one action, in any order'
  if (movementLeft) return 'the action is used; travel, use a skill or end the turn'
  if (actionLeft) return 'the movement is used; choose an action, a skill or end the turn'
  return 'use a skill or end the turn'
}

function mandatory({ canGoUp, canGoDown }: Situation): string {
  if (canGoUp && canGoDown) return 'move your helper up to learn, or down to take a die'
  return canGoUp ? 'move your helper up, and you may learn' : 'move your helper down and take a die'
}

function helper(situation: Situation): string {
  const { moved, mustBid, mustLeaveTop, noBids } = situation
  if (moved === null) return mandatory(situation)
  if (mustLeaveTop) return 'lead your helper off the top row; a step down costs a coin'
  if (mustBid) return 'place your free bid token, or the turn cannot end'
  if (moved === 'up') return 'learn, restore skills, trade or end the turn'
  return noBids ? 'trade or end the turn' : 'trade, change a bid or end the turn'
}

function attempt({ cryptid, dice, canReroll, canUseLuck }: Situation): string {
  const ways = [...(canReroll ? ['reroll dice'] : []), ...(canUseLuck ? ['use “Luck”'] : [])]
  return `${dice}, ${cryptid} is about to slip away; ${ways.join(', ')} or retreat`
}

const REFRESH = {
  automatic: 'the map is empty; choose a market token to replace, and it fills again',
  poacher: 'the Poacher refreshes the map; choose for him a market token to replace',
  own: '',
} as const

export const prompts: Words['prompts'] = {
  'setup.city': () => 'choose the city from which your cryptozoologist sets out',
  'setup.bids': () => 'choose two cryptids to bid on; only these you may track',
  'setup.tile': ({ terrain }) => `take a terrain tile (${terrain}), to be laid in the reserve later`,
  turn,
  attempt,
  'attempt.lose': () => 'the cryptid slipped away; choose which evidence to lose',
  'relocate.place': ({ cryptid, ground }) => `choose where ${cryptid} settles in the reserve (${ground})`,
  'request.order': () => 'the request is fulfilled; choose whose ability comes first',
  'bonus.step': () => 'the tile covers an initiative symbol; your helper may step up or down',
  'refresh.market': ({ refresh, mapTarget }) =>
    REFRESH[refresh] || `choose a market token to replace, and the map will hold ${mapTarget} again`,
  'refresh.cards': ({ max }) => `replace up to ${counted('en', max, counts.upToCards)} or leave all as it is`,
  'refresh.bonus': () => 'the map is refreshed; take coins, experience or helper steps',
  'ability.collect': () => 'by the ability of a cryptid take evidence from any location',
  'ability.travel': () => 'by the ability of a cryptid travel to any location',
  'ability.helper': () => 'by the ability of a cryptid move your helper along the track',
  'ability.refresh': () => 'by the ability of a cryptid you may refresh evidence and cryptids',
  'ability.trade': () => 'by the ability of a cryptid buy and sell, then end the trade',
  'ability.skill': () => 'by the ability of a cryptid you may learn one skill for less',
  'ability.terrain': () => 'by the ability of a cryptid you may lay one more terrain tile',
  helper,
  'helper.card': () => 'for the same coin you may replace one more card without bids',
  terrain: () => 'at the end of the turn lay one of your terrain tiles in the reserve',
  'terrain.exchange': () => 'your tiles fit nowhere; exchange one for a tile that does',
  'terrain.take': () => 'take a terrain tile for the empty slot of your board',
  'bid.place': () => 'place a bid token on the card of a cryptid you mean to track',
  'bid.free': () => 'your bid token is free; place it on a card before the round ends',
  'poacher.take': () => 'several tokens suit the Poacher; choose which evidence he takes',
  'poacher.catch': () => 'several cryptids suit the Poacher; choose which one he catches',
  'poacher.tile': () => 'choose the terrain tile you lay for the Poacher',
  'poacher.place': () => 'choose a place for the tile you lay for the Poacher',
  restore: ({ max }) => `restore up to ${counted('en', max, counts.upToSkills)} free of charge`,
}

export const help: Words['help'] = {
  'setup.city':
    'You may start in any city without another cryptozoologist. Cities are where cryptids are relocated from. Rules CR-PSET-10, CR-RELOC-1.',
  'setup.bids':
    'The two tokens go on two different cards; tokens of others do not matter. Only a cryptid with your bid may be tracked. Rules CR-PSET-11, CR-BID-1.',
  'setup.tile':
    'You take one tile of each terrain, any of its stack. One tile is laid at the end of every helper turn. Rules CR-PSET-12, CR-ENDT-3.',
  turn: 'One movement, one action and any ready skills, in any order. Movement and action may be given up. Rules CR-CZ-1, CR-CZ-2, CR-CZ-3, CR-CZ-5, CR-CZ-6.',
  attempt:
    'Every die must count as success. Rerolls come before luck; luck turns all its faces into successes. Rules CR-TRY-4, CR-TRY-6, CR-TRY-7, CR-TRY-8.',
  'attempt.lose':
    'One evidence you covered with is lost, both tokens where rumours stood for it. You gain 1 experience. Rules CR-TRY-11, CR-TRY-12.',
  'relocate.place':
    'The tile lies entirely on its terrain and on no other cryptid; special tiles go their own way. Covered symbols give their bonus at once. Rules CR-RELOC-3, CR-RELOC-6, CR-RELOC-8.',
  'request.order':
    'Abilities of both cryptids are applied, in the order you choose. Rules CR-REQ-5, CR-REQ-6.',
  'bonus.step':
    'The step goes to the nearest free row, gives neither die nor skills, and may be declined. Rules CR-RELOC-8, CR-RELOC-9, CR-INIT-6.',
  'refresh.market':
    'The back of the new market token says where the first token of the map goes, and that one says where the next goes. Rules CR-REFR-2, CR-REFR-3, CR-AUTO-1.',
  'refresh.cards':
    'One or two cards without bids of others may be replaced; the new ones are of the same level. Rules CR-REFR-5, CR-REFR-7, CR-CARD-2.',
  'refresh.bonus':
    '3 coins, or 1 experience, or up to two helper steps in one direction. Rules CR-REFR-8, CR-REFR-9, CR-INIT-8.',
  'ability.collect':
    'The evidence goes into an empty slot of your board; you may decline. Rules CR-ABIL-2, CR-GEN-8.',
  'ability.travel': 'Distance does not matter, and you may decline. Rules CR-ABIL-2, CR-GEN-8.',
  'ability.helper':
    'Steps in one direction, without die and without skills; none at all is possible. Rules CR-ABIL-2, CR-INIT-8.',
  'ability.refresh': 'All steps of a Refresh, as by the main action. Rules CR-ABIL-5, CR-REFR-2, CR-NOBID-4.',
  'ability.trade':
    'After each purchase the market is refilled; no swaps, and no token is both bought and sold. Rules CR-ABIL-3, CR-ABIL-4, CR-ABIL-19.',
  'ability.skill': 'The price never falls below zero; you may decline. Rules CR-ABIL-2, CR-SKILL-7.',
  'ability.terrain':
    'The tile is laid by the usual rules and replaced at once; you may decline. Rules CR-ABIL-2, CR-ENDT-3.',
  helper:
    'One mandatory step: up opens skills, down gives a die. Besides: trading, steps and refreshes for coins, changing a bid. Rules CR-HELP-1, CR-LEARN-1, CR-DIE-1, CR-PAID-1, CR-CHBID-1.',
  'helper.card':
    'The second card is chosen after the first new one is seen, and may be that one. Rules CR-PAID-4, CR-PAID-6.',
  terrain:
    'The first tile of a terrain covers a start place, every later one adjoins the same terrain. Symbols reward whoever covers them with a cryptid. Rules CR-TERR-3, CR-TERR-5, CR-TERR-7, CR-TERR-9.',
  'terrain.exchange':
    'The tile you give returns to its stack, the one you take is laid at once. Rules CR-TERR-14, CR-TERR-15.',
  'terrain.take':
    'You take the same terrain, or any other where that stack is empty or the terrain exhausted. Rules CR-ENDT-3, CR-ENDT-4, CR-TERR-13.',
  'bid.place':
    'The token goes on a displayed card without one of yours. The round does not end without it. Rules CR-BID-4, CR-BID-5, CR-SOLO-7.',
  'bid.free':
    'You may place the token at any moment, in the turns of others too, and must before the round ends. Rules CR-BID-3, CR-BID-4.',
  'poacher.take':
    'The Poacher takes from the first region of his order, rumours last; among equals you choose. Rules CR-POA-13, CR-POA-14, CR-POH-9.',
  'poacher.catch':
    'First whatever brings him nearer to three of a contract, then what is worth most; among equals you choose. Rules CR-POA-21, CR-POA-22.',
  'poacher.tile':
    'A tile of the terrain on his card, or any other where none of it fits. Rules CR-POH-11, CR-POH-12.',
  'poacher.place': 'The tile goes anywhere by the usual rules. Rules CR-POH-11, CR-TERR-5.',
  restore: 'Used active skills become ready and cost no coins. Rules CR-DIE-3, CR-GEN-8.',
}
