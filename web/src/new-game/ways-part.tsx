import { Icon } from '@curio/ui'
import { Globe, type IconNode, MonitorSmartphone, User } from 'lucide'
import { type ReactElement, useId } from 'react'
import { useWords } from '../words/index.ts'
import { WAYS, type Way } from './seat-forms.ts'

const ICONS: Readonly<Record<Way, IconNode>> = { alone: User, local: MonitorSmartphone, online: Globe }

interface WaysProps {
  /** Whether the game has rules for one player. */
  readonly hasSolo: boolean
  readonly way: Way
  readonly setWay: (way: Way) => void
}

/** The first choice of a new game: alone, at one screen, or online. */
export function WaysPart({ hasSolo, way, setWay }: WaysProps): ReactElement {
  const { create: words } = useWords()
  const id = useId()
  return (
    <section className="form-part">
      <h2>{words.where}</h2>
      <div className="ways" role="radiogroup" aria-label={words.where}>
        {WAYS.map((each) => (
          <label key={each} className="ways__way">
            <input
              type="radio"
              name={id}
              checked={each === way}
              aria-label={words[each]}
              aria-describedby={`${id}${each}`}
              onChange={() => setWay(each)}
            />
            <Icon node={ICONS[each]} size={28} />
            <b>{words[each]}</b>
            <span id={`${id}${each}`}>{words.ways[each === 'alone' && hasSolo ? 'aloneOrSolo' : each]}</span>
          </label>
        ))}
      </div>
    </section>
  )
}
