import type { ReactElement } from 'react'
import { Link } from '../router.tsx'
import type { RulesText } from './load.ts'
import { Quoting } from './rule-text.tsx'

interface ChaptersProps {
  readonly game: string
  readonly rules: RulesText
  readonly className?: string
  /** Where leaving the page would be a pity. */
  readonly target?: '_blank'
}

/** The chapters of the rules and their parts, each with a link. */
export function Chapters({ game, rules, ...rest }: ChaptersProps): ReactElement {
  const { target, ...list } = rest
  return (
    <ul {...list}>
      {rules.sections
        .filter(({ level }) => level === 2 || level === 3)
        .map(({ title, address, level }) => (
          <li key={address} data-level={level} lang={rules.language}>
            <Link to={`/rules/${game}#${address}`} {...(target ? { target } : {})}>
              <Quoting text={title} language={rules.language} />
            </Link>
          </li>
        ))}
    </ul>
  )
}
