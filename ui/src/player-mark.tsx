import { memo, type ReactElement } from 'react'

/** Circle, triangle, square, diamond, pentagon: shapes tell owners apart where colours do not. */
const SHAPES = [
  <circle key="circle" cx="12" cy="12" r="9.5" />,
  <path key="triangle" d="M12 1.2 23.2 21.4H.8Z" />,
  <path key="square" d="M3.2 3.2h17.6v17.6H3.2Z" />,
  <path key="diamond" d="M12 1.4 22.6 12 12 22.6 1.4 12Z" />,
  <path key="pentagon" d="M12 1.8 22.4 9.4 18.4 21.6H5.6L1.6 9.4Z" />,
] as const

/** A seat's colour, shape and number; the colour and the shape repeat after the fifth seat. */
export const PlayerMark = memo(function PlayerMark({
  seat,
  size,
}: {
  readonly seat: number
  readonly size?: number
}): ReactElement {
  const which = seat % SHAPES.length
  return (
    <svg
      className="player-mark"
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...(size === undefined ? {} : { style: { width: size, height: size } })}
    >
      <g fill={`var(--player-${which})`} stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
        {SHAPES[which]}
      </g>
      <text
        x="12"
        y={which === 1 ? 19.8 : 17.2}
        textAnchor="middle"
        fontSize="14.5"
        fontWeight="700"
        fontFamily="var(--font-label)"
        fill={`var(--on-player-${which})`}
      >
        {seat + 1}
      </text>
    </svg>
  )
})
