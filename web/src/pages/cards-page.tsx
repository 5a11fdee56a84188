import { Icon } from '@curio/ui'
import { BookOpenText } from 'lucide'
import { type ReactElement, Suspense, useEffect } from 'react'
import { gameName } from '../games.ts'
import { Link, useHash } from '../router.tsx'
import { NotFound, Notice } from '../shell/notice.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useSettings } from '../store/settings.ts'
import { useGameUi } from '../use-game-ui.ts'
import { useWords } from '../words/index.ts'

/** All cards of a game, for games that have such a page. */
export function CardsPage({ game }: { readonly game: string }): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const ui = useGameUi(game)
  const title = `${words.rules.cardsTitle}: ${gameName(game, language)}`
  useTitle(title)
  if (ui === null) return <Notice title={words.loading} text="" />
  if (ui === 'failed' || !ui.Cards) return <NotFound />
  return (
    <main className="page cards" id="content">
      <h1>{title}</h1>
      <p className="cards__rules">
        <Link className="button button--quiet" to={`/rules/${game}`}>
          <Icon node={BookOpenText} />
          {words.home.readRules}
        </Link>
      </p>
      <Suspense fallback={<p className="muted">{words.loading}</p>}>
        <ui.Cards language={language} />
        <Arrived />
      </Suspense>
    </main>
  )
}

/** Brings the card that the address names into sight, once the cards are there. */
function Arrived(): null {
  const target = useHash()
  useEffect(() => {
    const card = target === '' ? null : document.getElementById(target)
    if (card === null) return
    card.scrollIntoView({ block: 'center' })
    card.tabIndex = -1
    card.focus({ preventScroll: true })
  }, [target])
  return null
}
