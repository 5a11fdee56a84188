import type { Language } from '@curio/ui'
import { useEffect, useState } from 'react'
import { gameById } from '../games.ts'
import { parseRules, type Section } from './parse.ts'

const loaded = new Map<string, Promise<readonly Section[]>>()

/** The rules of a game in one language; loaded once. */
function loadRules(game: string, language: Language): Promise<readonly Section[]> {
  const key = `${game} ${language}`
  const known = loaded.get(key)
  if (known) return known
  const entry = gameById(game)
  const text = entry
    ? entry.loadRules[language]().then(parseRules)
    : Promise.reject(new Error(`there is no game "${game}"`))
  loaded.set(key, text)
  text.catch(() => loaded.delete(key))
  return text
}

export type Loading<T> = 'loading' | 'failed' | T

export function useRules(game: string, language: Language): Loading<readonly Section[]> {
  const [text, setText] = useState<Loading<readonly Section[]>>('loading')
  useEffect(() => {
    let wanted = true
    setText('loading')
    loadRules(game, language).then(
      (rules) => wanted && setText(rules),
      () => wanted && setText('failed'),
    )
    return () => {
      wanted = false
    }
  }, [game, language])
  return text
}
