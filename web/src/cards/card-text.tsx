import { oncePer, type Packs } from '@curio/kernel'
import { Dialog, type GameUi, type Language, type NamedCard } from '@curio/ui'
import {
  createContext,
  type ReactElement,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react'
import { Link } from '../router.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { type FindCards, findingCards } from './mentions.ts'

interface Mentions {
  /** By the packs that a text tells of; null is all that there are here. */
  readonly finding: (packs: Packs | null) => FindCards
  readonly game: string
  /** Shows a card over the table; null where a link leads to it. */
  readonly show: ((card: NamedCard, packs: Packs | null) => void) | null
}

const MentionsContext = createContext<Mentions | null>(null)

interface CardMentionsProps {
  readonly game: string
  /** Null until it is loaded: cards have no names yet. */
  readonly ui: GameUi | null
  readonly packs: Packs
  /** Whoever sits here stays here: a card is shown over the page. */
  readonly atTable?: boolean
  readonly children: ReactNode
}

/** A card, and the packs that it is from. */
interface Shown {
  readonly card: NamedCard
  readonly packs: Packs | null
}

function findingIn(ui: GameUi, all: Packs, language: Language): Mentions['finding'] {
  const finding = oncePer((packs: Packs) => findingCards(ui.named?.(packs, language) ?? []))
  return (packs) => finding(packs ?? all)
}

/** In texts within this, the names of cards lead to the cards. */
export function CardMentions({
  game,
  ui,
  packs,
  atTable = false,
  children,
}: CardMentionsProps): ReactElement {
  const { language } = useSettings()
  const [shown, setShown] = useState<Shown | null>(null)
  const show = useCallback((card: NamedCard, its: Packs | null) => setShown({ card, packs: its }), [])
  const isPossible = atTable ? ui?.Card !== undefined : ui?.Cards !== undefined
  const mentions = useMemo(
    () =>
      ui?.named && isPossible
        ? { game, finding: findingIn(ui, packs, language), show: atTable ? show : null }
        : null,
    [game, ui, packs, language, atTable, isPossible, show],
  )
  return (
    <MentionsContext value={mentions}>
      {children}
      {ui && shown && (
        <CardDialog
          {...{ game, ui }}
          packs={shown.packs ?? packs}
          card={shown.card}
          close={() => setShown(null)}
        />
      )}
    </MentionsContext>
  )
}

interface CardDialogProps extends Required<Pick<CardMentionsProps, 'game' | 'packs'>> {
  readonly ui: GameUi
  readonly card: NamedCard
  readonly close: () => void
}

function CardDialog({ game, ui, packs, card, close }: CardDialogProps): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  return (
    <Dialog title={card.title} closeName={words.close} close={close}>
      <Suspense fallback={<p className="muted">{words.loading}</p>}>
        {ui.Card && <ui.Card card={card.id} packs={packs} language={language} />}
      </Suspense>
      {ui.Cards && (
        <p className="card-mention__all">
          <Link to={`/cards/${game}#${card.id}`} target="_blank">
            {words.rules.cards}
          </Link>
        </p>
      )}
    </Dialog>
  )
}

/** Whether a text mentions cards here. */
export function useHasCards(): (text: string, packs: Packs) => boolean {
  const mentions = useContext(MentionsContext)
  return (text, packs) =>
    mentions
      ?.finding(packs)(text)
      .some(({ card }) => card !== null) ?? false
}

interface CardTextProps {
  readonly text: string
  /** The packs that it tells of; without them, all that there are here. */
  readonly packs?: Packs
  /** Whether Tab stops at the cards. */
  readonly isStop?: boolean
}

/** A text with the cards that it mentions. The sign behind a name never begins a line. */
export function CardText({ text, packs, isStop = true }: CardTextProps): ReactElement {
  const mentions = useContext(MentionsContext)
  if (mentions === null) return <>{text}</>
  const pieces = mentions.finding(packs ?? null)(text)
  /** The signs that close a name, such as a full stop; a bracket that opens belongs to what follows. */
  const signsAfter = (index: number): string => {
    const next = pieces[index + 1]
    return next?.card === null ? (/^[.,:;!?)\]»”…]*/u.exec(next.text)?.[0] ?? '') : ''
  }
  return (
    <>
      {pieces.map(({ text: piece, card }, index) => {
        const key = `${index}`
        if (card === null) {
          const isAfterName = index > 0
          return <span key={key}>{isAfterName ? piece.slice(signsAfter(index - 1).length) : piece}</span>
        }
        return (
          <span key={key} className="card-mention-room">
            <Mention {...mentions} packs={packs ?? null} card={card} name={piece} isStop={isStop} />
            {signsAfter(index)}
          </span>
        )
      })}
    </>
  )
}

interface MentionProps extends Pick<Mentions, 'game' | 'show'>, Shown {
  readonly name: string
  readonly isStop: boolean
}

function Mention({ game, show, card, packs, name, isStop }: MentionProps): ReactElement {
  const tabIndex = isStop ? 0 : -1
  return show ? (
    <button
      type="button"
      className="card-mention"
      aria-haspopup="dialog"
      tabIndex={tabIndex}
      onClick={() => show(card, packs)}
    >
      {name}
    </button>
  ) : (
    <Link className="card-mention" to={`/cards/${game}#${card.id}`} tabIndex={tabIndex}>
      {name}
    </Link>
  )
}
