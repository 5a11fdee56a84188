import type { Json, Packs } from '@curio/kernel'
import type { TableInfo, TimeControl } from '@curio/protocol'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useSettings } from '../store/settings.ts'
import { useGameUi } from '../use-game-ui.ts'
import { useWords, type Words } from '../words/index.ts'
import { personName } from './names.ts'
import { packsAt } from './open-online.ts'
import { packTerms } from './pack-terms.ts'

/** What whoever sits down agrees to: the time, who may look on, and what the game itself asks before it begins. */
export function LobbyTerms({ info }: { readonly info: TableInfo }): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const ui = useGameUi(info.game)
  const packs = useBrought(info)
  const names = info.seats.map(({ person, reserved }, index) => {
    const known = person ?? reserved
    return known === null ? words.create.freeSeat(index + 1) : personName(known, words)
  })
  const isKnown = ui !== null && ui !== 'failed' && packs !== null
  const ofGame = isKnown ? ui.terms(info.options as Json, names, packs, language) : []
  const terms = [
    [words.create.clock, clockWords(info.clock, words)],
    [words.create.visibility, words.create.visibilities[info.visibility]],
    ...ofGame,
    ...packTerms(info, language, words),
  ] as const
  return (
    <section className="lobby__terms">
      <h2>{words.lobby.terms}</h2>
      <dl className="terms">
        {terms.map(([what, how]) => (
          <div key={`${what} ${how}`}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      {info.clock.kind !== 'none' && (
        <p className="muted">
          {words.lobby.clockStarts} {words.create.clockHint}
        </p>
      )}
    </section>
  )
}

/** What was brought, once it is here; it stays the same until the match begins. */
function useBrought(info: TableInfo): Packs | null {
  const first = useRef(info)
  const [packs, setPacks] = useState<Packs | null>(null)
  useEffect(() => {
    let wanted = true
    packsAt(first.current).then(
      (found) => wanted && setPacks(found),
      () => null,
    )
    return () => {
      wanted = false
    }
  }, [])
  return packs
}

function clockWords(clock: TimeControl, { create, lobby }: Words): string {
  switch (clock.kind) {
    case 'none':
      return create.clocks.none
    case 'days':
      return lobby.clockDays(clock.days)
    case 'minutes':
      return lobby.clockMinutes(clock.minutes)
  }
}
