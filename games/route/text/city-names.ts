import type { Language } from '@curio/ui/language'
import type { CityName, Mode } from '../rules/options.ts'

/** The cities of the booklet, as everything else calls them. */
export const CITY_TITLES: Readonly<Record<Language, Readonly<Record<CityName, string>>>> = {
  ru: { 'las-vegas': 'Лас-Вегас', sydney: 'Сидней', venice: 'Венеция', arkham: 'Аркхэм' },
  en: { 'las-vegas': 'Las Vegas', sydney: 'Sydney', venice: 'Venice', arkham: 'Arkham' },
}

/** Ways to play a city that has several. */
export const MODE_TITLES: Readonly<Record<Language, Readonly<Record<Exclude<Mode, 'special'>, string>>>> = {
  ru: { cards: 'карты', advanced: 'продвинутые карты', dice: 'кубики' },
  en: { cards: 'cards', advanced: 'advanced cards', dice: 'dice' },
}
