import type { ReactElement } from 'react'
import { CardText } from '../cards/card-text.tsx'
import { Link } from '../router.tsx'
import { useWords } from '../words/index.ts'
import { piecesOf, type Rule } from './parse.ts'

interface RuleTextProps {
  readonly text: string
  readonly game: string
}

/** A text of the rules, with links where it names other rules, or cards. */
export function RuleText({ text, game }: RuleTextProps): ReactElement {
  return (
    <>
      {piecesOf(text).map((piece, index) => {
        const key = `${index}`
        if (piece.kind === 'plain') return <CardText key={key} text={piece.text} />
        return (
          <Link key={key} className="rule__other" to={`/rules/${game}#${piece.text}`}>
            {piece.text}
          </Link>
        )
      })}
    </>
  )
}

export interface RuleLineProps {
  readonly rule: Rule
  readonly game: string
  /** Whether the address names this rule. */
  readonly target?: boolean
}

/** One rule with its address. */
export function RuleLine({ rule, game, target = false }: RuleLineProps): ReactElement {
  const words = useWords()
  return (
    <article className={`rule${target ? ' rule--target' : ''}`} id={rule.id}>
      <header className="rule__head">
        <Link to={`/rules/${game}#${rule.id}`} aria-label={`${words.rules.address} ${rule.id}`}>
          {rule.id}
        </Link>
      </header>
      <p>
        <RuleText text={rule.text} game={game} />
      </p>
    </article>
  )
}
