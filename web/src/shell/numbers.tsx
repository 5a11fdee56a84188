import type { ReactElement } from 'react'
import { useSettings } from '../store/settings.ts'
import { figure } from '../words/number.ts'

export type Fact = readonly [name: string, value: number | string]

interface NumbersProps {
  readonly title: string
  readonly facts: readonly Fact[]
}

/** Some figures, each with its name. */
export function Numbers({ title, facts }: NumbersProps): ReactElement {
  const { language } = useSettings()
  return (
    <>
      <h3>{title}</h3>
      <dl className="numbers">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'number' ? figure(value, language) : value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
