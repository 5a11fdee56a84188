import type { Json } from '@curio/kernel'
import type { Clock, TableInfo } from '@curio/protocol'
import type { ReactElement } from 'react'
import { useSettings } from '../store/settings.ts'
import { useGameUi } from '../use-game-ui.ts'
import { useWords, type Words } from '../words/index.ts'
import { personName } from './names.ts'
import { packTerms } from './pack-terms.ts'

/** What whoever sits down agrees to: the time, who may look on, and what the game itself asks before it begins. */
export function LobbyTerms({ info }: { readonly info: TableInfo }): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const ui = useGameUi(info.game)
  const names = info.seats.map(({ person, reserved }, index) => {
    const known = person ?? reserved
    return known === null ? words.create.freeSeat(index + 1) : personName(known, words)
  })
  const ofGame = ui === null || ui === 'failed' ? [] : ui.terms(info.options as Json, names, language)
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

function clockWords(clock: Clock, { create, lobby }: Words): string {
  switch (clock.kind) {
    case 'none':
      return create.clocks.none
    case 'days':
      return lobby.clockDays(clock.days)
    case 'minutes':
      return lobby.clockMinutes(clock.minutes)
  }
}
