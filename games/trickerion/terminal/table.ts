import {
  Canvas,
  cut,
  type Line,
  putLines,
  SCREEN_WIDTH,
  type Scene,
  span,
  spread,
  widthOf,
} from '@curio/ui/terminal'
import type { TrickerionText } from '../text/index.ts'
import { trickerionTitle } from '../text/title.ts'
import { asTrickerionView, type TrickerionView } from '../text/view.ts'
import { CITY_WIDTH, cityLines } from './city.ts'
import { comingLines, playerLines } from './players.ts'
import { drawTheater, THEATER_ROWS } from './theater.ts'
import { TRICKERION_WORDS } from './words.ts'
import { WORKSHOP_WIDTH, workshopLines } from './workshop.ts'

const ROWS = 28
const TITLE_MIDDLE = 30

/** The upper part of the screen: everybody, the city beside the player's workshop, and below them the theater. */
export function drawTable(text: TrickerionText, scene: Scene): Canvas {
  const view = asTrickerionView(scene.view)
  const lit = new Set(scene.choices.flatMap(({ parts }) => parts.flat()))
  const canvas = new Canvas(SCREEN_WIDTH, ROWS)
  drawTitle(canvas, text, view, scene.shown)
  const players = [...playerLines(text, view), ...comingLines(text, view, scene.shown)]
  putLines(canvas, 0, 1, SCREEN_WIDTH, players)
  const prophecies = prophecyLines(text, view)
  const top = 1 + players.length
  const bottom = ROWS - THEATER_ROWS - prophecies.length
  const rows = bottom - top
  putLines(canvas, 0, top, CITY_WIDTH, cityLines(text, view, scene.shown, lit, rows))
  const own = spread(workshopLines(text, view, scene.shown), rows).slice(0, rows)
  putLines(canvas, CITY_WIDTH, top, WORKSHOP_WIDTH, own)
  putLines(canvas, 0, bottom, SCREEN_WIDTH, prophecies)
  canvas.paste(0, ROWS - THEATER_ROWS, drawTheater(text, view, lit))
  return canvas
}

function drawTitle(
  canvas: Canvas,
  { words, names }: TrickerionText,
  view: TrickerionView,
  shown: number,
): void {
  const style = { ink: 'table', ground: 'accent', bold: true } as const
  const { language } = words
  const { base, darkAlley } = names.pack.constants.rounds
  const phase = words.phases[view.phase]
  const isPlayed = view.phase !== 'setup' && view.phase !== 'over'
  const rounds = view.options.darkAlley ? darkAlley : base
  const round = isPlayed ? TRICKERION_WORDS[language].round(view.round, rounds, phase) : phase
  const who = names.player(shown)
  canvas.put(0, 0, ' '.repeat(SCREEN_WIDTH), style)
  canvas.put(1, 0, `${trickerionTitle.name[language]} · ${names.pack.name[language]}`, style)
  canvas.put(TITLE_MIDDLE, 0, cut(round, SCREEN_WIDTH - TITLE_MIDDLE - 3 - widthOf(who)), style)
  canvas.put(SCREEN_WIDTH - 1 - widthOf(who), 0, who, style)
}

/** The rule of this round, and those that come next. */
function prophecyLines(text: TrickerionText, { options, prophecies }: TrickerionView): Line[] {
  if (!options.prophecies) return []
  const said = TRICKERION_WORDS[text.words.language]
  const { active, pending } = prophecies
  const now =
    active === null ? said.noProphecy : `${text.names.prophecy(active)}: ${text.prophecyEffect(active)}`
  const next = pending.flatMap((id) => (id === null ? [] : [text.names.prophecy(id)]))
  return [
    [span(`${said.prophecy} `, { ink: 'muted' }), span(now, { ink: 'warn' })],
    [span(`${said.pending} `, { ink: 'muted' }), span(next.join(', ') || said.none)],
  ]
}
