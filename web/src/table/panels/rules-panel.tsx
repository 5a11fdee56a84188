import { type ReactElement, useState } from 'react'
import { Link } from '../../router.tsx'
import { Chapters } from '../../rules/chapters.tsx'
import { useRules } from '../../rules/load.ts'
import { chaptersOf, searchRules } from '../../rules/parse.ts'
import { RuleLine } from '../../rules/rule-text.tsx'
import { SearchField } from '../../shell/fields.tsx'
import { useSettings } from '../../store/settings.ts'
import { useWords } from '../../words/index.ts'
import { useTableScreen } from '../context.ts'

const MOST_SHOWN = 30

/** A look into the rules without leaving the table. */
export function RulesPanel(): ReactElement {
  const { snapshot } = useTableScreen()
  const words = useWords()
  const [query, setQuery] = useState('')
  const { game } = snapshot.table
  const sections = useRules(game, useSettings().language)
  if (sections === 'loading') return <p className="panel__empty">{words.loading}</p>
  if (sections === 'failed') return <p className="panel__empty">{words.rules.failed}</p>
  const found = searchRules(sections, query)
  const { rules, notes } = chaptersOf(sections)
  return (
    <section className="rules-panel">
      <SearchField label={words.table.rulesSearch} value={query} change={setQuery} />
      {query.trim() !== '' && (
        <p className="options__hint" role="status">
          {found.length === 0 ? words.rules.nothing : words.rules.found(found.length)}
        </p>
      )}
      {query.trim() === '' && (
        <Chapters
          className="rules-panel__contents"
          game={game}
          sections={[...rules, ...notes]}
          target="_blank"
        />
      )}
      {found.slice(0, MOST_SHOWN).map((rule) => (
        <RuleLine key={rule.id} rule={rule} game={game} />
      ))}
      <p>
        <Link to={`/rules/${game}`} target="_blank">
          {words.table.rulesOf}
        </Link>
      </p>
    </section>
  )
}
