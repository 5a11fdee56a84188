import type { Language } from '@curio/ui/contract'
import type { Filter } from './reach.ts'

export interface CatalogueWords {
  readonly title: string
  /** Opens the filters; says how many tricks they leave. */
  readonly filters: (tricks: number) => string
  readonly school: string
  readonly level: string
  readonly show: string
  readonly all: string
  readonly reach: string
  readonly mine: string
  readonly short: string
  /** Action points to the stage. */
  readonly within: string
  readonly upTo: (ap: string) => string
  readonly sort: string
  readonly sorts: Readonly<Record<Filter['sort'], string>>
  readonly levelFrom: (level: string, fame: number) => string
  readonly ready: string
  readonly none: string
  readonly own: string
  readonly taken: string
  readonly learn: (coins: string) => string
  readonly lacks: (tokens: string, price: string) => string
  /** All action points from here to a show. */
  readonly way: (ap: string) => string
  readonly atHand: string
  readonly prepared: string
  /** Kinds that nobody sells now. */
  readonly toOrder: (kinds: string) => string
  readonly pin: (trick: string) => string
  readonly unpin: (trick: string) => string
  readonly toPlan: string
  readonly pinned: string
}

export const CATALOGUE_WORDS: Readonly<Record<Language, CatalogueWords>> = {
  ru: {
    title: 'Каталог номеров',
    filters: (tricks) => `Отбор (номеров: ${tricks})`,
    school: 'Школа',
    level: 'Уровень',
    show: 'Показать',
    all: 'Все',
    reach: 'Можно освоить',
    mine: 'Мои',
    ready: 'Реквизит есть',
    short: 'Реквизита не хватает',
    within: 'До сцены',
    upTo: (ap) => `до ${ap}`,
    sort: 'Сначала',
    sorts: { coins: 'Дешёвые', ap: 'Близкие к сцене', pays: 'Доходные' },
    levelFrom: (level, fame) => `${level}, слава от ${fame}`,
    none: 'Таких номеров нет.',
    own: 'Ваш номер',
    taken: 'Уже освоен другим',
    learn: (coins) => `Доплата за славу: ${coins}`,
    lacks: (tokens, price) => `Не хватает: ${tokens} (${price})`,
    way: (ap) => `До сцены ${ap}`,
    atHand: 'Реквизит собран',
    prepared: 'Номер подготовлен',
    toOrder: (kinds) => `Нет в продаже, нужен заказ: ${kinds}`,
    pin: (trick) => `Запланировать номер ${trick}`,
    unpin: (trick) => `Убрать из планов номер ${trick}`,
    toPlan: 'В планы',
    pinned: 'В планах',
  },
  en: {
    title: 'Catalogue of tricks',
    filters: (tricks) => `Filters (tricks: ${tricks})`,
    school: 'School',
    level: 'Level',
    show: 'Show',
    all: 'All',
    reach: 'Can be learned',
    mine: 'Mine',
    ready: 'Components at hand',
    short: 'Components missing',
    within: 'To the stage',
    upTo: (ap) => `up to ${ap}`,
    sort: 'First',
    sorts: { coins: 'Cheapest', ap: 'Nearest to the stage', pays: 'Best paying' },
    levelFrom: (level, fame) => `${level}, from ${fame} Fame`,
    none: 'There are no such tricks.',
    own: 'Yours',
    taken: 'Another player has it',
    learn: (coins) => `Missing Fame costs ${coins}`,
    lacks: (tokens, price) => `Missing: ${tokens} (${price})`,
    way: (ap) => `${ap} to the stage`,
    atHand: 'Components at hand',
    prepared: 'Prepared',
    toOrder: (kinds) => `Not on sale, to be ordered: ${kinds}`,
    pin: (trick) => `Plan ${trick}`,
    unpin: (trick) => `Drop ${trick} from the plans`,
    toPlan: 'Plan it',
    pinned: 'Planned',
  },
}
