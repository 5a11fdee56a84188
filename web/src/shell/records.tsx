import type { KindRecord } from '@curio/protocol'
import type { ReactElement } from 'react'
import { gameName } from '../games.ts'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { type Fact, Numbers } from './numbers.tsx'
import { factsOf } from './record-facts.ts'

interface RecordsProps {
  readonly game: string
  readonly records: readonly KindRecord[]
  /** What else is known of games in which players meet. */
  readonly rating?: Fact
}

/** What somebody has achieved in one game, kind by kind: a victory together says nothing of a rank reached alone. */
export function Records({ game, records, rating }: RecordsProps): ReactElement {
  const { profile: words } = useWords()
  const { language } = useSettings()
  return (
    <>
      {records.map((record) => {
        const { kind } = record
        const isAgainstOthers = kind === 'ranked' || kind === 'teams'
        const facts = factsOf(game, record, language, words)
        const name = gameName(game, language)
        return (
          <Numbers
            key={kind}
            title={kind === 'ranked' ? name : `${name} · ${words.kinds[kind]}`}
            facts={rating && isAgainstOthers ? [...facts, rating] : facts}
          />
        )
      })}
    </>
  )
}
