import type { Language } from '@curio/ui/language'
import type { ReactElement, ReactNode } from 'react'
import { ARKHAM_GUIDE } from '../../content/named.ts'
import { ANCIENTS } from '../../content/pack.ts'
import { AncientPortrait } from '../ancients/portrait.tsx'
import { CityMap } from '../map/city-map.tsx'
import { TouristGlyph, UNSPOKEN } from '../map/glyphs.tsx'
import { Gate, Shop, TaskCrossing, Terror } from '../map/symbols.tsx'
import { shapesOf } from '../model/geometry.ts'
import { IsoDie } from '../panels/iso-die.tsx'
import { BookletSummary } from './booklet.tsx'
import { EXAMPLES } from './examples.ts'
import { SUMMARY_WORDS, type SummaryWords } from './words.ts'
import '../style/index.css'

interface SummaryProps {
  readonly language: Language
}

/** The whole game on one illustrated page, for the head of the rules. */
export function RouteSummary({ language }: SummaryProps): ReactElement {
  const words = SUMMARY_WORDS[language]
  return (
    <section className="rt rt-summary" aria-label={words.title}>
      <h2>{words.title}</h2>
      <Part {...words.goal} shape="page" after={<Places words={words.places} />}>
        <Cut of="goal" language={language} />
      </Part>
      <Part {...words.dice}>
        <Cut of="dice" language={language} />
        <Dice />
      </Part>
      <Part {...words.tourists}>
        <Cut of="tourists" language={language} />
        <Guests />
      </Part>
      <Part {...words.roads}>
        <Cut of="roads" language={language} />
      </Part>
      <Part {...words.count} shape="half">
        <Cut of="count" language={language} />
        <p className="rt-summary-sum">{words.count.sum}</p>
      </Part>
      <Part {...words.encounter} shape="half">
        <Encounter words={words} />
      </Part>
      <BookletSummary language={language} />
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly text: string
  /** How much of the page's width it takes, where the page is wide. */
  readonly shape?: 'page' | 'half' | 'third'
  /** Under the text. */
  readonly after?: ReactNode
  /** The figure. */
  readonly children: ReactNode
}

function Part({ title, text, shape = 'third', after, children }: PartProps): ReactElement {
  return (
    <article className={`rt-summary-part rt-summary-part--${shape}`}>
      <div className="rt-summary-figure">{children}</div>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {after}
      </div>
    </article>
  )
}

interface CutProps extends SummaryProps {
  readonly of: keyof typeof EXAMPLES
}

/** A piece of the map, as the board itself draws it. */
function Cut({ of, language }: CutProps): ReactElement {
  const { board, route, pencil, blocks, task, crop } = EXAMPLES[of]
  const shapes = shapesOf(ARKHAM_GUIDE).blocks
  return (
    <CityMap
      pack={ARKHAM_GUIDE}
      ancient="CTHULHU"
      language={language}
      detail={of === 'goal' ? 'phone' : 'full'}
      label={SUMMARY_WORDS[language].figures[of]}
      seat={1}
      crop={crop}
      board={board}
      route={route}
      pencil={pencil}
      task={task}
      over={
        <path
          className="rt-summary-block"
          d={blocks.map((id) => shapes.get(id)?.path ?? '').join('')}
          {...UNSPOKEN}
        />
      }
    />
  )
}

function Dice(): ReactElement {
  return (
    <span className="rt-summary-dice">
      <IsoDie kind="red" number={1} tourists={['red', 'red']} />
      <IsoDie kind="blue" number={2} tourists={['blue']} />
    </span>
  )
}

function Guests(): ReactElement {
  return (
    <svg className="rt-summary-guests" viewBox="0 0 112 28" aria-hidden="true">
      <TouristGlyph type="red" x={14} y={14} size={10} />
      <TouristGlyph type="green" x={42} y={14} size={10} />
      <TouristGlyph type="blue" x={70} y={14} size={10} />
      <TouristGlyph type="purple" x={98} y={14} size={10} />
    </svg>
  )
}

const HERE = { x: 0, y: 0 } as const

function Places({ words }: { readonly words: SummaryWords['places'] }): ReactElement {
  const rows = [
    ['gate', <Gate key="gate" at={HERE} />, words.gate],
    ['shop', <Shop key="shop" at={HERE} id="" visited={false} />, words.shop],
    ['terrifying', <Terror key="terrifying" at={HERE} />, words.terrifying],
    ['task', <TaskCrossing key="task" at={HERE} />, words.task],
  ] as const
  return (
    <ul className="rt-summary-places" aria-label={words.title}>
      {rows.map(([id, symbol, text]) => (
        <li key={id}>
          <svg viewBox={id === 'task' ? '-24 -36 48 60' : '-21 -21 42 42'} aria-hidden="true">
            {symbol}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}

function Encounter({ words }: { readonly words: SummaryWords }): ReactElement {
  const { success, nothing, failure } = words.encounter
  const dice = [
    ['success', 6, success],
    ['neutral', 4, nothing],
    ['failure', 1, failure],
  ] as const
  return (
    <div role="img" aria-label={words.figures.encounter}>
      <div className="rt-summary-faces">
        {ANCIENTS.map((ancient) => (
          <AncientPortrait key={ancient} ancient={ancient} shape="medallion" />
        ))}
      </div>
      <ul className="rt-summary-rolls">
        {dice.map(([result, number, text]) => (
          <li key={result} className={`rt-result--${result}`}>
            <IsoDie kind="encounter" number={number} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
