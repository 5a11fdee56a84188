import type { Language } from '@curio/ui/language'
import type { Typing } from '@curio/ui/terminal'
import type { Day, Location, Place, School, Specialist, Suit } from '../content/vocabulary.ts'
import type { Disc } from '../rules/state.ts'

/** What the terminal says of Trickerion beside what the game itself says. */
export interface TerminalWords extends Typing {
  /** Short names of things, which can also be typed. */
  readonly discs: Readonly<Record<Disc, string>>
  /** What the codes of slots begin with. */
  readonly slots: Readonly<Record<Exclude<Location, 'theater'> | Day, string>>
  /** What the code of the slot on stage ends with. */
  readonly stage: string
  readonly places: Readonly<Record<Place, string>>
  readonly suits: Readonly<Record<Suit, string>>
  readonly schools: Readonly<Record<School, string>>
  readonly directions: Readonly<Record<'up' | 'right' | 'down' | 'left', string>>
  readonly extras: Readonly<Record<'shard' | 'boost' | 'effect' | 'special' | 'pile' | 'back', string>>

  readonly round: (round: number, of: number, phase: string) => string
  /** Headings of what everybody has. */
  readonly columns: Readonly<
    Record<'magician' | 'fame' | 'coins' | 'shards' | 'poster' | 'tricks' | 'team', string>
  >
  readonly poster: string
  readonly coming: string
  readonly locations: Readonly<Record<Location, string>>
  readonly days: Readonly<Record<Day, string>>
  readonly sale: string
  readonly orders: string
  readonly quick: string
  readonly decks: string
  readonly none: string
  readonly components: string
  readonly team: string
  readonly hand: string
  readonly hidden: (cards: number) => string
  /** Special assignments in hand, before their names. */
  readonly specials: (cards: number) => string
  readonly manager: string
  readonly engineer: string
  readonly wages: string
  readonly atHome: string
  readonly idle: string
  readonly inn: string
  readonly noTricks: string
  readonly ability: string
  readonly used: string
  readonly prophecy: string
  readonly noProphecy: string
  readonly pending: string

  readonly ap: (ap: number) => string
  readonly apGained: (ap: number) => string
  readonly links: (links: number) => string
  /** What links would pay; Fame or as many coins. */
  readonly linkPay: (amount: number) => string
  readonly shardFor: (who: string) => string
  readonly markers: (markers: number) => string
  readonly turnDie: string
  /** What each brings. */
  readonly specialists: Readonly<Record<Specialist, string>>
  readonly sent: (character: string) => string
  readonly assigned: (character: string) => string
  readonly total: string
  readonly place: string
  readonly scoreNow: string
  readonly cards: Readonly<
    Record<'tricks' | 'magicians' | 'performances' | 'specials' | 'prophecies', string>
  >
  readonly trick: {
    readonly kind: (school: string, level: string) => string
    readonly needs: (needs: string) => string
    readonly prepared: (ap: string, markers: string) => string
    readonly yields: (amount: string) => string
    readonly end: (effect: string) => string
  }
  readonly show: {
    readonly slots: (slots: number, circles: number, shards: number) => string
    readonly bonus: (amount: string) => string
  }
}

