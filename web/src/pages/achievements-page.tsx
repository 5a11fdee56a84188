import type { Achievement, AchievementGroup, AchievementProgress } from '@curio/kernel'
import { Icon } from '@curio/ui'
import { Check, Lock, LockOpen } from 'lucide'
import type { ReactElement } from 'react'
import { type Book, useBook } from '../achievements/use-book.ts'
import { gameName } from '../games.ts'
import { NotFound, Notice } from '../shell/notice.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'

/** What a person has achieved in a game, over all matches. */
export function AchievementsPage({ game }: { readonly game: string }): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const book = useBook(game)
  const title = `${words.achievements.title}: ${gameName(game, language)}`
  useTitle(title)
  if (book === null) return <Notice title={words.loading} text="" />
  if (book === 'none') return <NotFound />
  const { groups = [], counting } = book.game.achievements ?? {}
  return (
    <main className="page" id="content">
      <h1>{title}</h1>
      <p className="prose__lead">{words.achievements.lead}</p>
      {counting && <p className="feats-counting muted">{counting[language]}</p>}
      {book.tick === null && <p className="muted">{words.achievements.noServer}</p>}
      <div className="feats">
        {groups.map((group) => (
          <Group key={group.id} group={group} book={book} />
        ))}
      </div>
    </main>
  )
}

function Group({ group, book }: { readonly group: AchievementGroup; readonly book: Book }): ReactElement {
  const { language } = useSettings()
  const of = (id: string): AchievementProgress | undefined => book.progress.find((each) => each.id === id)
  const done = group.items.filter(({ id }) => of(id)?.done).length
  return (
    <section className="feat-group" aria-labelledby={`feats-${group.id}`}>
      <h2 id={`feats-${group.id}`}>{group.name[language]}</h2>
      <Box group={group} done={done} />
      <ul className="feat-group__items">
        {group.items.map((item) => (
          <Feat key={item.id} item={item} progress={of(item.id)} tick={book.tick} />
        ))}
      </ul>
    </section>
  )
}

/** What the group keeps locked: how much, and how much is missing, never what. */
function Box({
  group,
  done,
}: {
  readonly group: AchievementGroup
  readonly done: number
}): ReactElement | null {
  const { achievements: words } = useWords()
  const { unlocks, enough } = group
  if (unlocks.length === 0) return null
  const isOpen = done >= enough
  return (
    <p className={isOpen ? 'feat-box feat-box--open' : 'feat-box'}>
      <Icon node={isOpen ? LockOpen : Lock} />
      <span>{isOpen ? words.unlocked(unlocks.length) : words.locked(unlocks.length, enough - done)}</span>
    </p>
  )
}

interface FeatProps {
  readonly item: Achievement
  readonly progress: AchievementProgress | undefined
  readonly tick: Book['tick']
}

function Feat({ item, progress, tick }: FeatProps): ReactElement {
  const { language } = useSettings()
  const text = item.text[language] ?? ''
  const isDone = progress?.done ?? false
  const name = isDone ? 'feat feat--done' : 'feat'
  if (item.kind === 'ticked')
    return (
      <li className={name}>
        <label className="feat__tick">
          <input
            type="checkbox"
            checked={isDone}
            disabled={tick === null}
            onChange={({ target }) => tick?.(item.id, target.checked)}
          />
          <span>{text}</span>
        </label>
      </li>
    )
  const { reached = 0, atLeast = item.atLeast } = progress ?? {}
  return (
    <li className={name}>
      <span className="feat__text">
        {isDone && <Icon node={Check} />}
        {text}
      </span>
      <Bar text={text} reached={reached} atLeast={atLeast} />
    </li>
  )
}

function Bar({
  text,
  reached,
  atLeast,
}: {
  readonly text: string
  readonly reached: number
  readonly atLeast: number
}): ReactElement {
  const { achievements: words } = useWords()
  const shown = Math.min(reached, atLeast)
  return (
    <span className="feat__bar">
      <progress max={atLeast} value={shown} aria-label={text} />
      <span>{words.reached(shown, atLeast)}</span>
    </span>
  )
}
