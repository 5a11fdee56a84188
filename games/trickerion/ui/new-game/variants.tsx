import { type OptionsProps, useOptions } from '@curio/ui'
import { type ReactElement, useId } from 'react'
import { NEW_GAME_WORDS } from '../../text/new-game.ts'
import { MODULES, VARIANTS, variantIn, variantName } from '../../text/variant.ts'
import { VariantPrint } from './print.tsx'

/** The first choice of a new game: a way to play by its print. Prophecies come only with the Dark Alley (TR-GEN-4). */
export function Variants(props: OptionsProps): ReactElement {
  const { language } = props
  const words = NEW_GAME_WORDS[language]
  const [options, set] = useOptions(props, () => [])
  const chosen = variantIn(options)
  const id = useId()
  return (
    <div className="tr tr-pick" role="radiogroup" aria-label={words.variant}>
      {VARIANTS.map((variant) => (
        <label key={variant} className="tr-pick-one">
          <input
            type="radio"
            name={id}
            checked={variant === chosen}
            aria-label={variantName(variant, language)}
            aria-describedby={`${id}${variant}`}
            onChange={() => set(MODULES[variant])}
          />
          <VariantPrint variant={variant} />
          <b>{variantName(variant, language)}</b>
          <span id={`${id}${variant}`}>{words.lines[variant]}</span>
        </label>
      ))}
    </div>
  )
}
