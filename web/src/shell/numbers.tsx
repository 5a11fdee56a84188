import type { ReactElement } from 'react'

export type Fact = readonly [name: string, value: number | string]

interface NumbersProps {
  readonly title: string
  readonly facts: readonly Fact[]
}

/** Some figures, each with its name. */
export function Numbers({ title, facts }: NumbersProps): ReactElement {
  return (
    <>
      <h3>{title}</h3>
      <dl className="numbers">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
