import type { ReactElement } from 'react'
import { Link } from '../router.tsx'
import type { Section } from './parse.ts'

interface ChaptersProps {
  readonly game: string
  readonly sections: readonly Section[]
  readonly className?: string
  /** `_blank` where the player should not leave the page. */
  readonly target?: '_blank'
}

/** The chapters of the rules and their parts, each with a link. */
export function Chapters({ game, sections, ...rest }: ChaptersProps): ReactElement {
  const { target, ...list } = rest
  return (
    <ul {...list}>
      {sections
        .filter(({ level }) => level === 2 || level === 3)
        .map(({ title, address, level }) => (
          <li key={address} data-level={level}>
            <Link to={`/rules/${game}#${address}`} {...(target ? { target } : {})}>
              {title}
            </Link>
          </li>
        ))}
    </ul>
  )
}
