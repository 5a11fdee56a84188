import type { Language } from '@curio/ui/contract'

interface CatalogueWords {
  readonly title: string
  readonly school: string
  readonly level: string
  readonly show: string
  readonly all: string
  readonly reach: string
  readonly ready: string
  readonly none: string
  readonly own: string
  readonly taken: string
  readonly learn: (coins: string) => string
  readonly lacks: (tokens: string, price: string) => string
  readonly prepare: (ap: string) => string
  readonly pin: (trick: string) => string
  readonly unpin: (trick: string) => string
  readonly pinned: string
}

export const CATALOGUE_WORDS: Readonly<Record<Language, CatalogueWords>> = {
  ru: {
    title: 'Каталог номеров',
    school: 'Школа',
    level: 'Уровень',
    show: 'Показать',
    all: 'Все',
    reach: 'Можно освоить',
    ready: 'Реквизит есть',
    none: 'Таких номеров нет.',
    own: 'Ваш номер',
    taken: 'Уже освоен другим',
    learn: (coins) => `Доплата за славу: ${coins}`,
    lacks: (tokens, price) => `Не хватает: ${tokens} (${price})`,
    prepare: (ap) => `Реквизит собран; подготовка — ${ap}`,
    pin: (trick) => `Запланировать номер ${trick}`,
    unpin: (trick) => `Убрать из планов номер ${trick}`,
    pinned: 'В планах',
  },
  en: {
    title: 'Catalogue of tricks',
    school: 'School',
    level: 'Level',
    show: 'Show',
    all: 'All',
    reach: 'Can be learned',
    ready: 'Components at hand',
    none: 'There are no such tricks.',
    own: 'Yours',
    taken: 'Another player has it',
    learn: (coins) => `Missing Fame costs ${coins}`,
    lacks: (tokens, price) => `Missing: ${tokens} (${price})`,
    prepare: (ap) => `Components at hand; preparing costs ${ap}`,
    pin: (trick) => `Plan ${trick}`,
    unpin: (trick) => `Drop ${trick} from the plans`,
    pinned: 'Planned',
  },
}
