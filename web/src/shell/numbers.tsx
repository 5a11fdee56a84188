import type { ReactElement } from 'react'

export type Fact = readonly [name: string, value: number | string]

/** Some figures, each with its name. */
export function Numbers({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className="numbers">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
