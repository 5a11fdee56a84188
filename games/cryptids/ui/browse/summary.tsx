import { fromHex, type Game, Match } from '@curio/kernel'
import type { Language, StageProps } from '@curio/ui'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { TRACKING_RESULTS } from '../../content/vocabulary.ts'
import { cryptids } from '../../index.ts'
import { OPTIONS, questionOf, SCRIPT, SEED } from '../../tutorial/script.ts'
import { Creature } from '../art/creatures/creature.tsx'
import { Die } from '../art/die.tsx'
import { BidToken, HelperPawn } from '../art/pawns.tsx'
import { useBoard } from '../board.ts'
import { Face } from '../cards/face.tsx'
import { EuropeMap } from '../map/europe-map.tsx'
import { ReserveMap } from '../reserve/reserve-map.tsx'
import { type Scene, sceneOf } from '../scene.ts'
import { BROWSE_WORDS, SUMMARY_PARTS, type SummaryPart } from './words.ts'
import '../style/index.css'

/** The rules on one page; its figures are drawn by the board itself, from moments of the lesson. */
export function Summary({ language }: { readonly language: Language }): ReactElement {
  const words = BROWSE_WORDS[language]
  return (
    <section className="cb cb-summary" aria-label={words.summary}>
      <h2>{words.summary}</h2>
      <ol>
        {SUMMARY_PARTS.map((part) => (
          <li key={part} className={`cb-summary-part cb-summary-part--${part}`}>
            <h3>{words.parts[part].title}</h3>
            <FigureOf part={part} language={language} />
            {words.parts[part].text.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface FigureProps {
  readonly part: SummaryPart
  readonly language: Language
}

function FigureOf({ part, language }: FigureProps): ReactElement | null {
  switch (part) {
    case 'aim':
      return (
        <Plate>
          {(['griffin', 'selma', 'zlatorog'] as const).map((card) => (
            <Creature key={card} id={card} />
          ))}
        </Plate>
      )
    case 'card':
      return (
        <Plate>
          <CardFigure language={language} />
        </Plate>
      )
    case 'travel':
      return (
        <Plate>
          <MapFigure language={language} />
        </Plate>
      )
    case 'track':
      return (
        <Plate>
          {TRACKING_RESULTS.map((face) => (
            <Die key={face} face={face} size="stage" />
          ))}
        </Plate>
      )
    case 'helper':
      return (
        <Plate>
          <HelperPawn seat={0} />
          <Die face={{ bonus: 'coin', n: 2 }} size="stage" />
          <Die face={{ bonus: 'exp', n: 1 }} size="stage" />
        </Plate>
      )
    case 'reserve':
      return (
        <Plate>
          <ReserveFigure language={language} />
        </Plate>
      )
    case 'end':
      return null
  }
}

/** A picture only: what is drawn with it can neither be reached nor pressed. */
function Plate({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="cb-summary-plate" aria-hidden="true" inert>
      {children}
    </div>
  )
}

const BANYOLES = 'banyoles'

function CardFigure({ language }: Pick<FigureProps, 'language'>): ReactElement {
  const scene = useScene(TRACKING, language)
  const slot = scene.view.display.find((each) => each?.card === BANYOLES)
  return (
    <span className="cb-card cb-card--still">
      <Face
        press={scene}
        card={BANYOLES}
        location={slot?.location ?? null}
        needs={(slot?.evidence ?? []).map((entry) => ({ entry, how: null }))}
        levelTip=""
      >
        <span className="cb-face-bids">
          <BidToken seat={0} />
        </span>
      </Face>
    </span>
  )
}

function MapFigure({ language }: Pick<FigureProps, 'language'>): ReactElement {
  const scene = useScene(TRACKING, language)
  const board = useBoard(scene)
  return <EuropeMap scene={scene} board={board} />
}

function ReserveFigure({ language }: Pick<FigureProps, 'language'>): ReactElement {
  return <ReserveMap scene={useScene(LAYING, language)} placing={null} detail="full" />
}

/** Moments of the lesson, by the answers given before: a cryptid is about to be tracked; the reserve has grown. */
const TRACKING = questionOf(3, 2)
const LAYING = questionOf(6)

function useScene(moment: number, language: Language): Scene {
  return useMemo(() => sceneOf(propsAt(moment, language)), [moment, language])
}

function propsAt(moment: number, language: Language): StageProps {
  const made = Match.create(cryptids as Game, {
    seats: 1,
    options: OPTIONS,
    seed: fromHex(SEED) ?? new Uint8Array(),
  })
  if (!made.ok) throw new Error(made.message)
  const match = made.value
  for (const value of SCRIPT.slice(0, moment)) {
    const [question] = match.questions(0)
    match.answer({ seat: 0, question: question?.id, value })
  }
  return {
    table: {
      game: cryptids.id,
      options: OPTIONS,
      packs: {},
      viewer: 0,
      seats: [{ seat: 0, name: '', kind: 'person', you: true, here: true, online: true }],
      view: match.view(0),
      questions: match.questions(0),
      awaited: [0],
      outcome: null,
      told: [],
    },
    language,
    interactive: true,
    selection: null,
    select: () => undefined,
    confirm: () => undefined,
    highlight: null,
    explain: () => undefined,
    focus: null,
    setFocus: () => undefined,
    phone: false,
  }
}
