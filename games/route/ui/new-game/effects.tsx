import type { ReactElement } from 'react'
import { SYMBOLS } from '../../content/pack.ts'
import { routeWords } from '../../text/index.ts'
import { canLackEffects, type EffectsAsked, effectsAs, effectsIn } from '../../text/new-game/asked.ts'
import { FORM_WORDS } from '../../text/new-game/words.ts'
import { Choice, Pick } from './field.tsx'
import type { PartProps } from './part.ts'

type Kind = EffectsAsked['kind']

/** RT-SETUP-2, RT-FX-1, RT-FX-3, RT-FX-4: two different cards, one card in the booklet, or none where cards are played. */
export function EffectsPart(props: PartProps): ReactElement {
  const { pack, seats, asked, set, language } = props
  const words = FORM_WORDS[language]
  const chosen = effectsIn(asked, seats)
  const kinds: readonly Kind[] = [
    'random',
    'two',
    ...(pack.tour ? (['one'] as const) : []),
    ...(canLackEffects(asked) ? (['none'] as const) : []),
  ]
  const [first = '', second = ''] = pack.effects.map(({ id }) => id)
  const choose = (kind: Kind): void => {
    const card = chosen.kind === 'one' ? chosen.card : chosen.kind === 'two' ? chosen.dark : first
    const other = chosen.kind === 'two' ? chosen.light : card === first ? second : first
    const next = {
      random: { kind },
      none: { kind },
      one: { kind, card },
      two: { kind, dark: card, light: other },
    }
    set({ effects: effectsAs(next[kind] as EffectsAsked) })
  }
  const line = chosen.kind === 'random' || chosen.kind === 'none' ? words.effectLines[chosen.kind] : null
  return (
    <Choice
      label={routeWords(language).labels.effects}
      value={chosen.kind}
      options={kinds.map((value) => ({ value, label: words.effectKinds[value] }))}
      change={choose}
      line={line}
    >
      <EffectCards {...props} chosen={chosen} />
    </Choice>
  )
}

type CardsProps = PartProps & { readonly chosen: EffectsAsked }

function EffectCards({ pack, set, language, chosen }: CardsProps): ReactElement | null {
  const words = routeWords(language)
  const options = pack.effects.map(({ id, name }) => ({ value: id, label: name[language] }))
  const lineOf = (card: string): string => pack.effects.find(({ id }) => id === card)?.text[language] ?? ''
  if (chosen.kind === 'one')
    return (
      <Pick
        label={FORM_WORDS[language].effectCard}
        value={chosen.card}
        options={options}
        change={(card) => set({ effects: effectsAs({ kind: 'one', card }) })}
        line={lineOf(chosen.card)}
      />
    )
  if (chosen.kind !== 'two') return null
  return (
    <div className="rt-new-pair">
      {SYMBOLS.map((symbol) => (
        <Pick
          key={symbol}
          label={
            <>
              <i className={`rt-symbol rt-symbol--${symbol}`} aria-hidden="true" /> {words.symbols[symbol]}
            </>
          }
          value={chosen[symbol]}
          options={options}
          change={(card) => set({ effects: effectsAs(withCard(chosen, symbol, card)) })}
          line={lineOf(chosen[symbol])}
        />
      ))}
    </div>
  )
}

type Two = Extract<EffectsAsked, { kind: 'two' }>

/** A card that lies on the other side already comes from there: the two change places. */
function withCard(two: Two, symbol: 'dark' | 'light', card: string): Two {
  const other = symbol === 'dark' ? 'light' : 'dark'
  return { ...two, [symbol]: card, ...(two[other] === card && { [other]: two[symbol] }) }
}
