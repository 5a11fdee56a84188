import { isRecord, type Json } from '@curio/kernel'
import type { Language, UnlockedProps } from '@curio/ui'
import { type ReactElement, useEffect } from 'react'
import type { SecretCard } from '../content/booklet/secret-box.ts'
import { boxIn, chosenIn } from './model/secrets.ts'

const WORDS = {
  ru: {
    title: 'Секретная коробка',
    lead: 'Карты, которые вы открыли. Отмеченные участвуют в партии; остальные игроки увидят их только в ней.',
    task: (crossings: string) => `Личная задача: ${crossings}.`,
  },
  en: {
    title: 'Secret box',
    lead: 'Cards that you have unlocked. Those you tick are in the game; other players see them in this game only.',
    task: (crossings: string) => `A personal task: ${crossings}.`,
  },
} as const

/** RT-ACH-2, RT-ACH-19: which of the unlocked cards are in a new match of the booklet. */
export function SecretOptions({ value, unlocked, change, language }: UnlockedProps): ReactElement | null {
  const options = isRecord(value) ? (value as Readonly<Record<string, Json>>) : {}
  const box = boxIn(unlocked)
  const chosen = chosenIn(value)
  const { secret: _, ...others } = options
  const isBooklet = options.edition === 'booklet'
  const isLeftOver = !isBooklet && chosen.length > 0
  useEffect(() => {
    if (isLeftOver) change(others)
  })
  if (!isBooklet || !box || box.cards.length === 0) return null
  const tick = (number: number, isIn: boolean): void => {
    const next = [...chosen.filter((each) => each !== number), ...(isIn ? [number] : [])]
    change(next.length > 0 ? { ...options, secret: next } : others)
  }
  const words = WORDS[language]
  return (
    <fieldset className="rt rt-new rt-secret-box">
      <legend>{words.title}</legend>
      <p className="rt-new-note">{words.lead}</p>
      {box.cards.map((card) => (
        <label key={card.number} className="rt-secret-card">
          <input
            type="checkbox"
            checked={chosen.includes(card.number)}
            onChange={({ target }) => tick(card.number, target.checked)}
          />
          <span>
            <b>{card.name[language]}</b>
            <span>{textOf(card, language)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function textOf(card: SecretCard, language: Language): string {
  switch (card.kind) {
    case 'task':
      return WORDS[language].task(card.crossings.map((id) => id.replace(/^c(\d)(\d)$/, '$1;$2')).join(', '))
    case 'event':
    case 'effect':
      return card.text[language]
    case 'ancient':
      return `${card.rule[language]} ${card.penalty[language]} ${card.reward[language]}`
  }
}
