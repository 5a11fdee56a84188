import { Button, Dialog, Icon } from '@curio/ui'
import { GraduationCap, Play, Trash2 } from 'lucide'
import { type ReactElement, useEffect, useState } from 'react'
import { GAMES, type GameEntry, gameName } from '../games.ts'
import { deleteSave, listSaves } from '../local/matches.ts'
import { answersIn, lacksPacks, type Save } from '../local/save.ts'
import { OwnTableRow, PublicTables, useOwnTables } from '../online/open-tables.tsx'
import { Link } from '../router.tsx'
import { GamePoster } from '../shell/game-poster.tsx'
import { SeatNames } from '../shell/seat-names.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'

export function HomePage(): ReactElement {
  const words = useWords()
  useTitle(words.nav.home)
  return (
    <main className="page home" id="content">
      <header className="home__head">
        <h1>{words.home.title}</h1>
        <p>{words.home.lead}</p>
      </header>
      <div className="home__columns">
        <div className="home__games">
          {GAMES.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
          <p className="home__soon">
            {words.home.soon}: {words.home.soonGames.join(' · ')}
          </p>
        </div>
        <div className="home__side">
          <Continue />
          <PublicTables />
        </div>
      </div>
      <section className="home__here">
        <h2>{words.home.hereTitle}</h2>
        <dl>
          {words.home.here.map(([what, how]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  )
}

function GameCard({ game }: { readonly game: GameEntry }): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  return (
    <article className="game-card">
      <GamePoster game={game.id} />
      <div className="game-card__body">
        <h2 className="game-card__title">{game.name[language]}</h2>
        <p className="game-card__tagline">{game.tagline[language]}</p>
        <p className="game-card__facts">{words.home.forPlayers(game.seats.min, game.seats.max)}</p>
        <div className="game-card__acts">
          <Link className="button button--primary" to={`/new/${game.id}`}>
            <Icon node={Play} />
            {words.home.play}
          </Link>
          {game.loadTutorial && (
            <Link className="button" to={`/tutorial/${game.id}`}>
              <Icon node={GraduationCap} />
              {words.home.learn}
            </Link>
          )}
          <Link className="button button--quiet" to={`/rules/${game.id}`}>
            {words.home.readRules}
          </Link>
        </div>
      </div>
    </article>
  )
}

/** Unfinished matches: the player's on the server, and those of this browser. */
function Continue(): ReactElement {
  const words = useWords()
  const [saves, setSaves] = useState<readonly Save[] | null>(null)
  const [removing, setRemoving] = useState<Save | null>(null)
  useEffect(() => {
    listSaves().then(
      (found) => {
        setSaves(found)
        // A failure is retried at the next visit, or when the match is opened.
        bringPacks(found).catch(() => null)
      },
      () => setSaves([]),
    )
  }, [])
  const tables = useOwnTables()
  const going = saves?.filter(({ over }) => !over) ?? []
  const isKnown = saves !== null && tables !== null
  const isEmpty = going.length === 0 && (tables ?? []).length === 0
  const remove = async (save: Save): Promise<void> => {
    await deleteSave(save.id)
    setRemoving(null)
    setSaves(await listSaves())
  }
  return (
    <section className="shelf">
      <h2>{words.home.continueTitle}</h2>
      {isEmpty && <p className="muted">{isKnown ? words.home.continueEmpty : words.loading}</p>}
      <ul>
        {tables?.map((table) => (
          <OwnTableRow key={table.match} table={table} />
        ))}
        {going.map((save) => (
          <SaveRow key={save.id} save={save} remove={() => setRemoving(save)} />
        ))}
      </ul>
      {removing !== null && (
        <Dialog title={words.home.remove} closeName={words.close} close={() => setRemoving(null)}>
          <p>{words.home.removeSure}</p>
          <div className="dialog__acts">
            <Button onClick={() => setRemoving(null)}>{words.cancel}</Button>
            <Button look="danger" onClick={() => void remove(removing)}>
              {words.home.removeYes}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

/** Matches from before packs were kept get theirs; the code for it is loaded only if there are any. */
async function bringPacks(saves: readonly Save[]): Promise<void> {
  const old = saves.filter(lacksPacks)
  if (old.length === 0) return
  const { givePacksTo } = await import('../local/open-local.ts')
  await givePacksTo(old)
}

function SaveRow({ save, remove }: { readonly save: Save; readonly remove: () => void }): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  return (
    <li className="shelf__row">
      <Link className="shelf__link" to={`/local/${save.id}`}>
        <b>{save.tutorial === null ? gameName(save.game, language) : words.tutorial.title}</b>
        <span className="shelf__who">
          <SeatNames save={save} />
        </span>
        <span className="muted">
          {words.home.moveNumber(answersIn(save))} · {new Date(save.updated).toLocaleDateString(language)}
        </span>
      </Link>
      <Button look="quiet" icon={Trash2} name={words.home.remove} onClick={remove} />
    </li>
  )
}
