import { type OptionsProps, POSTER, Poster, Prints } from '@curio/ui'
import type { ReactElement } from 'react'
import { CITY_PACKS, type CityName } from '../../rules/options.ts'
import {
  askedIn,
  switched,
  USUAL_TRAVEL,
  VARIANTS,
  type Variant,
  variantIn,
} from '../../text/new-game/asked.ts'
import { FORM_WORDS } from '../../text/new-game/words.ts'
import { CITY_POSTERS } from '../poster/cities/index.ts'
import { Plan } from '../poster/plan.tsx'

/** The first choice of a new game: a city by its print, or a campaign. */
export function Variants({ value, change, language }: OptionsProps): ReactElement {
  const words = FORM_WORDS[language]
  const asked = askedIn(value)
  const chosen = variantIn(asked)
  return (
    <Prints
      label={words.city}
      className="rt rt-prints"
      options={VARIANTS.map((variant) => ({
        value: variant,
        ...words.variants[variant],
        print: <Print variant={variant} />,
      }))}
      value={chosen}
      change={(variant) => change(switched(asked, variant))}
    />
  )
}

function Print({ variant }: { readonly variant: Variant }): ReactElement {
  if (variant === 'guide') return <CityPrint pack="arkham-guide" />
  if (variant !== 'campaign') return <CityPrint pack={CITY_PACKS[variant]} />
  return (
    <span className="rt-prints-travel">
      {USUAL_TRAVEL.map((city: CityName) => (
        <CityPrint key={city} pack={CITY_PACKS[city]} />
      ))}
    </span>
  )
}

function CityPrint({ pack }: { readonly pack: string }): ReactElement {
  const City = CITY_POSTERS[pack] ?? PlainPrint
  return <City />
}

/** Streets under a plain sky, for a city without a print. */
function PlainPrint(): ReactElement {
  return (
    <Poster>
      <rect className="poster__sky" width={POSTER.width} height={POSTER.height} />
      <Plan
        inks={['red', 'white', 'green', 'blue']}
        passed={[
          [2, 4],
          [2, 7],
          [1, 7],
          [1, 11],
        ]}
        tourists={[]}
      />
    </Poster>
  )
}
