import type { Words } from '../words.ts'

export const prompts: Words['prompts'] = {
  'setup.magician': () => 'choose a magician',
  'setup.components': ({ worth }) => `take starting components worth ${worth}`,
  'setup.trick': () => 'choose a starting trick of your school',
  'setup.specialist': () => 'choose a specialist for your team',
  'setup.manager': ({ worth }) => `your Manager brings components worth ${worth}: choose them`,
  'setup.engineer': () => 'your Engineer brings one more trick: choose it',
  'setup.extra': ({ worth }) => `quick game: take more components, worth ${worth} at most`,
  'setup.special': () => 'quick game: choose the deck of your special assignment',
  return: () => 'what do you give back?',
  advertise: ({ price, fame }) => `put up a poster (${price} for ${fame}) or do not advertise`,
  plan: ({ isReady, allAssigned }) => {
    if (isReady) return 'your plan is ready; you may change it while others think'
    return allAssigned
      ? 'every assignment is laid; confirm the plan or change it'
      : 'give your characters assignments: who goes where'
  },
  turn: () => 'send one character or leave one at home',
  act: ({ at, ap, character }) => `${character} ${at}: ${ap} left, choose an action`,
  link: () => 'you make links: take Fame or coins for them',
  'draw.keep': ({ count }) => `keep ${count}`,
  'draw.bury': () => 'choose the card that goes under its deck next',
  perform: ({ day }) => `${day}, you are on stage: choose a show or decline`,
  yield: () => 'the yield changes more than once: choose what you get',
  home: ({ character }) => `where does the new ${character} live?`,
  'ability.reschedule': () => 'Break Free: reschedule one of your tricks or decline',
  'ability.possess': ({ opponent }) =>
    `Soul Possession: pay a shard and choose the show for ${opponent}, or decline`,
  'ability.steal': () => 'Trick Steal: exchange the yield of one of your tricks or decline',
  'special.swap': () => 'exchange two performance cards or decline',
  'special.keep': () => 'Durable Components: which marker returns to its trick card?',
  'special.premiere': () => 'Grand Premiere: which trick, and what of it is doubled?',
  'special.perform': ({ special }) => `use ${special} in this show?`,
  'special.marker': () => 'which trick gets a marker?',
  'special.burn': () => 'which tokens do you give up?',
  'special.stage': () => 'put the new marker straight into a show or decline',
  'special.promote': () => 'the Apprentice has talent: what will they become?',
  'special.assign': ({ character }) =>
    `the ${character} has joined already: give an assignment or leave them at home`,
  'special.buy': () => 'what do you buy with the coins just taken?',
  'special.stall': () => 'which token do you take from the stall, and what replaces it?',
  'special.order': () => 'pay for the order and have it at once?',
}

export const help: Words['help'] = {
  'setup.magician':
    'The magician’s school decides your starting trick; tricks of your own school are easier to learn (TR-PSET-1).',
  'setup.components':
    'Basic components cost 1 coin, advanced ones 2; tokens of a kind lie together, three at most (TR-PSET-10).',
  'setup.trick':
    'A level 1 trick of your school; if you have its components, it starts prepared (TR-PSET-12, TR-PSET-28).',
  'setup.specialist':
    'The Manager brings components, the Engineer a trick, the Assistant an Apprentice (TR-PSET-19).',
  'setup.manager': 'On the Manager board a stack counts as one token more (TR-CMP-9).',
  'setup.engineer': 'On the Engineer board a preparation gives one marker more (TR-WS-PREP-6).',
  'setup.extra': 'These do not help to prepare the starting trick for free (TR-QUICK-9).',
  'setup.special': 'You take the top card, and nobody else sees it (TR-QUICK-6).',
  return:
    'A trick goes to its deck with all its markers, a token to the supply; nothing is paid for them (TR-TRK-1, TR-CMP-6).',
  advertise:
    'The price is the number of your turn-order slot; the poster hangs until the end of the round (TR-ADV-3).',
  plan: 'Each character may get one card, which names a location. A character without a card stays at home and earns no wage. All plans are turned up at once (TR-ASG-1).',
  turn: 'The character goes to a free slot of the location on its card and spends its action points at once (TR-ACT-2). You may leave one at home instead (TR-IDLE-3).',
  act: 'Actions of the location may be done in any order and repeated while points last; the rest is lost (TR-ACT-7).',
  link: 'Each link pays Fame or coins, by the level of the trick (TR-TH-LINK-3).',
  'draw.keep': 'From each deck you keep as many cards as you drew times (TR-DA-7).',
  'draw.bury': 'The other cards go under their deck in the order you choose (TR-DA-9).',
  perform:
    'You may perform a card that holds one of your markers; everybody on it is paid, and you get the performer bonuses (TR-PERF-1).',
  yield: 'Several changes of one yield may be counted in different orders (TR-PERF-REW-11).',
  home: 'An Apprentice on the Assistant board earns no wage (TR-WAGE-3).',
  'ability.reschedule': 'Without a character or action points; new links are paid (TR-MAG-CHAIN-1).',
  'ability.possess': 'The opponent must perform the card you choose; once per round (TR-MAG-YOR-1).',
  'ability.steal':
    'The other trick’s level is at most that of yours; its owner gets 1 Fame less (TR-MAG-RED-1).',
  'special.swap': 'Markers stay on their cards (TR-SPEC-15).',
  'special.keep': 'A marker performed this round goes back to its trick (TR-SPEC-15).',
  'special.premiere': 'Only a trick that you have never performed before (TR-SPEC-15).',
  'special.perform': 'The card counts as used either way (TR-SPEC-16).',
  'special.marker': 'A trick of the same or a lower level; its components are not needed (TR-SPEC-15).',
  'special.burn': 'Only real tokens, not what the Manager adds (TR-SPEC-15).',
  'special.stage': 'The usual conditions hold, but links are not paid (TR-SPEC-15).',
  'special.promote':
    'A specialist from your supply replaces the Apprentice, and its wage is due now (TR-SPEC-15).',
  'special.assign': 'The character may be sent in this phase already (TR-SPEC-15).',
  'special.buy': 'Any kinds on sale, without action points or bargaining (TR-SPEC-15).',
  'special.stall': 'That token is free, and a basic component replaces it (TR-SPEC-15).',
  'special.order': 'The price of the kind and one coin more (TR-SPEC-15).',
}
