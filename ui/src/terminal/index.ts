export { Canvas, type Cell, type Style } from './canvas.ts'
export {
  type Card,
  type Choice,
  type GameTerminal,
  type Group,
  type NamedThing,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  type Scene,
  type SetupQuestion,
  subsetsOf,
  type TerminalFace,
  type Typing,
} from './contract.ts'
export { gridLines, type Line, labelsIn, putLines, type Span, span, spread } from './lines.ts'
export { type Ink, PALETTE, type Rgb, rgbOf } from './palette.ts'
export { cut, padded, widthOf, wrapped } from './width.ts'
