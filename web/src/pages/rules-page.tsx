import type { Language } from '@curio/ui'
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react'
import { GAMES, gameById, gameName } from '../games.ts'
import { Link, useHash } from '../router.tsx'
import { Chapters } from '../rules/chapters.tsx'
import { type RulesText, useRules } from '../rules/load.ts'
import { type Part, piecesOf, rulesIn, type Section, searchRules } from '../rules/parse.ts'
import { Quoting, RuleLine, RuleText } from '../rules/rule-text.tsx'
import { Notice } from '../shell/notice.tsx'
import { SearchField } from '../shell/search-field.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'

export function RulesPage({ game }: { readonly game: string }): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const target = useHash()
  const [original, setOriginal] = useState(false)
  /** The address for which the reader has put the original away. */
  const [declined, setDeclined] = useState('')
  const rules = useRules(game, original ? ORIGINAL : language)
  useEffect(() => {
    if (typeof rules !== 'string' && target !== declined && isUntranslated(rules, target)) setOriginal(true)
  }, [rules, target, declined])
  const choose = (wanted: boolean): void => {
    setOriginal(wanted)
    setDeclined(wanted ? '' : target)
  }
  if (rules === 'failed') return <Notice title={words.rules.title} text={words.rules.failed} home />
  if (rules === 'loading') return <Notice title={words.loading} text="" />
  return (
    <Rules game={game} rules={rules} target={target}>
      {language !== ORIGINAL && <OriginalSwitch game={game} original={original} choose={choose} />}
    </Rules>
  )
}

/** The language that has every rule. */
const ORIGINAL: Language = 'en'

/** Whether an address names a rule that only the original has. */
function isUntranslated({ language, sections }: RulesText, target: string): boolean {
  if (language === ORIGINAL || piecesOf(target)[0]?.kind !== 'rule') return false
  return rulesIn(sections).every(({ id }) => id !== target)
}

interface OriginalSwitchProps {
  readonly game: string
  readonly original: boolean
  readonly choose: (original: boolean) => void
}

function OriginalSwitch({ game, original, choose }: OriginalSwitchProps): ReactElement {
  const words = useWords()
  const untranslated = gameById(game)?.untranslated
  return (
    <p className="muted rules__original">
      {untranslated && <span>{untranslated}</span>}
      <label>
        <input type="checkbox" checked={original} onChange={(event) => choose(event.target.checked)} />{' '}
        {words.rules.original}
      </label>
    </p>
  )
}

interface RulesProps {
  readonly game: string
  readonly rules: RulesText
}

interface RulesTextProps extends RulesProps {
  readonly target: string
  readonly children: ReactNode
}

function Rules({ game, rules, target, children }: RulesTextProps): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const [query, setQuery] = useState('')
  const searching = query.trim() !== ''
  useEffect(() => {
    if (target !== '' && !searching) document.getElementById(target)?.scrollIntoView({ block: 'center' })
  }, [target, searching])
  return (
    <main className="page rules" id="content">
      <h1>
        {words.rules.title}: {gameName(game, language)}
      </h1>
      <Shelf game={game} />
      {children}
      <SearchField className="rules__search" label={words.rules.search} value={query} change={setQuery} />
      {searching ? (
        <Found game={game} rules={rules} query={query} />
      ) : (
        <div className="rules__columns">
          <Contents game={game} rules={rules} />
          <div className="rules__text">
            {rules.sections.map((section) => (
              <SectionText key={section.address} {...{ section, game, target }} language={rules.language} />
            ))}
          </div>
        </div>
      )}
    </main>
  )
}

/** The rules of which game; the heading says it too. */
function Shelf({ game }: { readonly game: string }): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  return (
    <nav className="rules__shelf" aria-label={words.nav.home}>
      {GAMES.map(({ id, name }) => (
        <Link key={id} to={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
          {name[language]}
        </Link>
      ))}
    </nav>
  )
}

function Found({ game, rules, query }: RulesProps & { readonly query: string }): ReactElement {
  const words = useWords()
  const found = useMemo(() => searchRules(rules.sections, query), [rules, query])
  return (
    <div className="rules__text">
      <p className="muted" role="status">
        {found.length === 0 ? words.rules.nothing : words.rules.found(found.length)}
      </p>
      {found.map((rule) => (
        <RuleLine key={rule.id} rule={rule} game={game} language={rules.language} />
      ))}
    </div>
  )
}

function Contents({ game, rules }: RulesProps): ReactElement {
  const words = useWords()
  return (
    <nav className="rules__contents" aria-label={words.rules.contents}>
      <h2>{words.rules.contents}</h2>
      <Chapters game={game} rules={rules} />
    </nav>
  )
}

interface SectionProps {
  readonly section: Section
  readonly game: string
  readonly target: string
  readonly language: Language
}

function SectionText({ section, game, target, language }: SectionProps): ReactElement | null {
  if (section.level === 1) return null
  const Heading = section.level === 2 ? 'h2' : section.level === 3 ? 'h3' : 'h4'
  return (
    <section lang={language}>
      <Heading id={section.address}>
        <Quoting text={section.title} language={language} />
      </Heading>
      {section.parts.map((part, index) => (
        <PartText key={keyOf(part, index)} {...{ part, game, target, language }} />
      ))}
    </section>
  )
}

const keyOf = (part: Part, index: number): string =>
  part.kind === 'rule' ? part.rule.id : `${part.kind}-${index}`

function PartText({
  part,
  game,
  target,
  language,
}: Omit<SectionProps, 'section'> & { readonly part: Part }): ReactElement {
  switch (part.kind) {
    case 'rule':
      return <RuleLine rule={part.rule} game={game} language={language} target={part.rule.id === target} />
    case 'text':
      return (
        <p>
          <RuleText text={part.text} language={language} game={game} />
        </p>
      )
    case 'item':
      return (
        <p className="rules__item">
          <RuleText text={part.text} language={language} game={game} />
        </p>
      )
    case 'code':
      return (
        <pre>
          <Quoting text={part.text} language={language} />
        </pre>
      )
    case 'table':
      return <RulesTable head={part.head} rows={part.rows} {...{ game, language }} />
  }
}

interface RulesTableProps {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly game: string
  readonly language: Language
}

function RulesTable({ head, rows, game, language }: RulesTableProps): ReactElement {
  return (
    <div className="rules__table">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <Quoting text={cell} language={language} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, column) => (
                <td key={`${head[column]}`}>
                  <RuleText text={cell} language={language} game={game} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
