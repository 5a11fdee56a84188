import type { Language } from '@curio/ui/language'
import type { Typing } from '@curio/ui/terminal'
import type { Face } from '../text/index.ts'

/** What the terminal says of Cryptids beside what the game itself says. */
export interface TerminalWords extends Typing {
  /** One letter or sign for each face of evidence; `?` waits for a token. */
  readonly letters: Readonly<Record<Face | '?', string>>
  readonly market: string
  readonly dice: string
  readonly common: string
  readonly requests: string
  readonly purse: string
  readonly bids: (free: number) => string
  readonly skills: string
  readonly used: string
  readonly tiles: string
  readonly found: string
  readonly contracts: string
  readonly track: string
  readonly left: string
  readonly poacher: string
  readonly none: string
  readonly total: string
  readonly place: string
  readonly yes: string
  readonly no: string
  readonly cards: Readonly<Record<'cryptids' | 'contracts' | 'requests' | 'skills' | 'poacher', string>>
  readonly dossier: {
    readonly sought: (level: string, place: string, evidence: string) => string
    readonly relocated: (habitat: string, kind: string) => string
    readonly points: (found: string, relocated: string) => string
  }
}

export const CRYPTIDS_WORDS: Readonly<Record<Language, TerminalWords>> = {
  ru: {
    hint: 'номер, локация E2 или LON',
    keys: [
      'E2  LON       назвать локацию, как на карте',
      '7;4           назвать клетку заповедника: столбец 7, ряд 4',
      'на карте      ◆ здесь ищут криптида, * жетон Вольпертингера, ① игрок',
      'жетоны        Ж жертва, К кости, О очевидец, С следы, Н силуэт в небе, В очертания в воде,',
      '              ? слухи, ! бонусные слухи, _ ещё неизвестно',
      'заповедник    ≈ вода, ♣ лес, ▲ горы; $ монета, + опыт, ↑ инициатива; A B C старт',
    ],
    rule: 'CR-TRY-2',
    letters: { V: 'Ж', B: 'К', E: 'О', F: 'С', S: 'Н', W: 'В', R: '?', r: '!', '?': '_' },
    market: 'рынок',
    dice: 'кубики',
    common: 'общий',
    requests: 'заявки',
    purse: 'запас',
    bids: (free) => `свободных ставок: ${free}`,
    skills: 'навыки',
    used: 'использован',
    tiles: 'тайлы',
    found: 'найдены',
    contracts: 'контракты',
    track: 'инициатива',
    left: 'в стопках',
    poacher: 'Браконьер',
    none: 'нет',
    total: 'всего',
    place: 'место',
    yes: 'да',
    no: 'нет',
    cards: {
      cryptids: 'Криптиды',
      contracts: 'Контракты',
      requests: 'Заявки',
      skills: 'Навыки',
      poacher: 'Карточки Браконьера',
    },
    dossier: {
      sought: (level, place, evidence) => `${level}; где искать: ${place}; доказательства: ${evidence}`,
      relocated: (habitat, kind) => `среда обитания: ${habitat}; вид: ${kind}`,
      points: (found, relocated) => `за находку ${found}, за место в заповеднике ${relocated}`,
    },
  },
  en: {
    hint: 'number, location E2 or LON',
    keys: [
      'E2  LON       name a location, as on the chart',
      '7;4           name a cell of the reserve: column 7, row 4',
      'chart         ◆ a cryptid is sought here, * a Wolpertinger token, ① a player',
      'evidence      V victim, B bones, E eyewitness, F footprints, S sky silhouette, W water shape,',
      '              ? rumour, ! bonus rumour, _ not known yet',
      'reserve       ≈ water, ♣ forest, ▲ mountains; $ coin, + experience, ↑ initiative; A B C start',
    ],
    rule: 'CR-TRY-2',
    letters: { V: 'V', B: 'B', E: 'E', F: 'F', S: 'S', W: 'W', R: '?', r: '!', '?': '_' },
    market: 'market',
    dice: 'dice',
    common: 'common',
    requests: 'requests',
    purse: 'purse',
    bids: (free) => `free bids: ${free}`,
    skills: 'skills',
    used: 'used',
    tiles: 'tiles',
    found: 'found',
    contracts: 'contracts',
    track: 'initiative',
    left: 'stacks',
    poacher: 'Poacher',
    none: 'none',
    total: 'total',
    place: 'place',
    yes: 'yes',
    no: 'no',
    cards: {
      cryptids: 'Cryptids',
      contracts: 'Contracts',
      requests: 'Requests',
      skills: 'Skills',
      poacher: 'Cards of the Poacher',
    },
    dossier: {
      sought: (level, place, evidence) => `${level}; sought in: ${place}; evidence: ${evidence}`,
      relocated: (habitat, kind) => `habitat: ${habitat}; kind: ${kind}`,
      points: (found, relocated) => `${found} when found, ${relocated} in the reserve`,
    },
  },
}
