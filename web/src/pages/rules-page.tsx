import type { Packs } from '@curio/kernel'
import { type ReactElement, Suspense, useEffect, useMemo, useState } from 'react'
import { CardMentions } from '../cards/card-text.tsx'
import { GAMES, gameById, gameName } from '../games.ts'
import { Link, useArrival, useHash } from '../router.tsx'
import { Chapters } from '../rules/chapters.tsx'
import { useRules } from '../rules/load.ts'
import { chaptersOf, type Part, type Section, searchRules } from '../rules/parse.ts'
import { RuleLine, RuleText } from '../rules/rule-text.tsx'
import { SearchField } from '../shell/fields.tsx'
import { NotFound, Notice } from '../shell/notice.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useSettings } from '../store/settings.ts'
import { useGameUi } from '../use-game-ui.ts'
import { useWords } from '../words/index.ts'

export function RulesPage({ game }: { readonly game: string }): ReactElement {
  return gameById(game) ? <RulesOf game={game} /> : <NotFound />
}

function RulesOf({ game }: { readonly game: string }): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const sections = useRules(game, language)
  if (sections === 'failed') return <Notice title={words.rules.title} text={words.rules.failed} home />
  if (sections === 'loading') return <Notice title={words.loading} text="" />
  return <Rules game={game} sections={sections} />
}

interface RulesProps {
  readonly game: string
  readonly sections: readonly Section[]
}

function Rules({ game, sections }: RulesProps): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const target = useHash()
  const [query, setQuery] = useState('')
  const [arrivals, setArrivals] = useState(0)
  const ui = useGameUi(game)
  const board = ui === 'failed' ? null : ui
  const { rules, notes } = useMemo(() => chaptersOf(sections), [sections])
  const searching = query.trim() !== ''
  const title = `${words.rules.title}: ${gameName(game, language)}`
  useTitle(title)
  // A link must scroll to its rule even if the address already names it.
  useArrival(() => {
    setQuery('')
    setArrivals((count) => count + 1)
  })
  // What comes in above the target moves it: the summary is here later than the text.
  const arrived = `${arrivals} ${board?.Summary !== undefined}`
  useEffect(() => {
    const isWanted = arrived !== '' && target !== '' && !searching
    if (isWanted) reveal(target)
  }, [target, searching, arrived])
  return (
    <CardMentions game={game} ui={board} packs={NO_PACKS}>
      <main className="page rules" id="content">
        <h1>{title}</h1>
        <Shelf game={game} />
        <div className="rules__tools">
          <SearchField className="rules__search" label={words.rules.search} value={query} change={setQuery} />
          {board?.Cards && (
            <Link className="button" to={`/cards/${game}`}>
              {words.rules.cards}
            </Link>
          )}
        </div>
        {board?.Summary && !searching && (
          <div className="rules__summary">
            <Suspense fallback={<p className="muted">{words.loading}</p>}>
              <board.Summary language={language} />
            </Suspense>
          </div>
        )}
        {searching ? (
          <Found game={game} sections={sections} query={query} />
        ) : (
          <div className="rules__columns">
            <Contents game={game} sections={[...rules, ...notes]} />
            <div className="rules__text">
              {rules.map((section) => (
                <SectionText key={section.address} {...{ section, game, target }} />
              ))}
              {notes.length > 0 && (
                <details className="rules__notes">
                  <summary>{words.rules.notes}</summary>
                  {notes.map((section) => (
                    <SectionText key={section.address} {...{ section, game, target }} />
                  ))}
                </details>
              )}
            </div>
          </div>
        )}
      </main>
    </CardMentions>
  )
}

/** The rules speak of the cards that come with the game. */
const NO_PACKS: Packs = {}

/** A chapter begins at the top of the screen, a rule stands in the middle with its neighbours. */
function reveal(target: string): void {
  const element = document.getElementById(target)
  const folded = element?.closest('details')
  if (folded) folded.open = true
  element?.scrollIntoView({ block: element.matches('h2, h3, h4') ? 'start' : 'center' })
}

/** Chooses the game; the heading names it too. */
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

function Found({ game, sections, query }: RulesProps & { readonly query: string }): ReactElement {
  const words = useWords()
  const found = useMemo(() => searchRules(sections, query), [sections, query])
  return (
    <div className="rules__text">
      <p className="muted" role="status">
        {found.length === 0 ? words.rules.nothing : words.rules.found(found.length)}
      </p>
      {found.map((rule) => (
        <RuleLine key={rule.id} rule={rule} game={game} />
      ))}
    </div>
  )
}

function Contents({ game, sections }: RulesProps): ReactElement {
  const words = useWords()
  return (
    <nav className="rules__contents" aria-label={words.rules.contents}>
      <h2>{words.rules.contents}</h2>
      <Chapters game={game} sections={sections} />
    </nav>
  )
}

interface SectionProps {
  readonly section: Section
  readonly game: string
  readonly target: string
}

function SectionText({ section, game, target }: SectionProps): ReactElement {
  const Heading = section.level === 2 ? 'h2' : section.level === 3 ? 'h3' : 'h4'
  return (
    <section>
      <Heading id={section.address}>{section.title}</Heading>
      {section.parts.map((part, index) => (
        <PartText key={keyOf(part, index)} {...{ part, game, target }} />
      ))}
    </section>
  )
}

const keyOf = (part: Part, index: number): string =>
  part.kind === 'rule' ? part.rule.id : `${part.kind}-${index}`

interface PartProps extends Omit<SectionProps, 'section'> {
  readonly part: Part
}

function PartText({ part, game, target }: PartProps): ReactElement {
  switch (part.kind) {
    case 'rule':
      return <RuleLine rule={part.rule} game={game} target={part.rule.id === target} />
    case 'text':
      return (
        <p>
          <RuleText text={part.text} game={game} />
        </p>
      )
    case 'table':
      return <RulesTable head={part.head} rows={part.rows} game={game} />
  }
}

interface RulesTableProps {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly game: string
}

function RulesTable({ head, rows, game }: RulesTableProps): ReactElement {
  return (
    <div className="rules__table">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, column) => (
                <td key={`${head[column]}`}>
                  <RuleText text={cell} game={game} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
