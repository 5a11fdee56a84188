import type { Figure, GameUi, Language, TableState } from '@curio/ui'
import { smallUi } from './ui.tsx'

/** The camels of each seat, by their names. */
const CAMELS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  ru: [
    ['Алмаз', 'Бархан'],
    ['Ветер', 'Гроза'],
  ],
  en: [
    ['Amber', 'Breeze'],
    ['Comet', 'Dune'],
  ],
}

const WORDS = {
  ru: { place: (place: number) => `место ${place}`, over: 'Караван в оазисе.', closely: 'Вблизи' },
  en: {
    place: (place: number) => `place ${place}`,
    over: 'The caravan is at the oasis.',
    closely: 'Closely',
  },
} as const

const idOf = (seat: number, camel: number): string => `${seat}-${camel}`

function figures({ view }: TableState, language: Language): readonly Figure[] {
  const { places } = view as { readonly places: readonly (readonly number[])[] }
  return places.flatMap((own, seat) =>
    own.map((_, camel) => ({ id: idOf(seat, camel), seat, name: CAMELS[language][seat]?.[camel] ?? null })),
  )
}

/** How far a camel has come, in words. */
function wayOf({ view }: TableState, figure: Figure, language: Language): string {
  const { places } = view as { readonly places: readonly (readonly number[])[] }
  const own = places[figure.seat] ?? []
  const camel = own.findIndex((_, each) => idOf(figure.seat, each) === figure.id)
  return WORDS[language].place(own[camel] ?? 0)
}

/** A player leads two camels, and everybody sees everything. */
export const caravanUi: GameUi = {
  ...smallUi,
  figures,
  hides: () => false,
  Stage: ({ table, language, focus }) => {
    const all = figures(table, language)
    const shown = focus ?? all.find(({ seat }) => seat === table.viewer) ?? null
    return (
      <div className="small-stage">
        <ul>
          {all.map((figure) => (
            <li key={figure.id} data-figure={figure.id}>
              {figure.name}: {wayOf(table, figure, language)}
            </li>
          ))}
        </ul>
        {shown && (
          <p data-shown={shown.id}>
            {WORDS[language].closely}: {shown.name}
          </p>
        )}
      </div>
    )
  },
  Opponent: ({ table, figure, language }) => <span>{wayOf(table, figure, language)}</span>,
  option: ({ viewer }, _question, camel, language) => ({
    text: CAMELS[language][viewer ?? 0]?.[Number(camel)] ?? '',
    group: null,
    highlight: null,
  }),
  preview: ({ viewer }, { value }, language) =>
    value === undefined ? null : (CAMELS[language][viewer ?? 0]?.[Number(value)] ?? null),
  ending: ({ outcome }, language) => (outcome === null ? '' : WORDS[language].over),
}
