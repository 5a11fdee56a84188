import type { Who } from '@curio/ui/game-text'
import { capital } from '@curio/ui/language'
import type { LogWords } from '../words.ts'

/** “You take” or “Anna takes”. */
const does = ({ name, you }: Who, yours: string, theirs: string): string =>
  you ? `You ${yours}` : `${name} ${theirs}`

const note = (extra: string | null): string => (extra === null ? '' : ` (${extra})`)
const whose = ({ name, you }: Who): string => (you ? 'Your' : `${name}’s`)

export const log: LogWords = {
  selection: (players) => `Magicians are chosen in turn: ${players}.`,
  magician: (who, name, school) => `${does(who, 'play', 'plays')} ${name}, school: ${school}.`,
  startComponents: {
    start: (who, loads) => `${does(who, 'take', 'takes')} starting components: ${loads}.`,
    manager: (who, loads) => `${does(who, 'get', 'gets')} the Manager’s components: ${loads}.`,
    quickGame: (who, loads) => `${does(who, 'take', 'takes')} components for the quick game: ${loads}.`,
  },
  startTrick: (who, trick, engineer) =>
    `${does(who, 'start', 'starts')} with the trick ${trick}${engineer ? ' on the Engineer board' : ''}.`,
  startSpecialist: (who, whom) => `${does(who, 'take', 'takes')} ${whom} into the team.`,
  startPrepared: (who, trick, markers) => `${whose(who)} trick ${trick} starts prepared: ${markers}.`,
  startRow: (cards) => `The theater opens with ${cards}.`,
  startSpecial: (who, deck, special) =>
    `${does(who, 'take', 'takes')} a special assignment (${deck})${special === null ? '' : `: ${special}`}.`,
  prophecies: (active, pending) =>
    `${active === null ? 'No prophecy is active' : `Active prophecy: ${active}`}. Pending: ${pending}.`,
  round: (round, isLast) => (isLast ? `Round ${round}, the last one.` : `Round ${round}.`),
  phase: (phase) => `${capital(phase)} begins.`,
  dice: (faces) => `Downtown dice: ${faces}.`,
  order: (players) => `Turn order: ${players}.`,
  advertised: (who, coins, fame) =>
    `${does(who, 'put', 'puts')} up a poster for ${coins} and ${who.you ? 'gain' : 'gains'} ${fame}.`,
  notAdvertised: (who) => `${does(who, 'do', 'does')} not advertise.`,
  assigned: (who, character, card) =>
    card === null
      ? `${does(who, 'lay', 'lays')} an assignment: ${character}.`
      : `${does(who, 'lay', 'lays')} an assignment: ${character} – ${card}.`,
  takenBack: (who, character) => `${does(who, 'take', 'takes')} an assignment back: ${character}.`,
  ready: (who) => (who.you ? 'Your plan is ready.' : `${who.name}’s plan is ready.`),
  revealed: (plans) => `Assignments are turned up. ${plans}`,
  plan: (who, sent) => `${who.you ? 'You' : who.name}: ${sent}.`,
  planned: (character, card) => `${character} – ${card}`,
  turn: (who) => (who.you ? 'Your turn.' : `${who.name}’s turn.`),
  placed: (who, whom, slot, ap, extras) =>
    `${does(who, 'send', 'sends')} ${whom} to ${slot}${ap === null ? '' : `, for ${ap}`}${note(extras)}.`,
  idle: (who, whom) => `${does(who, 'leave', 'leaves')} ${whom} at home.`,
  placementEnded: (who, lost) =>
    lost === null
      ? `${does(who, 'end', 'ends')} the placement.`
      : `${does(who, 'end', 'ends')} the placement and ${who.you ? 'lose' : 'loses'} ${lost}.`,
  point: (who, special) =>
    `${does(who, 'take', 'takes')} an action point in place of the effect of ${special}.`,
  copied: (who, special, from) =>
    `${does(who, 'copy', 'copies')} the special assignment ${special} (${from}).`,
  special: (who, special) => `${does(who, 'use', 'uses')} the special assignment ${special}.`,
  ability: (who, ability) => `${does(who, 'use', 'uses')} the ability ${ability}.`,
  gained: (who, amount, why) => `${does(who, 'gain', 'gains')} ${amount} ${why}.`,
  paid: (who, amount, why) => `${does(who, 'give', 'gives')} ${amount} ${why}.`,
  gainedFor: {
    start: 'at the start',
    shardCircle: 'for a shard circle',
    ability: 'by the magician’s ability',
    special: 'by a special assignment',
    prophecy: 'by the prophecy',
  },
  paidFor: {
    slot: 'for the slot',
    ability: 'for the magician’s ability',
    special: 'for the special assignment',
  },
  hired: (who, whom) => `${does(who, 'hire', 'hires')} ${whom}, who joins at the end of the round.`,
  learned: (who, trick, coins) =>
    `${does(who, 'learn', 'learns')} ${trick}${coins === null ? '' : ` for ${coins}`}.`,
  tookCoins: (who, coins) => `${does(who, 'take', 'takes')} ${coins} at the bank.`,
  rerolled: (who, place, face) => `${does(who, 'reroll', 'rerolls')} a die (${place}): ${face}.`,
  setDie: (who, place, face) => `${does(who, 'turn', 'turns')} a die (${place}): ${face}.`,
  returnedTrick: (who, trick) => `${does(who, 'return', 'returns')} the trick ${trick} to its deck.`,
  returnedComponent: (who, component) => `${does(who, 'return', 'returns')} to the supply: ${component}.`,
  bought: (who, loads, price, bargain) =>
    `${price === null ? `${does(who, 'get', 'gets')} for free` : `${does(who, 'buy', 'buys')} for ${price}`}: ${loads}${bargain === null ? '' : `, bargaining off ${bargain}`}.`,
  ordered: (who, component, slot) =>
    `${does(who, 'order', 'orders')}: ${component}${slot === null ? ', on sale at once' : `, slot ${slot}`}.`,
  quickOrdered: (who, component, removed) =>
    `${does(who, 'quick-order', 'quick-orders')}: ${component}${removed === null ? '' : `; removed: ${removed}`}.`,
  prepared: (who, trick, markers) => `${does(who, 'prepare', 'prepares')} ${trick}: ${markers}.`,
  movedTrick: (who, trick, swapped) =>
    `${does(who, 'move', 'moves')} ${trick} to the Engineer board${swapped === null ? '' : ` in exchange for ${swapped}`}.`,
  movedComponents: (who, component, swapped) =>
    `${does(who, 'move', 'moves')} to the Manager board: ${component}${swapped === null ? '' : ` (back: ${swapped})`}.`,
  movedApprentice: (who, whom) => `${does(who, 'move', 'moves')} ${whom} to the Assistant board.`,
  setUp: (who, trick, spot, links) =>
    `${does(who, 'set', 'sets')} up ${trick}: ${spot}${links === null ? '' : `; ${links}`}.`,
  rescheduled: (who, trick, from, spot, owner) =>
    `${does(who, 'reschedule', 'reschedules')} ${trick}${note(owner)}: ${from} – ${spot}.`,
  markersHome: {
    performed: (who, trick) => `${whose(who)} marker of ${trick} returns to the supply.`,
    discarded: (who, trick) =>
      `The show is taken down: ${who.you ? 'your' : whose(who)} marker of ${trick} returns to the supply.`,
  },
  takenOff: (who, trick, amount) => `${does(who, 'take', 'takes')} ${trick} off its card: ${amount}.`,
  swappedCards: (who, one, other) =>
    `${does(who, 'exchange', 'exchanges')} the performance cards ${one} and ${other}.`,
  addedMarkers: (who, trick, markers) => `${does(who, 'put', 'puts')} ${markers} on ${trick}.`,
  staged: (who, trick, spot) =>
    `${does(who, 'put', 'puts')} ${trick} on a performance card at once: ${spot}.`,
  enhancedTrick: (who, trick, amount) =>
    `${does(who, 'enhance', 'enhances')} ${trick}: it yields ${amount} more for the rest of the game.`,
  gaveComponents: (who, loads) => `${does(who, 'give', 'gives')} up components: ${loads}.`,
  gotComponents: (who, loads) => `${does(who, 'receive', 'receives')} components: ${loads}.`,
  restocked: (who, component) => `${does(who, 'put', 'puts')} a replacement on the stall: ${component}.`,
  promoted: (who, specialist) => `${does(who, 'promote', 'promotes')} an Apprentice: ${specialist}.`,
  linked: (who, links, amount) =>
    `${does(who, 'make', 'makes')} ${links} and ${who.you ? 'take' : 'takes'} ${amount}.`,
  drew: (who, decks, specials) =>
    `${does(who, 'look', 'looks')} at special assignments (${decks})${specials === null ? '' : `: ${specials}`}.`,
  kept: (who, cards, specials) =>
    `${does(who, 'keep', 'keeps')} ${cards}${specials === null ? '' : `: ${specials}`}.`,
  fortune: (who, pending) => `${does(who, 'move', 'moves')} the pending prophecies: ${pending}.`,
  prophecy: (active, pending) =>
    `${active === null ? 'No prophecy is active' : `A prophecy becomes active: ${active}`}. Pending: ${pending}.`,
  noProphecy: 'none',
  day: (day, who) => {
    if (who === null) return `${capital(day)}: the stage is empty.`
    return `${capital(day)}: ${who.you ? 'you are' : `${who.name} is`} on stage.`
  },
  notPerformed: (who, day) =>
    `${capital(day)}: ${does(who, 'do', 'does').replace(/^You/, 'you')} not perform.`,
  performed: (who, day, card, paid) =>
    `${capital(day)}, ${card}: ${does(who, 'perform', 'performs').replace(/^You/, 'you')}. ${paid}`,
  paidTrick: (owner, trick, amount) => `${does(owner, 'get', 'gets')} ${amount ?? 'nothing'} for ${trick}.`,
  performerBonus: (amount) => `Performer bonuses bring ${amount} more.`,
  wages: (who, due, lost) =>
    lost === null
      ? `${does(who, 'pay', 'pays')} wages: ${due}.`
      : `${does(who, 'pay', 'pays')} wages: ${due}; the rest is missing and costs ${lost}.`,
  noWages: (who) => `${does(who, 'owe', 'owes')} no wages.`,
  returned: 'Characters go home, assignments return to hand.',
  joined: (who, whom) => `${does(who, 'are', 'is')} joined by ${whom}.`,
  market: (stall, arrived) => `On sale: ${stall}${arrived === null ? '' : `; orders arrived: ${arrived}`}.`,
  row: (laid, discarded) =>
    capital(
      [laid === null ? null : `new show: ${laid}`, discarded === null ? null : `taken down: ${discarded}`]
        .filter((part) => part !== null)
        .join('; '),
    ).concat('.'),
  discardedSpecials: (who, specials) =>
    `${whose(who)} used special assignments go under their decks: ${specials}.`,
  scored: (who, source, fame) => `${does(who, 'score', 'scores')} ${fame}: ${source}.`,
}