export const TRICKERION_WORDS: Readonly<Record<Language, TerminalWords>> = {
  ru: {
    hint: 'номер, ячейка Ц1, персонаж Илл',
    keys: [
      'Илл Ц1        отправить персонажа в ячейку; «Илл Ц1 осколок» — усилив его',
      'Илл рынок     дать поручение, «Илл забрать» — взять его назад; «Илл дома» — не отправлять',
      'дерево 2 №3   два жетона дерева; кубик 3; «пики» — номер с этим символом',
      'R03 2Л вверх  карта представления, ряд 2, слева, своя школа вверху',
      'на экране     ★ слава, $ монеты, ◆ осколки; ✕ ячейка закрыта; число дня меняет вознаграждение',
      'номера        ● жетон на карте номера, ○ жетон в представлении, 1/2 есть один из двух',
      'представления ()  круг связи, == связь, xx связи не будет, МЕ сюда нужен символ механизмов,',
      '              ◆ перед кругом — осколок за связь; ①♠↑ чей жетон, символ, куда смотрит школа',
    ],
    rule: 'TR-ADV-3',
    discs: {
      ...{ magician: 'Илл', manager: 'Имп', engineer: 'Инж', assistant: 'Асс' },
      ...{ apprentice1: 'Уч1', apprentice2: 'Уч2', apprentice3: 'Уч3', apprentice4: 'Уч4' },
    },
    slots: {
      ...{ downtown: 'Ц', marketRow: 'Р', workshop: 'М', darkAlley: 'К' },
      ...{ thursday: 'ЧТ', friday: 'ПТ', saturday: 'СБ', sunday: 'ВС' },
    },
    stage: 'С',
    places: { '00': '1Л', '10': '1П', '01': '2Л', '11': '2П', '02': '3Л', '12': '3П' },
    suits: { spades: 'пики', hearts: 'черви', diamonds: 'бубны', clubs: 'трефы' },
    schools: { mechanical: 'МЕ', spiritual: 'СП', escape: 'ОС', optical: 'ОП' },
    directions: { up: 'вверх', right: 'вправо', down: 'вниз', left: 'влево' },
    extras: {
      ...{ shard: 'осколок', boost: 'усиление', effect: 'эффект' },
      ...{ special: 'особое', pile: 'сразу', back: 'забрать' },
    },

    round: (round, of, phase) => `раунд ${round} из ${of}, ${phase}`,
    columns: {
      ...{ magician: 'иллюзионист', fame: 'слава ★', coins: 'монеты $', shards: 'осколки ◆' },
      ...{ poster: 'афиша', tricks: 'номера', team: 'команда' },
    },
    poster: 'да',
    coming: 'ещё придут:',
    locations: {
      ...{ downtown: 'центр', marketRow: 'рынок', workshop: 'мастерская' },
      ...{ theater: 'театр', darkAlley: 'улочка' },
    },
    days: { thursday: 'четверг', friday: 'пятница', saturday: 'суббота', sunday: 'воскрес.' },
    sale: 'прилавок',
    orders: 'заказы',
    quick: 'срочно',
    decks: 'колоды',
    none: 'нет',
    components: 'реквизит',
    team: 'команда',
    hand: 'в руке',
    hidden: (cards) => `карт: ${cards}`,
    specials: (cards) => `особых: ${cards}`,
    manager: 'у импресарио:',
    engineer: 'инж.',
    wages: 'жалование',
    atHome: 'дома',
    idle: 'отдых',
    inn: 'трактир',
    noTricks: 'номеров пока нет',
    ability: 'способность',
    used: 'использован',
    prophecy: 'пророчество',
    noProphecy: 'никакое не действует',
    pending: 'дальше',

    ap: (ap) => `${ap} ОД`,
    apGained: (ap) => `даст ${ap} ОД`,
    links: (links) => `связей: ${links}`,
    linkPay: (amount) => `+${amount}★ или ${amount}$`,
    shardFor: (who) => `◆ ${who}`,
    markers: (markers) => `жетонов: ${markers}`,
    turnDie: 'Перебросить или повернуть кубик',
    specialists: {
      manager: 'место для реквизита, где стопка считается на 1 жетон больше',
      engineer: 'место для номера, где подготовка даёт на 1 жетон больше',
      assistant: 'место для ученика, который не просит жалования',
    },
    sent: (character) => `${character}: отправить`,
    assigned: (character) => `${character}: поручение`,
    total: 'всего',
    place: 'место',
    scoreNow: 'Если бы игра кончилась сейчас:',
    cards: {
      ...{ tricks: 'Номера', magicians: 'Иллюзионисты', performances: 'Представления' },
      ...{ specials: 'Особые поручения', prophecies: 'Пророчества' },
    },
    trick: {
      kind: (school, level) => `${school}, ${level}`,
      needs: (needs) => `нужно: ${needs}`,
      prepared: (ap, markers) => `подготовка — ${ap}, даёт ${markers}`,
      yields: (amount) => `каждый показ приносит ${amount}`,
      end: (effect) => `В конце игры: ${effect}`,
    },
    show: {
      slots: (slots, circles, shards) => `ячеек: ${slots}, кругов: ${circles}, из них с осколком: ${shards}`,
      bonus: (amount) => `организатор получает ${amount}`,
    },
  },
  en: {
    hint: 'number, slot D1, character Mag',
    keys: [
      'Mag D1        send a character to a slot; “Mag D1 shard” enhances it',
      'Mag market    give an assignment, “Mag back” takes it back; “Mag home” leaves somebody at home',
      'wood 2  #3    two tokens of wood; die 3; “spades”: the trick with that symbol',
      'R03 2L up     performance card, row 2, left, with its school up',
      'screen        ★ Fame, $ coins, ◆ shards; ✕ closed slot; the number of a day changes yields',
      'tricks        ● marker on the trick card, ○ marker in a show, 1/2 one of two is there',
      'shows         ()  link circle, == link, xx no link possible, ME the Mechanical symbol is needed,',
      '              ◆ before a circle: a shard for its link; ①♠↑ owner, symbol, where the school points',
    ],
    rule: 'TR-ADV-3',
    discs: {
      ...{ magician: 'Mag', manager: 'Man', engineer: 'Eng', assistant: 'Ast' },
      ...{ apprentice1: 'Ap1', apprentice2: 'Ap2', apprentice3: 'Ap3', apprentice4: 'Ap4' },
    },
    slots: {
      ...{ downtown: 'D', marketRow: 'M', workshop: 'W', darkAlley: 'A' },
      ...{ thursday: 'TH', friday: 'FR', saturday: 'SA', sunday: 'SU' },
    },
    stage: 'S',
    places: { '00': '1L', '10': '1R', '01': '2L', '11': '2R', '02': '3L', '12': '3R' },
    suits: { spades: 'spades', hearts: 'hearts', diamonds: 'diamonds', clubs: 'clubs' },
    schools: { mechanical: 'ME', spiritual: 'SP', escape: 'ES', optical: 'OP' },
    directions: { up: 'up', right: 'right', down: 'down', left: 'left' },
    extras: {
      ...{ shard: 'shard', boost: 'boost', effect: 'effect' },
      ...{ special: 'special', pile: 'pile', back: 'back' },
    },

    round: (round, of, phase) => `round ${round} of ${of}, ${phase}`,
    columns: {
      ...{ magician: 'magician', fame: 'Fame ★', coins: 'coins $', shards: 'shards ◆' },
      ...{ poster: 'poster', tricks: 'tricks', team: 'team' },
    },
    poster: 'yes',
    coming: 'still to come:',
    locations: {
      ...{ downtown: 'Downtown', marketRow: 'Market', workshop: 'Workshop' },
      ...{ theater: 'Theater', darkAlley: 'Alley' },
    },
    days: { thursday: 'Thursday', friday: 'Friday', saturday: 'Saturday', sunday: 'Sunday' },
    sale: 'on sale',
    orders: 'orders',
    quick: 'quick',
    decks: 'decks',
    none: 'none',
    components: 'components',
    team: 'team',
    hand: 'in hand',
    hidden: (cards) => `cards: ${cards}`,
    specials: (cards) => `special: ${cards}`,
    manager: 'Manager:',
    engineer: 'Eng',
    wages: 'wages',
    atHome: 'home',
    idle: 'idle',
    inn: 'Inn',
    noTricks: 'no tricks yet',
    ability: 'ability',
    used: 'used',
    prophecy: 'prophecy',
    noProphecy: 'none is active',
    pending: 'next',

    ap: (ap) => `${ap} AP`,
    apGained: (ap) => `gives ${ap} AP`,
    links: (links) => `links: ${links}`,
    linkPay: (amount) => `+${amount}★ or ${amount}$`,
    shardFor: (who) => `◆ ${who}`,
    markers: (markers) => `markers: ${markers}`,
    turnDie: 'Reroll or turn a die',
    specialists: {
      manager: 'room for components, where a stack counts as 1 more token',
      engineer: 'room for a trick, where preparing gives 1 more marker',
      assistant: 'room for an Apprentice who asks for no wage',
    },
    sent: (character) => `Send: ${character}`,
    assigned: (character) => `Assignment: ${character}`,
    total: 'total',
    place: 'place',
    scoreNow: 'If the game ended now:',
    cards: {
      ...{ tricks: 'Tricks', magicians: 'Magicians', performances: 'Performances' },
      ...{ specials: 'Special assignments', prophecies: 'Prophecies' },
    },
    trick: {
      kind: (school, level) => `${school}, ${level}`,
      needs: (needs) => `needs ${needs}`,
      prepared: (ap, markers) => `preparing costs ${ap} and gives ${markers}`,
      yields: (amount) => `yields ${amount}`,
      end: (effect) => `At the end: ${effect}`,
    },
    show: {
      slots: (slots, circles, shards) => `slots: ${slots}, circles: ${circles}, with a shard: ${shards}`,
      bonus: (amount) => `the performer gets ${amount}`,
    },
  },
}
