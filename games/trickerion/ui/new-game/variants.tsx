import { type OptionsProps, Prints, useOptions } from '@curio/ui'
import type { ReactElement } from 'react'
import { NEW_GAME_WORDS } from '../../text/new-game.ts'
import { MODULES, VARIANTS, variantIn, variantName } from '../../text/variant.ts'
import { VariantPrint } from './print.tsx'

/** The first choice of a new game: a way to play by its print. Prophecies come only with the Dark Alley (TR-GEN-4). */
export function Variants(props: OptionsProps): ReactElement {
  const { language } = props
  const words = NEW_GAME_WORDS[language]
  const [options, set] = useOptions(props, () => [])
  const chosen = variantIn(options)
  return (
    <Prints
      label={words.variant}
      className="tr tr-prints"
      options={VARIANTS.map((variant) => ({
        value: variant,
        name: variantName(variant, language),
        line: words.lines[variant],
        print: <VariantPrint variant={variant} />,
      }))}
      value={chosen}
      change={(variant) => set(MODULES[variant])}
    />
  )
}
