import { PASSIVE_SKILLS, type Skill, type WolpertingerFace } from '../../content/vocabulary.ts'
import { STEP_PRICE } from '../../rules/helper.ts'
import { rowAfter } from '../../rules/initiative.ts'
import { priceOf, RESTORE_PRICE } from '../../rules/skills.ts'
import type { Direction } from '../../rules/state.ts'
import { isLastCoin, type Scene, type Told } from './scene.ts'

const isPassive = (skill: Skill): boolean => PASSIVE_SKILLS.some((passive) => passive === skill)

/** A skill to use, to learn or to restore. */
export function aboutSkill(scene: Scene, skill: Skill): Told {
  const { names, player, question } = scene
  const name = names.skill(skill)
  switch (question.kind) {
    case 'helper':
      return player.skills[skill] === 'none' ? learning(scene, skill) : restoring(scene, skill)
    case 'ability.skill':
      return player.skills[skill] === 'none' ? costs(scene, skill) : ['skillOwned', { name }]
    case 'restore':
      if (player.skills[skill] === 'none') return ['skillNotOwned', { name }]
      return isPassive(skill) ? ['skillPassive', { name }] : ['skillReady', { name }]
    case 'turn':
    case 'attempt':
      return using(scene, skill)
    default:
      return ['openChoice']
  }
}

function costs({ names, view, player }: Scene, skill: Skill): Told {
  const price = priceOf({ options: view, players: view.players }, names.content, skill)
  return ['skillCosts', { name: names.skill(skill), n: price, of: player.experience }]
}

/** CR-LEARN-1, CR-LEARN-2. */
function learning(scene: Scene, skill: Skill): Told {
  return scene.view.turn?.moved === 'up' ? costs(scene, skill) : ['learnAfterUp']
}

/** CR-LEARN-3, CR-SKILL-2. */
function restoring(scene: Scene, skill: Skill): Told {
  const { names, view, player } = scene
  const name = names.skill(skill)
  if (isPassive(skill)) return ['skillPassive', { name }]
  if (player.skills[skill] === 'ready')
    return view.turn?.moved === 'up' ? ['skillReady', { name }] : ['notInHelperPhase']
  if (view.turn?.moved !== 'up') return ['learnAfterUp']
  return isLastCoin(scene, RESTORE_PRICE)
    ? ['lastCoin']
    : ['restoreCosts', { n: RESTORE_PRICE, of: player.coins }]
}

/** In a cryptozoologist turn skills are used, never learned (CR-CZ-3, CR-CZ-7). */
function using({ names, view, player }: Scene, skill: Skill): Told {
  const name = names.skill(skill)
  if (player.skills[skill] === 'none') return ['noLearningNow']
  if (isPassive(skill)) return ['skillPassive', { name }]
  if (player.skills[skill] === 'used') return ['skillUsed', { name }]
  const { attempt = null } = view.turn ?? {}
  if (skill === 'luck') return attempt ? ['luckUseless'] : ['luckAfterRoll']
  if (skill === 'secondChance') return attempt ? ['skillUsed', { name }] : ['chanceAfterRoll']
  return attempt ? ['openChoice'] : ['nothingForSkill', { name }]
}

/** A helper die to take (CR-DIE-1). */
export function aboutDie({ view, question }: Scene, index: number): Told {
  if (view.dice[index]?.taken) return ['dieTaken']
  if (question.kind === 'helper') return view.turn?.moved === null ? ['noRow'] : ['dieByDown']
  return question.kind === 'turn' ? ['dieByDown'] : ['openChoice']
}

/** A step of the helper: the mandatory one, or one that is paid. */
export function aboutStep(scene: Scene, direction: Direction, isPaid: boolean): Told {
  const { names, view, player, question } = scene
  if (question.kind !== 'helper') return question.kind === 'turn' ? ['stepLater'] : ['openChoice']
  if (!isPaid && view.turn?.moved !== null) return ['stepDone']
  if (rowAfter(view, names.content, player.row, direction, 1) === null) return ['noRow']
  if (isPaid && player.coins < STEP_PRICE) return ['stepCosts', { n: STEP_PRICE, of: player.coins }]
  return ['lastCoin']
}

/** A Wolpertinger token of one's own (CR-WOLP-4). */
export function aboutToken({ names, player, question }: Scene, face: WolpertingerFace): Told {
  if (face === 'hare') return ['hareKept']
  if (face === 'reroll') return question.kind === 'attempt' ? ['notNow'] : ['rerollLater']
  const slots = names.pack.constants.evidenceSlots.player
  if (question.kind !== 'turn' && question.kind !== 'helper') return ['openChoice']
  return player.evidence.length >= slots ? ['boardFull', { n: slots }] : ['notNow']
}
