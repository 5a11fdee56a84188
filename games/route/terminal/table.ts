import { Canvas, putLines, SCREEN_WIDTH, type Scene, widthOf } from '@curio/ui/terminal'
import { cityIn, type RouteContent } from '../rules/content.ts'
import { asRouteView, pencilSegments, type RouteText, type RouteView, type Standing } from '../text/index.ts'
import { routeTitle } from '../text/title.ts'
import { drawMap, type Picture } from './map.ts'
import { PANEL_ROWS, PANEL_WIDTH, panelLines } from './panel.ts'

/** The upper part of the screen: a title, the map, and everything beside it. */
export function drawTable(
  content: RouteContent,
  text: RouteText,
  scene: Scene,
  standing: Standing | null,
): Canvas {
  const view = asRouteView(scene.view)
  const canvas = new Canvas(SCREEN_WIDTH, PANEL_ROWS + 1)
  drawTitle(canvas, text, view, scene.shown)
  canvas.paste(0, 1, drawMap(pictureOf(content, view, scene, standing)))
  putLines(canvas, SCREEN_WIDTH - PANEL_WIDTH, 1, PANEL_WIDTH, panelLines(text, view, scene.shown, standing))
  return canvas
}

function drawTitle(canvas: Canvas, { words, names }: RouteText, view: RouteView, shown: number): void {
  const style = { ink: 'table', ground: 'accent', bold: true } as const
  const city = names.pack.name[words.language]
  const met = view.ancient === null ? [] : [names.ancient(view.ancient)]
  const place = [routeTitle.name[words.language], city, ...met].join(' · ')
  const who = names.player(shown)
  canvas.put(0, 0, ' '.repeat(SCREEN_WIDTH), style)
  canvas.put(1, 0, place, style)
  canvas.put(SCREEN_WIDTH - PANEL_WIDTH, 0, words.phases[view.phase], style)
  canvas.put(SCREEN_WIDTH - 1 - widthOf(who), 0, who, style)
}

function pictureOf(content: RouteContent, view: RouteView, scene: Scene, standing: Standing | null): Picture {
  const player = view.players[scene.shown]
  if (!player) throw new Error(`no player at seat ${scene.shown}`)
  const named = new Set(scene.choices.flatMap((choice) => choice.parts.flat()))
  const { turn, task, board, ending } = player
  return {
    city: cityIn(content, view),
    board: ending ? { ...board, tourists: ending.tourists } : board,
    task: content.pack.tasks.find((each) => each.id === task)?.crossings ?? [],
    route: new Set(standing?.route.flatMap((part) => part.segments)),
    fresh: pencilSegments(content.pack, player),
    litSegments: named,
    litBlocks: named,
    chosenBlock: turn?.block ?? null,
    crossed: ending?.crossed ?? [],
  }
}
