import type { Figure, Language, TableState } from '@curio/ui'
import { capital } from '@curio/ui/language'
import type { ReactElement } from 'react'
import { known, trickOf } from '../rules/content.ts'
import { SUPPLY } from '../rules/state.ts'
import { asTrickerionView, type PlayerView } from '../text/view.ts'
import { Glyph, TrickPicture } from './art/glyph.tsx'
import { Portrait } from './art/portrait.tsx'
import { FINAL_WORDS } from './final-words.ts'
import { type Career, careerOf, type Playbill, symbolsIn } from './model/career.ts'
import { DiscMark, Token } from './pieces.tsx'
import { contentIn, type Press } from './press.ts'
import { textOf } from './scene.ts'
import { ShowCard } from './theater/show-card.tsx'

interface FinalProps {
  readonly table: TableState
  readonly figure: Figure
  readonly language: Language
  readonly large: boolean
}

/** How many playbills the winner's wall has room for. */
const MOST_PLAYBILLS = 3

/** What a player leaves behind: the workshop with its tricks, the team, and the last playbills. */
export function Final({ table, figure: { seat }, language, large }: FinalProps): ReactElement | null {
  const player = asTrickerionView(table.view).players[seat]
  if (!player) return null
  const content = contentIn(table.packs)
  const press: Press = { content, text: textOf(table, language), language }
  const career = careerOf(table.told, seat)
  const last = career.playbills.slice(large ? -MOST_PLAYBILLS : -1).toReversed()
  const magician = player.magician === null ? null : known(content.magicians, player.magician).entry
  return (
    <div className={large ? 'tb tr tb-final tb-final--large' : 'tb tr tb-final'}>
      {magician && (
        <div className="tb-final-who">
          <Portrait magician={magician.id} school={magician.school} />
          <p>
            <b>{magician[language]}</b>
            <span>{FINAL_WORDS[language].shows(career.playbills.length)}</span>
          </p>
        </div>
      )}
      <Workshop press={press} player={player} seat={seat} career={career} />
      <Playbills press={press} table={table} playbills={last} />
    </div>
  )
}

interface WorkshopProps {
  readonly press: Press
  readonly player: PlayerView
  readonly seat: number
  readonly career: Career
}

function Workshop({ press, player, seat, career }: WorkshopProps): ReactElement {
  const { content, text, language } = press
  const words = FINAL_WORDS[language]
  const team = player.characters.filter(({ at }) => at !== SUPPLY)
  return (
    <div className="tb-final-workshop">
      <h3 className="tb-label">{words.tricks}</h3>
      {player.tricks.length === 0 && <p>{words.noTricks}</p>}
      <ul className="tb-final-tricks">
        {player.tricks.map(({ trick, markers }) => {
          const { entry } = trickOf(content, trick)
          const times = career.shown.get(trick) ?? 0
          return (
            <li key={trick} className={`tb-school--${entry.school}`}>
              <TrickPicture trick={trick} school={entry.school} />
              <span className="tb-final-trick">
                <b>{entry[language]}</b>
                <small>
                  {times === 0 ? words.neverShown : words.times(times)}
                  {markers > 0 && `, ${text.names.counted(markers, 'markers')}`}
                </small>
              </span>
            </li>
          )
        })}
      </ul>
      <div className="tb-final-means">
        <span>
          <span className="unseen">
            {words.team}: {text.names.list(team.map(({ disc }) => text.names.character(disc)))}
          </span>
          {team.map(({ disc }) => (
            <DiscMark key={disc} seat={seat} disc={disc} isHome />
          ))}
        </span>
        {player.components.length > 0 && (
          <span>
            <span className="unseen">
              {words.stock}: {text.names.loads(player.components)}
            </span>
            {player.components.map(({ kind, count }) => (
              <Token key={kind} kind={kind} count={count} />
            ))}
          </span>
        )}
      </div>
    </div>
  )
}

interface PlaybillsProps {
  readonly press: Press
  readonly table: TableState
  readonly playbills: readonly Playbill[]
}

function Playbills({ press, table, playbills }: PlaybillsProps): ReactElement {
  const { text, language } = press
  const words = FINAL_WORDS[language]
  if (playbills.length === 0) return <p className="tb-final-none">{words.noShows}</p>
  return (
    <div className="tb-final-playbills">
      <h3 className="tb-label">{playbills.length > 1 ? words.lastShows : words.lastShow}</h3>
      <ul>
        {playbills.map(({ show, day, round, performer }) => (
          <li key={`${round} ${day} ${show.card}`}>
            <ShowCard press={press} show={show} suitOf={symbolsIn(table.told)} />
            <p>
              <Glyph name="perform" /> {capital(words.when(text.words.days[day], round))},{' '}
              {words.ledBy(text.names.players([performer]))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
