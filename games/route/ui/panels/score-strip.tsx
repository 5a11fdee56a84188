import { ExplainedList } from '@curio/ui'
import { counted } from '@curio/ui/language'
import type { ReactElement, ReactNode } from 'react'
import { TOURIST_TYPES } from '../../content/pack.ts'
import { type PointSource, sourcesIn } from '../../rules/scoring.ts'
import type { Standing } from '../../text/index.ts'
import { canalTip } from '../canal-words.ts'
import { LandmarkGlyph, TouristGlyph } from '../map/glyphs.tsx'
import { eventsNow } from '../model/events.ts'
import { partnerOf } from '../model/teams.ts'
import { hasEvents, type Scene } from '../scene.ts'
import { useSteadyStanding } from '../standings.ts'
import { TOUR_BOARD_WORDS } from '../tour-board-words.ts'

interface ScoreProps {
  readonly scene: Scene
  readonly standing: Standing | null
}

/** The live score by category: tourists times landmarks, and the rest (RT-SCG-1 to RT-SCG-4). */
export function ScoreStrip({ scene, standing }: ScoreProps): ReactElement {
  const { text, board } = scene
  const { words } = text
  const lost = scene.player?.ending?.eliminated === true
  const own = lost ? 0 : (standing?.total ?? null)
  const team = useTeam(scene, own)
  const cell = (id: string, tip: string, label: ReactNode, value: ReactNode, more?: ReactNode) => ({
    id,
    tip,
    className: `rt-score-cell rt-score-${id}`,
    content: (
      <>
        <span className="rt-label">{label}</span>
        <b data-motion={`score:${id}`}>{value}</b>
        {more}
      </>
    ),
  })
  const length = counted(words.language, standing?.segments ?? 0, words.segments)
  const items = [
    ...sourcesIn(scene.pack, hasEvents(scene.view)).map((source) =>
      cell(
        source,
        sourceTip(scene, source, standing),
        <SourceLabel source={source} name={words.sources[source]} />,
        standing?.by[source] ?? '…',
        <Product standing={standing} source={source} />,
      ),
    ),
    ...(scene.pack.ancients.length > 0
      ? [cell('madness', board.sources.madness, words.labels.madness, standing?.madness ?? 0)]
      : []),
    cell('total', board.totalNow(length), words.labels.total, own ?? '…'),
    ...(team ? [cell('team', team.tip, team.label, team.total ?? '…')] : []),
  ]
  return (
    <ExplainedList
      label={words.labels.score}
      className={scene.pack.tour ? 'rt-score rt-score--tour' : 'rt-score'}
      items={items}
    />
  )
}

interface TeamTotal {
  readonly label: string
  readonly tip: string
  readonly total: number | null
}

/** RT-BASE-46: what the player on the stage and their partner have together; null where everybody plays alone. */
function useTeam({ pack, view, props, shown, text }: Scene, own: number | null): TeamTotal | null {
  const partner = partnerOf(props.table, shown)
  const request = partner === null ? null : { pack, view, seat: partner, add: [], remove: [] }
  const standing = useSteadyStanding(request)
  if (partner === null) return null
  const theirs = view.players[partner]?.ending?.eliminated ? 0 : (standing?.total ?? null)
  const words = TOUR_BOARD_WORDS[props.language].team
  const total = own === null || theirs === null ? null : own + theirs
  return { label: words.label, tip: words.tip(text.names.player(partner), theirs ?? 0), total }
}

const touristOf = (source: PointSource) => TOURIST_TYPES.find((each) => each === source)

/** What a source of points is, and what it is made of now. */
function sourceTip(scene: Scene, source: PointSource, standing: Standing | null): string {
  const { board, text, pack } = scene
  const type = touristOf(source)
  const canals = pack.tour?.canalCoefficient
  if (source === 'purple' && canals) return canalTip(text.words.language, canals)
  if (source === 'events') return eventsTip(scene, standing)
  const said = { ...board.sources, ...TOUR_BOARD_WORDS[text.words.language].sources }[source]
  if (!type || !standing) return said
  const { tourists, landmarks } = standing.products[type]
  const { words, names } = text
  const now = board.sourceNow(
    counted(words.language, tourists, words.allTourists),
    counted(words.language, landmarks, board.landmarks),
    names.points(standing.by[source] ?? 0),
  )
  return `${said} ${now}`
}

/** Every event that brings or costs something, by itself. */
function eventsTip({ text, pack, view, shown }: Scene, standing: Standing | null): string {
  const { words, names } = text
  const route = view.players[shown]?.ending?.route ?? standing?.route ?? []
  const each = eventsNow(pack, view, shown, route)
    .filter(({ points }) => points !== 0)
    .map(({ event, points }) => `${names.event(event)}: ${names.points(points)}`)
  return [TOUR_BOARD_WORDS[words.language].sources.events, ...each].join(' ')
}

function SourceLabel({
  source,
  name,
}: {
  readonly source: PointSource
  readonly name: string
}): ReactElement {
  const type = touristOf(source)
  return (
    <>
      {type && (
        <svg viewBox="0 0 20 20" className="rt-inline" aria-hidden="true">
          <TouristGlyph type={type} x={10} y={10} size={7} />
        </svg>
      )}
      {(source === 'yellow' || source === 'rating') && (
        <svg viewBox="0 0 20 20" className="rt-inline" aria-hidden="true">
          <LandmarkGlyph type={source === 'yellow' ? source : 'grey'} x={10} y={10} size={7.5} />
        </svg>
      )}
      {name}
    </>
  )
}

function Product({
  standing,
  source,
}: Pick<ScoreProps, 'standing'> & { readonly source: PointSource }): ReactElement | null {
  const type = touristOf(source)
  const product = type && standing ? standing.products[type] : null
  return product && <small>{`${product.tourists}×${product.landmarks}`}</small>
}
