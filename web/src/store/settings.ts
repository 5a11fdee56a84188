import { isRecord } from '@curio/kernel'
import { LANGUAGES, type Language } from '@curio/ui/language'
import { keep, kept } from './kept.ts'
import { createStore, useStore } from './store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
/** How fast things move; 0 is at once. */
export const SPEEDS = [0.5, 1, 2, 0] as const
export const PALETTES = ['print', 'safe'] as const
/** Whether a chosen answer waits for the confirm button. */
export const CONFIRMATIONS = ['always', 'never'] as const

export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly sound: boolean
  /** From 0 to 1. */
  readonly volume: number
  readonly speed: (typeof SPEEDS)[number]
  readonly palette: (typeof PALETTES)[number]
  readonly confirm: (typeof CONFIRMATIONS)[number]
  /** The person's name at this screen. */
  readonly name: string
}

const KEY = 'curio.settings'

const DEFAULTS: Omit<Settings, 'sound'> = {
  language: 'ru',
  theme: 'system',
  volume: 0.6,
  speed: 1,
  palette: 'print',
  confirm: 'always',
  name: '',
}

/** Settings as they were kept, whatever an earlier version or a hand left there. */
export function readSettings(kept: unknown, languages: readonly string[], isHandheld = false): Settings {
  const known = isRecord(kept) ? kept : {}
  const one = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
    values.find((each) => each === value) ?? otherwise
  return {
    language: one(LANGUAGES, known.language, preferred(languages)),
    theme: one(THEMES, known.theme, DEFAULTS.theme),
    sound: typeof known.sound === 'boolean' ? known.sound : !isHandheld,
    volume:
      typeof known.volume === 'number' && known.volume >= 0 && known.volume <= 1
        ? known.volume
        : DEFAULTS.volume,
    speed: one(SPEEDS, known.speed, DEFAULTS.speed),
    palette: one(PALETTES, known.palette, DEFAULTS.palette),
    confirm: one(CONFIRMATIONS, known.confirm, DEFAULTS.confirm),
    name: typeof known.name === 'string' ? known.name.slice(0, 40) : DEFAULTS.name,
  }
}

/** A phone among people should not begin to rattle. */
const isPhone = (): boolean => typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches

/** Russian, unless the browser asks for English before it asks for Russian. */
function preferred(languages: readonly string[]): Language {
  const first = languages.find((tag) => /^(ru|en)\b/i.test(tag))
  return first?.toLowerCase().startsWith('en') ? 'en' : 'ru'
}

function load(): Settings {
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages
  try {
    return readSettings(JSON.parse(kept(KEY) ?? 'null'), languages, isPhone())
  } catch {
    return readSettings(null, languages, isPhone())
  }
}

export const settings = createStore<Settings>(load())

export function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change })
  keep(KEY, JSON.stringify(settings.get()))
  applySettings()
}

/** Language, theme, palette and speed are attributes of the root: the stylesheets read them. */
export function applySettings(): void {
  const { language, theme, palette, speed } = settings.get()
  const root = document.documentElement
  root.lang = language
  root.dataset.speed = `${speed}`
  root.dataset.palette = palette
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}

export const useSettings = (): Settings => useStore(settings)
