import type { AbilityWords } from '../words.ts'

const KINDS = { beast: 'звери', reptile: 'змеи и ящеры', winged: 'крылатые', chimera: 'химеры' } as const
const EVIDENCE = {
  V: 'с жертвой',
  B: 'с костями',
  E: 'с очевидцем',
  F: 'со следами',
  S: 'с силуэтом в небе',
  W: 'с очертаниями в воде',
  R: 'со слухами',
} as const
const TERRAINS = { water: 'на воде', forest: 'в лесу', mountain: 'в горах' } as const

export const abilities: AbilityWords = {
  triggers: {
    onFound: 'При обнаружении',
    onFailed: 'При неудаче',
    onRelocated: 'При перемещении',
    onRequest: 'По заявке',
    placement: 'Тайл',
    endGame: 'В конце игры',
  },
  grounds: {
    onEmpty: 'пустые клетки',
    onCryptids: 'поверх криптидов',
    anySingleTerrain: 'любая одна местность',
  },
  evidenceBag: (evidence) => `${evidence} из мешочка`,
  collectAny: (evidence) => `соберите ${evidence} с любой локации`,
  restore: (n) => `восстановите навыки бесплатно, не больше ${n}`,
  helperMove: (steps) => `помощник вверх или вниз, ${steps}, без кубика и навыков`,
  travel: 'отправьтесь на любую локацию',
  refresh: 'проведите обновление',
  marketTrade: 'покупайте и продавайте на рынке',
  discountSkill: (experience) => `получите навык дешевле на ${experience}`,
  terrainExtra: (tiles) => `выложите ещё ${tiles} местности`,
  keepEvidence: 'доказательство не теряется',
  placeTile: 'тайл всё равно ложится в заповедник и приносит свои очки',
  onEmpty: 'ложится на клетки без местности',
  onCryptids: 'ложится поверх других криптидов, не больше двух, без бонусов местности',
  anySingleTerrain: 'ложится на любую местность, но только одну',
  twoTerrains: (one, other) => `ложится сразу на две местности: ${one} и ${other}`,
  fewestFound: (points) => `${points}, если у каждого соперника найденных криптидов больше, чем у вас`,
  perKind: (points, kind) => `${points} за каждого найденного криптида вида «${KINDS[kind]}»`,
  perEvidence: (points, evidence) => `${points} за каждого найденного криптида ${EVIDENCE[evidence]}`,
  perReserve: (points, terrain) => `${points} за каждого вашего криптида в заповеднике ${TERRAINS[terrain]}`,
  perRequest: (points) => `${points} за каждую выполненную заявку`,
  perRegion: (points) => `${points} за каждую сторону света, где вы нашли криптида`,
  perCoins: (points, coins) => `${points} за каждые ${coins}, вместе с ценой доказательств`,
  atMost: (said, max) => `${said}, но не больше ${max}`,
}
