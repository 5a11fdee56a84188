import { type OptionsProps, POSTER, Poster } from '@curio/ui'
import { type ReactElement, useId } from 'react'
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
  const id = useId()
  return (
    <div className="rt rt-pick" role="radiogroup" aria-label={words.city}>
      {VARIANTS.map((variant) => (
        <label key={variant} className="rt-pick-one">
          <input
            type="radio"
            name={id}
            checked={variant === chosen}
            aria-label={words.variants[variant].name}
            aria-describedby={`${id}${variant}`}
            onChange={() => change(switched(asked, variant))}
          />
          <Print variant={variant} />
          <b>{words.variants[variant].name}</b>
          <span id={`${id}${variant}`}>{words.variants[variant].line}</span>
        </label>
      ))}
    </div>
  )
}

function Print({ variant }: { readonly variant: Variant }): ReactElement {
  if (variant === 'guide') return <CityPrint pack="arkham-guide" />
  if (variant !== 'campaign') return <CityPrint pack={CITY_PACKS[variant]} />
  return (
    <span className="rt-pick-travel">
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
