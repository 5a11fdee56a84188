import type { Language } from '@curio/ui'
import { useSettings } from '../store/settings.ts'
import { en } from './en.ts'
import { ru, type Words } from './ru.ts'

export type { Words } from './ru.ts'

export const DICTIONARIES: Readonly<Record<Language, Words>> = { ru, en }

export const useWords = (): Words => DICTIONARIES[useSettings().language]
