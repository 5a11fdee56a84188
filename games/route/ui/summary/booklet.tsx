import type { Language } from '@curio/ui/language'
import type { ReactElement } from 'react'
import { Airport, Cafe, GreenCrossing } from '../map/tour-symbols.tsx'
import { BOOKLET_SUMMARY } from './booklet-words.ts'

const HERE = { x: 0, y: 0 } as const

/** What changes with the booklet, and what each of its cities adds. */
export function BookletSummary({ language }: { readonly language: Language }): ReactElement {
  const { title, text, symbols, cities } = BOOKLET_SUMMARY[language]
  const signs = [
    ['cafe', <Cafe key="cafe" at={HERE} id="" bonus="BON_SEGMENT" visited={false} />, symbols.cafe],
    ['airport', <Airport key="airport" at={HERE} />, symbols.airport],
    ['green', <GreenCrossing key="green" at={HERE} name="" />, symbols.green],
  ] as const
  return (
    <article className="rt-summary-part rt-summary-part--booklet">
      <h3>{title}</h3>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className="rt-summary-places">
        {signs.map(([id, sign, said]) => (
          <li key={id}>
            <svg viewBox="-21 -21 42 42" aria-hidden="true">
              {sign}
            </svg>
            {said}
          </li>
        ))}
      </ul>
      <dl className="rt-summary-cities">
        {cities.map(([city, said]) => (
          <div key={city}>
            <dt>{city}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
