import type { Language } from '@curio/ui/contract'

interface FaceWords {
  readonly needs: string
  readonly threshold: (level: number, fame: number) => string
  readonly missing: (component: string, count: number) => string
  readonly prepare: (ap: string, markers: string) => string
  readonly ability: string
  readonly active: string
}

/** What stands on the faces of cards besides names and effects. */
export const FACE_WORDS: Readonly<Record<Language, FaceWords>> = {
  ru: {
    needs: 'Нужен реквизит',
    threshold: (level, fame) => `Уровень ${level}: осваивают при славе от ${fame} или с доплатой`,
    missing: (component, count) => `${component}: не хватает ${count}`,
    prepare: (ap, markers) => `Подготовка: ${ap}, на карту кладут ${markers}`,
    ability: 'Способность',
    active: 'Активно',
  },
  en: {
    needs: 'Components needed',
    threshold: (level, fame) => `Level ${level}: learned with ${fame} Fame, or by paying the difference`,
    missing: (component, count) => `${component}: ${count} missing`,
    prepare: (ap, markers) => `Preparing costs ${ap} and puts ${markers} on the card`,
    ability: 'Ability',
    active: 'Active',
  },
}
