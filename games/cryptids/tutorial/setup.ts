import type { TutorialStep } from '@curio/ui/tutorial'
import { PLACES } from './places.ts'

/** The goal, the map, the dossiers, the contracts; then the pieces to begin with. */
export const SETUP: readonly TutorialStep[] = [
  {
    id: 'goal',
    at: 0,
    text: {
      ru: 'Вы криптозоолог. Ездите по Европе, собирайте доказательства, находите криптидов и селите их в заповеднике: за это дают очки. Соперник один, браконьер: он ловит тех же существ. Жетоны и кубики в этой партии известны заранее.',
      en: 'You are a cryptozoologist. Travel Europe, gather evidence, find cryptids and settle them in a reserve: that brings points. Your only rival, the Poacher, hunts the same creatures. Tokens and dice of this game are known beforehand.',
    },
  },
  {
    id: 'map',
    at: 0,
    point: { board: ['place:S1', 'place:S2', 'place:S3', 'place:S4'] },
    text: {
      ru: 'Круги с буквой и номером — регионы: здесь лежат доказательства и прячутся криптиды. Подсвечен юг, буква S. Домики — города: оттуда криптидов отправляют в заповедник.',
      en: 'Circles with a letter and a number are regions: evidence lies there and cryptids hide there. The south is lit, letter S. Houses are cities: from there cryptids go to the reserve.',
    },
  },
  {
    id: 'dossiers',
    at: 0,
    point: { panel: PLACES.toDossiers, board: ['card:tatzelwurm', 'place:S2'] },
    text: {
      ru: 'Вот шесть карточек криптидов: кого можно искать, где и с какими доказательствами. Татцельвурм прячется в Альпах (S2), и нужны для него следы и кости.',
      en: 'Here are six cryptid cards: whom you can seek, where, and with what evidence. The Tatzelwurm hides in the Alps (S2), and it takes footprints and bones.',
    },
  },
  {
    id: 'contracts',
    at: 0,
    point: { panel: PLACES.contracts, board: ['card:tatzelwurm'] },
    text: {
      ru: 'Это ваши контракты: «Горные криптиды» и «Кости». За каждого найденного криптида, который подходит, контракт даёт 1 очко. Татцельвурм живёт в горах, и кости на его карточке есть: он подходит к обоим.',
      en: 'These are your contracts, “Mountain cryptids” and “Bones”. For every found cryptid that matches, a contract gives 1 point. The Tatzelwurm lives in the mountains and its card shows bones: it matches both.',
    },
  },
  {
    id: 'city',
    at: 0,
    act: 'answer',
    point: { board: ['place:BAR'] },
    text: {
      ru: 'Начните в Барселоне: рядом, в S3, лежат кости, а оттуда недалеко до Альп. Нажмите город на карте, потом «Подтвердить».',
      en: 'Start in Barcelona: bones lie next to it, in S3, and from there the Alps are near. Tap the city on the map, then “Confirm”.',
    },
    instead: {
      ru: 'Можно начать и там, но кости рядом с Барселоной.',
      en: 'You could start there, but the bones are next to Barcelona.',
    },
  },
  {
    id: 'bids',
    at: 1,
    act: 'answer',
    point: { board: ['card:tatzelwurm', 'card:banyoles'] },
    text: {
      ru: 'Искать можно только того, на чьей карточке лежит ваша ставка. Жетонов ставок два. Поставьте на Татцельвурма и на Чудовище Баньолеса: нажмите обе карточки и подтвердите.',
      en: 'You may seek only a cryptid whose card bears your bid. There are two bid tokens. Bid on the Tatzelwurm and the Banyoles Monster: tap both cards and confirm.',
    },
  },
  {
    id: 'water',
    at: 2,
    act: 'answer',
    point: { panel: PLACES.stacks },
    text: {
      ru: 'Заповедник ещё пуст, его строят из тайлов местности. Возьмите по одному каждого типа. Сначала воду: букву Т с монетой и опытом. Не видите её? Нажмите «Показать».',
      en: 'The reserve is empty; it is built of terrain tiles. Take one of each type. Water first: the letter T with a coin and experience. Or press “Show me”.',
    },
  },
  {
    id: 'forest',
    at: 3,
    act: 'answer',
    point: { panel: PLACES.stacks },
    text: {
      ru: 'Теперь лес: тоже букву Т, с инициативой и опытом.',
      en: 'Now forest: also the letter T, with initiative and experience.',
    },
  },
  {
    id: 'mountain',
    at: 4,
    act: 'answer',
    point: { panel: PLACES.stacks },
    text: {
      ru: 'И горы: прямую из трёх клеток с опытом посередине. У Татцельвурма тайл точно такой же формы.',
      en: 'And mountains: the line of three cells with experience in the middle. The Tatzelwurm’s own tile has just this shape.',
    },
  },
]
