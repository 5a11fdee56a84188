import type { TableLine } from '@curio/protocol'
import { Button, Dialog, Icon } from '@curio/ui'
import { Clock, GraduationCap, Play, Trash2, Users } from 'lucide'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { GAMES, type GameEntry } from '../games.ts'
import { deleteSave, listSaves } from '../local/matches.ts'
import { answersIn, lacksPacks, type Save } from '../local/save.ts'
import { matchName } from '../match-name.ts'
import { OwnTableRow, PublicTables } from '../online/open-tables.tsx'
import { turnsFirst, useOwnTables } from '../online/own-tables.ts'
import { Link } from '../router.tsx'
import { GamePoster } from '../shell/game-poster.tsx'
import { SeatNames } from '../shell/seat-names.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useSettings } from '../store/settings.ts'
import { LessonLinks } from '../tutorial/lesson-links.tsx'
import { lessonAddress } from '../tutorial/lessons.ts'
import { useWords } from '../words/index.ts'
import { figure } from '../words/typography.ts'

export function HomePage(): ReactElement {
  const words = useWords()
  const unfinished = useUnfinished()
  const { isEmpty } = unfinished
  useTitle(words.nav.home)
  return (
    <main className="page home" id="content">
      <header className="home__head">
        <h1>{words.home.title}</h1>
        {/* Whoever has been here knows what this is. */}
        {isEmpty && <p>{words.home.lead}</p>}
      </header>
      {/* What waits for this person comes before everything else; an empty shelf does not. */}
      {!isEmpty && <Continue unfinished={unfinished} />}
      <div className="home__games">
        {GAMES.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
      <p className="home__soon">{words.home.soon}</p>
      <div className="home__shelves">
        {isEmpty && <Continue unfinished={unfinished} />}
        <PublicTables />
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
  const [first, ...further] = game.lessons
  return (
    <article className="game-card">
      <GamePoster game={game.id} />
      <div className="game-card__body">
        <h2 className="game-card__title">{game.name[language]}</h2>
        <p className="game-card__tagline">{game.tagline[language]}</p>
        <Facts game={game} />
        {further.length > 0 && (
          <LessonLinks
            lead={words.tutorial.another}
            className="game-card__lessons"
            game={game.id}
            lessons={further}
          />
        )}
        <div className="game-card__acts">
          <Link className="button button--primary" to={`/new/${game.id}`}>
            <Icon node={Play} />
            {words.home.play}
          </Link>
          {first && (
            <Link className="button" to={lessonAddress(game.id, first.id)}>
              <Icon node={GraduationCap} />
              {words.home.learn}
            </Link>
          )}
          <span className="game-card__reading">
            <Link className="button button--quiet" to={`/rules/${game.id}`}>
              {words.home.readRules}
            </Link>
            {game.hasCards && (
              <Link className="button button--quiet" to={`/cards/${game.id}`}>
                {words.home.cards}
              </Link>
            )}
            {game.hasAchievements && (
              <Link className="button button--quiet" to={`/achievements/${game.id}`}>
                {words.achievements.title}
              </Link>
            )}
          </span>
        </div>
      </div>
    </article>
  )
}

const HEAVIEST = 5

/** For how many, how long, how heavy, and for whom it is best. */
function Facts({ game }: { readonly game: GameEntry }): ReactElement {
  const { home: words } = useWords()
  const { language } = useSettings()
  const { seats, minutes, weight, goodFor } = game
  return (
    <div className="game-card__facts">
      <span>
        <Icon node={Users} /> {words.forPlayers(seats.min, seats.max)}
      </span>
      <span>
        <Icon node={Clock} /> {words.minutes(minutes.min, minutes.max)}
      </span>
      <span>
        <span className="weight" aria-hidden="true">
          <span style={{ inlineSize: `${(weight / HEAVIEST) * 100}%` }} />
        </span>{' '}
        {words.weight(figure(weight, language))}
      </span>
      <ul className="game-card__for" aria-label={words.goodForTitle}>
        {goodFor.map((each) => (
          <li key={each}>{words.goodFor[each]}</li>
        ))}
      </ul>
    </div>
  )
}

interface Unfinished {
  /** On the server, those that wait for this person first; null until it has answered. */
  readonly tables: readonly TableLine[] | null
  /** Who this is on the server. */
  readonly player: string
  /** In this browser; null until they are read. */
  readonly saves: readonly Save[] | null
  readonly isEmpty: boolean
  /** Reads the saves again. */
  readonly again: () => Promise<void>
}

/** Unfinished matches: the player's on the server, and those of this browser. */
function useUnfinished(): Unfinished {
  const [saves, setSaves] = useState<readonly Save[] | null>(null)
  const own = useOwnTables()
  const again = useCallback(async (): Promise<void> => {
    const found = await listSaves().catch(() => [])
    setSaves(found.filter(({ over }) => !over))
    // A failure is retried at the next visit, or when the match is opened.
    bringPacks(found).catch(() => null)
  }, [])
  useEffect(() => void again(), [again])
  const tables = own && turnsFirst(own.tables)
  const isEmpty = (saves ?? []).length === 0 && (tables ?? []).length === 0
  return { tables, player: own?.player ?? '', saves, isEmpty, again }
}

function Continue({ unfinished }: { readonly unfinished: Unfinished }): ReactElement {
  const words = useWords()
  const { tables, player, saves, isEmpty, again } = unfinished
  const [removing, setRemoving] = useState<Save | null>(null)
  const isKnown = saves !== null && tables !== null
  const remove = async (save: Save): Promise<void> => {
    await deleteSave(save.id)
    setRemoving(null)
    await again()
  }
  return (
    <section className="shelf shelf--continue">
      <h2>{words.home.continueTitle}</h2>
      {isEmpty && <p className="muted">{isKnown ? words.home.continueEmpty : words.loading}</p>}
      <ul>
        {tables?.map((table) => (
          <OwnTableRow key={table.match} table={table} player={player} />
        ))}
        {saves?.map((save) => (
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
  const { game, header, stage = null } = save
  const name = matchName({ game, options: header.options, stage }, language)
  return (
    <li className="shelf__row">
      <Link className="shelf__link" to={`/local/${save.id}`}>
        <b>{save.tutorial === null ? name : words.home.lesson(name)}</b>
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
