import { Segmented, useMedia } from '@curio/ui'
import { capital } from '@curio/ui/language'
import { type ReactElement, useState } from 'react'
import { LEVELS, type Level, SCHOOLS } from '../../content/vocabulary.ts'
import { Glyph } from '../art/glyph.tsx'
import { LEVELS as ROMAN } from '../art/levels.ts'
import { TrickFace } from '../faces/trick-face.tsx'
import type { Press } from '../press.ts'
import { catalogueOf, EVERYTHING, type Filter, type Means, type Reach, WITHIN } from './reach.ts'
import { CATALOGUE_WORDS, type CatalogueWords } from './words.ts'

interface Props {
  readonly press: Press
  readonly means: Means
  /** Levels that are in the game (TR-SETUP-4). */
  readonly levels: readonly Level[]
  /** Tricks that the player plans for. */
  readonly pinned: ReadonlySet<string>
  readonly pin: (trick: string) => void
}

/** On a phone the filters would fill the screen before the first trick. */
const NARROW = '(max-width: 620px)'

const SORTS = ['coins', 'ap', 'pays'] as const

/** All tricks of the game, with how far each is from the stage. */
export function Catalogue({ press, means, levels, pinned, pin }: Props): ReactElement {
  const [filter, setFilter] = useState<Filter>(EVERYTHING)
  const isNarrow = useMedia(NARROW)
  const { text, language } = press
  const words = CATALOGUE_WORDS[language]
  const shown = catalogueOf(press.content, means, levels, filter)
  return (
    <section className="tr-catalogue" aria-label={words.title}>
      <details open={!isNarrow}>
        <summary className="tr-catalogue-summary">{words.filters(shown.length)}</summary>
        <div className="tr-catalogue-filters">
          <Segmented
            label={words.school}
            value={filter.school}
            options={[
              { value: 'all', label: words.all },
              ...SCHOOLS.map((school) => ({
                value: school,
                label: (
                  <>
                    <Glyph name={school} /> {capital(text.words.schools[school])}
                  </>
                ),
              })),
            ]}
            change={(school) => setFilter({ ...filter, school })}
          />
          <Segmented
            label={words.level}
            value={`${filter.level}`}
            options={[
              { value: 'all', label: words.all },
              ...levels.map((level) => ({
                value: `${level}`,
                label: words.levelFrom(
                  ROMAN[level],
                  press.content.pack.constants.thresholds.byLevel[level - 1] ?? 0,
                ),
              })),
            ]}
            change={(chosen) =>
              setFilter({ ...filter, level: LEVELS.find((level) => `${level}` === chosen) ?? 'all' })
            }
          />
          <Segmented
            label={words.show}
            value={filter.show}
            options={[
              { value: 'all', label: words.all },
              { value: 'own', label: words.mine },
              { value: 'reach', label: words.reach },
              { value: 'ready', label: words.ready },
              { value: 'lacks', label: words.short },
            ]}
            change={(show) => setFilter({ ...filter, show })}
          />
          <Segmented
            label={words.within}
            value={`${filter.within}`}
            options={[
              { value: 'all', label: words.all },
              ...WITHIN.map((ap) => ({ value: `${ap}`, label: words.upTo(text.names.counted(ap, 'ap')) })),
            ]}
            change={(chosen) =>
              setFilter({ ...filter, within: WITHIN.find((ap) => `${ap}` === chosen) ?? 'all' })
            }
          />
          <Segmented
            label={words.sort}
            value={filter.sort}
            options={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
            change={(sort) => setFilter({ ...filter, sort })}
          />
        </div>
      </details>
      {shown.length === 0 && <p>{words.none}</p>}
      <ul className="tr-catalogue-list">
        {shown.map((reach) => (
          <li key={reach.trick} className={`tr-catalogue-item tr-catalogue-item--${reach.where}`}>
            <TrickFace press={press} trick={reach.trick} has={means.has} />
            <p className="tr-catalogue-reach">{reachWords(press, reach)}</p>
            <button
              type="button"
              className="tr-pin"
              aria-pressed={pinned.has(reach.trick)}
              aria-label={(pinned.has(reach.trick) ? words.unpin : words.pin)(text.names.trick(reach.trick))}
              onClick={() => pin(reach.trick)}
            >
              {pinned.has(reach.trick) ? words.pinned : words.toPlan}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function componentWords(
  words: CatalogueWords,
  names: Press['text']['names'],
  { missing, price }: Reach,
): string {
  if (missing.length === 0) return words.atHand
  const tokens = names.loads(missing.map((each) => ({ ...each, on: 'board' })))
  return words.lacks(tokens, names.amountAlone({ coins: price }))
}

/** What is between the player and this trick on stage, in a line. */
function reachWords({ text, language }: Press, reach: Reach): string {
  const words = CATALOGUE_WORDS[language]
  const { names } = text
  if (reach.where === 'taken') return words.taken
  const parts = [
    reach.where === 'own' ? words.own : null,
    reach.learning > 0 ? words.learn(names.amountAlone({ coins: reach.learning })) : null,
    reach.isPrepared ? words.prepared : componentWords(words, names, reach),
    reach.toOrder.length > 0
      ? words.toOrder(names.list(reach.toOrder.map((kind) => text.words.components[kind])))
      : null,
    words.way(names.counted(reach.ap, 'ap')),
  ]
  return parts.filter((part) => part !== null).join('. ')
}
