export { Button } from './button.tsx'
export type {
  CardProps,
  Figure,
  GameTitle,
  GameUi,
  Highlight,
  Language,
  LessonTitle,
  LogLine,
  NamedCard,
  OptionsProps,
  SceneProps,
  ScoreRow,
  SeatInfo,
  Selection,
  StageProps,
  TableState,
  UnlockedProps,
  WhyNot,
} from './contract.ts'
export { figuresOf, mustAnswer, otherFigures, partnersOf } from './contract.ts'
export { Dialog } from './dialog.tsx'
export { Explained, ExplainedList } from './explained.tsx'
export { Icon } from './icon.tsx'
export { FirstPlayer, useOptions } from './new-game.tsx'
export { PlayerMark } from './player-mark.tsx'
export { POSTER, Poster } from './poster.tsx'
export { Prints } from './prints.tsx'
export { Segmented, type SegmentedProps } from './segmented.tsx'
export { Sheet, type SheetHeight } from './sheet.tsx'
export { TipLayer } from './tips.tsx'
export { isMedia, useMedia } from './use-media.ts'
