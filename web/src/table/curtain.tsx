import { Button, PlayerMark } from '@curio/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { useWords } from '../words/index.ts'
import { useTableScreen } from './context.ts'
import { nextBehindCurtain } from './curtain-turn.ts'
import { seatName } from './link.ts'

/** Covers the table until the right person sits before it. */
export function Curtain(): ReactElement | null {
  const { snapshot, link, moment } = useTableScreen()
  const words = useWords()
  const shared = snapshot.here.length > 1
  const [opened, setOpened] = useState(false)
  const next = nextBehindCurtain(snapshot)
  const first = shared && !opened && snapshot.table.outcome === null ? snapshot.table.viewer : null
  const seat = next ?? first
  useEffect(() => {
    if (next !== null) setOpened(false)
  }, [next])
  if (seat === null || moment !== null) return null
  const name = seatName(snapshot.table.seats, seat)
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-label={words.table.curtainTitle(name)}>
      <PlayerMark seat={seat} size={72} />
      <h2>{words.table.curtainTitle(name)}</h2>
      <p>{words.table.curtainText}</p>
      <Button
        look="primary"
        ref={(button) => button?.focus()}
        onClick={() => {
          setOpened(true)
          link.look(seat)
        }}
      >
        {words.table.curtainOpen(name)}
      </Button>
    </div>
  )
}
