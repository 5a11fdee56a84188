import { builtInPack } from '@curio/kernel'
import { parseSecretBox, type SecretBox } from './booklet/secret-box.ts'
import secretBox from './secret-box.json' with { type: 'json' }

/** All secret cards. Only a server may import this file: what a browser loads, its user can read (RT-ACH-16). */
export const SECRET_BOX: SecretBox = builtInPack(parseSecretBox(secretBox))

/** The pack for a match whose host has unlocked these cards, and nothing of the others (RT-ACH-19). */
export function unlockedCards(numbers: readonly number[]): SecretBox {
  return { ...SECRET_BOX, cards: SECRET_BOX.cards.filter(({ number }) => numbers.includes(number)) }
}
