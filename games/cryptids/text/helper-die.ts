import { counted, type Language } from '@curio/ui/language'
import type { Words } from './words.ts'

/** What a helper die brings; `restore` puts the number of skills into a sentence. */
export function helperDieIn(
  language: Language,
  counts: Words['counts'],
  restore: (skills: string) => string,
): Words['helperDie'] {
  return (bonus, n) => {
    switch (bonus) {
      case 'coin':
        return counted(language, n, counts.coins)
      case 'exp':
        return counted(language, n, counts.experience)
      case 'restore':
        return restore(counted(language, n, counts.upToSkills))
      case 'rumour':
        return counted(language, n, counts.rumours)
    }
  }
}
