import { Button, PlayerMark } from '@curio/ui'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../words/index.ts'
import { seatName } from '../../words/names.ts'
import { useTableScreen } from '../context.ts'
import { behindCurtain, nextAtScreen } from './curtain-turn.ts'

/** Covers the table until the right person sits in front of it. If nothing is hidden, the table simply turns to them. */
export function Curtain(): ReactElement | null {
  const { ui, snapshot, link, moment, seen, interval } = useTableScreen()
  const words = useWords()
  const [opened, setOpened] = useState(false)
  // What a bot did last is seen to its end before the screen changes hands.
  const next = seen.playing ? null : nextAtScreen(snapshot)
  const hides = ui.hides?.(snapshot.table) ?? true
  const seat = opened && seen.playing ? null : behindCurtain(snapshot, hides, opened)
  useEffect(() => {
    if (next === null) return
    if (hides) setOpened(false)
    else link.turnTo(next)
  }, [next, hides, link])
  // Between two games nothing is hidden, and everybody here looks together.
  if (seat === null || moment !== null || interval !== null) return null
  const name = seatName(snapshot.table.seats, seat)
  return (
    <Cover label={words.table.curtainTitle(name)}>
      <PlayerMark seat={seat} size={72} />
      <h2>{words.table.curtainTitle(name)}</h2>
      <p>{words.table.curtainText}</p>
      <Button
        look="primary"
        onClick={() => {
          setOpened(true)
          link.look(seat)
        }}
      >
        {words.table.curtainOpen(name)}
      </Button>
    </Cover>
  )
}

/** A modal dialog over everything: keys and screen readers cannot get behind it, and only its button closes it. */
function Cover({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  const cover = useRef<HTMLDialogElement>(null)
  useEffect(() => cover.current?.showModal(), [])
  return (
    <dialog
      ref={cover}
      className="curtain"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault()
      }}
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>
  )
}
