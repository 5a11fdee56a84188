import { Canvas, cut, putLines, SCREEN_WIDTH, type Scene, widthOf } from '@curio/ui/terminal'
import type { CryptidsContent } from '../rules/content.ts'
import { asCryptidsView, type CryptidsText, type CryptidsView } from '../text/index.ts'
import { cryptidsTitle } from '../text/title.ts'
import { CHART_ROWS, CHART_WIDTH, drawChart } from './chart.ts'
import { PANEL_ROWS, PANEL_WIDTH, panelLines } from './panel.ts'
import { drawReserve, trackLines } from './reserve.ts'
import { CRYPTIDS_WORDS } from './words.ts'

const PANEL_LEFT = SCREEN_WIDTH - PANEL_WIDTH

/** The upper part of the screen: a title, Europe above the reserve and the track, and everything beside them. */
export function drawTable(content: CryptidsContent, text: CryptidsText, scene: Scene): Canvas {
  const view = asCryptidsView(scene.view)
  const said = CRYPTIDS_WORDS[text.words.language]
  const canvas = new Canvas(SCREEN_WIDTH, PANEL_ROWS + 1)
  drawTitle(canvas, text, view, scene.shown)
  const lit = new Set(scene.choices.flatMap(({ parts }) => parts.flat()))
  canvas.paste(0, 1, drawChart(content.pack, view, said.letters, lit))
  const reserve = drawReserve(content, view)
  canvas.paste(0, 1 + CHART_ROWS, reserve)
  const left = reserve.width + 2
  putLines(canvas, left, 1 + CHART_ROWS, CHART_WIDTH - left, trackLines(text, view, said))
  putLines(canvas, PANEL_LEFT, 1, PANEL_WIDTH, panelLines(text, view, scene.shown, said))
  return canvas
}

function drawTitle(canvas: Canvas, { words, names }: CryptidsText, view: CryptidsView, shown: number): void {
  const style = { ink: 'table', ground: 'accent', bold: true } as const
  const { language } = words
  const isFinal = view.finalRound === view.round
  const round = view.round === 0 ? words.phases[view.phase] : words.milestone(view.round, view.phase, isFinal)
  const who = names.player(shown)
  canvas.put(0, 0, ' '.repeat(SCREEN_WIDTH), style)
  canvas.put(1, 0, `${cryptidsTitle.name[language]} · ${names.pack.name[language]}`, style)
  canvas.put(PANEL_LEFT, 0, cut(round, PANEL_WIDTH - 2 - widthOf(who)), style)
  canvas.put(SCREEN_WIDTH - 1 - widthOf(who), 0, who, style)
}
