import { type ReactElement, useState } from 'react'
import { Link } from '../router.tsx'
import { useRules } from '../rules/load.ts'
import { searchRules } from '../rules/parse.ts'
import { Quoting, RuleLine } from '../rules/rule-text.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { useTableScreen } from './context.ts'

const MOST_SHOWN = 30

/** A look into the rules without leaving the table. */
export function RulesPanel(): ReactElement {
  const { snapshot } = useTableScreen()
  const words = useWords()
  const [query, setQuery] = useState('')
  const { game } = snapshot.table
  const rules = useRules(game, useSettings().language)
  if (rules === 'loading') return <p className="panel__empty">{words.loading}</p>
  if (rules === 'failed') return <p className="panel__empty">{words.rules.failed}</p>
  const found = searchRules(rules.sections, query)
  return (
    <section className="rules-panel">
      <input
        className="input"
        type="search"
        value={query}
        placeholder={words.table.rulesSearch}
        aria-label={words.table.rulesSearch}
        onChange={(event) => setQuery(event.target.value)}
      />
      {query.trim() !== '' && (
        <p className="options__hint" role="status">
          {found.length === 0 ? words.rules.nothing : words.rules.found(found.length)}
        </p>
      )}
      {query.trim() === '' && (
        <ul className="rules-panel__contents">
          {rules.sections
            .filter(({ level }) => level === 2 || level === 3)
            .map(({ title, address, level }) => (
              <li key={address} data-level={level} lang={rules.language}>
                <Link to={`/rules/${game}#${address}`} target="_blank">
                  <Quoting text={title} language={rules.language} />
                </Link>
              </li>
            ))}
        </ul>
      )}
      {found.slice(0, MOST_SHOWN).map((rule) => (
        <RuleLine key={rule.id} rule={rule} game={game} language={rules.language} />
      ))}
      <p>
        <Link to={`/rules/${game}`} target="_blank">
          {words.table.rulesOf}
        </Link>
      </p>
    </section>
  )
}
