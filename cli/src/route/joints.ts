/** Arms of a joint of lines: 0 none, 1 light, 2 heavy. */
export interface Arms {
  readonly north: number
  readonly east: number
  readonly south: number
  readonly west: number
}

/** All joints of light and heavy lines, counted by north, east, south, west in base three. */
const JOINTS = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋'

export function joint({ north, east, south, west }: Arms): string {
  return JOINTS.charAt(27 * north + 9 * east + 3 * south + west)
}

/** A rounded road is round only while it is light: there are no heavy round corners. */
export const LIGHT_CORNERS: Readonly<Record<string, string>> = { '┏': '╭', '┓': '╮', '┗': '╰', '┛': '╯' }
