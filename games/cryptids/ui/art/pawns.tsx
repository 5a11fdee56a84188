import type { ReactElement } from 'react'

interface PawnProps {
  /** The owner's seat gives the colour, and the shape that tells it where colours fail. */
  readonly seat: number
}

const SEATS = 5

function owner(seat: number): string {
  return `cr-owner-${seat % SEATS}`
}

/** Circle, triangle, square, diamond, pentagon around the middle, as the players' marks have them. */
const SHAPES = [
  'M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z',
  'M0 -5.2L5.4 4.2H-5.4Z',
  'M-4.2 -4.2H4.2V4.2H-4.2Z',
  'M0 -5.8L5.8 0L0 5.8L-5.8 0Z',
  'M0 -5.4L5.2 -1.6L3.2 4.6H-3.2L-5.2 -1.6Z',
] as const

interface SealProps extends PawnProps {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The owner's shape on a piece: it is read at sizes at which a number is not. */
function Seal({ seat, x, y, size }: SealProps): ReactElement {
  return (
    <path
      className="cr-seal"
      d={SHAPES[seat % SEATS] ?? SHAPES[0]}
      transform={`translate(${x} ${y}) scale(${size})`}
    />
  )
}

/** A figure from back to front: its load, its body, its shadow, the lines upon it. */
interface Figure {
  /** What is carried on the back. */
  readonly behind: string
  readonly body: string
  readonly shade: string
  readonly lines: string
}

const CRYPTOZOOLOGIST: Figure = {
  behind: 'M6 18.4H26V29H6Z',
  body: 'M16 2.4Q20.6 2.6 21.4 7L25.6 8.6Q26.4 9.6 25 10.2L21.6 10.8Q21.8 13.6 19.6 15.2Q24.4 16.6 25.4 21.4L27 30.6Q24.6 32 22.6 31L23 36.4H9L9.4 31Q7.4 32 5 30.6L6.6 21.4Q7.6 16.6 12.4 15.2Q10.2 13.6 10.4 10.8L7 10.2Q5.6 9.6 6.4 8.6L10.6 7Q11.4 2.6 16 2.4Z',
  shade:
    'M17.4 2.6Q20.6 3.4 21.4 7L25.6 8.6Q26.4 9.6 25 10.2L21.6 10.8Q21.8 13.6 19.6 15.2Q24.4 16.6 25.4 21.4L27 30.6Q24.6 32 22.6 31L23 36.4H17.6Q20.6 26 18 16.6Q20 12 17.4 2.6Z',
  lines:
    'M10.4 10.8H21.6M11.4 7.2H20.6M12.4 15.2 16 20.4 19.6 15.2M9.4 31 10 23M22.6 31 22 23M11.4 17.2 20.6 27.6',
}

const HELPER: Figure = {
  behind: '',
  body: 'M16 5.6Q20.4 5.8 20.6 10.2L24.4 11.4Q24.8 12.8 23 13L20.4 13Q20 16 18.4 17.2Q22.6 18.6 23.2 23L24 31.4Q22.4 32.4 21 31.8L21.4 36.4H10.6L11 31.8Q9.6 32.4 8 31.4L8.8 23Q9.4 18.6 13.6 17.2Q11.4 15.6 11.4 11Q11.6 5.8 16 5.6Z',
  shade:
    'M17.2 5.8Q20.4 6.4 20.6 10.2L24.4 11.4Q24.8 12.8 23 13L20.4 13Q20 16 18.4 17.2Q22.6 18.6 23.2 23L24 31.4Q22.4 32.4 21 31.8L21.4 36.4H17Q19.8 27 17.4 18.6Q19.4 14 17.2 5.8Z',
  lines:
    'M11.4 11.2H20.6M13.6 17.2Q16 19.6 18.4 17.2M19.8 18.4 12.6 27M10.4 26.4H15.4V31.2H10.4ZM21 31.8 20.6 25',
}

const POACHER: Figure = {
  behind: 'M22 18 28.2 2.2 30 3 25 20Z',
  body: 'M15 3Q19.4 2.4 20.6 7.6L27 9.6Q28 11 25.6 11.6L20.4 11.8Q20 14.4 18.4 15.6Q23 16.6 24.6 21.4L27.6 33L24.6 34.6L25 36.4H8L7.6 30.6L4.6 29.2L7.4 20.8Q8.8 16.4 13 15.4Q10.8 13.8 10.8 11.6L5.4 11.2Q3.4 10.4 4.6 9L10.2 7.6Q11 3.4 15 3Z',
  shade:
    'M17 3Q19.6 3.6 20.6 7.6L27 9.6Q28 11 25.6 11.6L20.4 11.8Q20 14.4 18.4 15.6Q23 16.6 24.6 21.4L27.6 33L24.6 34.6L25 36.4H17.4Q20.6 26 17.6 16.4Q19.4 11 17 3Z',
  lines:
    'M4.6 9Q15 13 27 9.6M13 15.4 11 20 16 17.6 21 20.2 18.4 15.6M16 17.6V36.4M12.6 22.4H13M12.6 27H13M12.6 31.6H13M19.6 17.4 9 28.6',
}

interface StandingProps {
  readonly figure: Figure
  readonly className: string
  readonly seat: number | null
}

function Standing({ figure, className, seat }: StandingProps): ReactElement {
  return (
    <svg className={`cr-pawn ${className}`} viewBox="0 0 32 46" aria-hidden="true">
      {figure.behind !== '' && <path className="cr-pawn-body" d={figure.behind} />}
      <path className="cr-pawn-body" d={figure.body} />
      <path className="cr-pawn-shade" d={figure.shade} />
      <path className="cr-pawn-edge" d={figure.body} />
      <path className="cr-pawn-lines" d={figure.lines} />
      <path
        className="cr-pawn-base"
        d="M4.6 36.4H27.4Q29.6 36.4 29.6 39V42.4Q29.6 44.8 27.4 44.8H4.6Q2.4 44.8 2.4 42.4V39Q2.4 36.4 4.6 36.4Z"
      />
      {seat !== null && <Seal seat={seat} x={16} y={25.6} size={1.12} />}
    </svg>
  )
}

/** The one with the wide hat, who travels over the map. */
export function CryptozoologistPawn({ seat }: PawnProps): ReactElement {
  return <Standing figure={CRYPTOZOOLOGIST} className={owner(seat)} seat={seat} />
}

/** The one with the cap and the satchel, who climbs the initiative track. */
export function HelperPawn({ seat }: PawnProps): ReactElement {
  return <Standing figure={HELPER} className={owner(seat)} seat={seat} />
}

export function PoacherPawn(): ReactElement {
  return <Standing figure={POACHER} className="cr-pawn--poacher" seat={null} />
}

/** A bid token: a pin with the owner's shape. */
export function BidToken({ seat }: PawnProps): ReactElement {
  return (
    <svg className={`cr-bid ${owner(seat)}`} viewBox="0 0 28 34" aria-hidden="true">
      <path className="cr-bid-pin" d="M14 20V32.6" />
      <path className="cr-bid-body" d="M14 1.6 25.4 7.4V17.4L14 23.2L2.6 17.4V7.4Z" />
      <Seal seat={seat} x={14} y={12.4} size={1.15} />
    </svg>
  )
}

/** A marker on a tile of the reserve: a paw in the owner's colour, with the owner's shape. */
export function CryptidMarker({ seat }: PawnProps): ReactElement {
  return (
    <svg className={`cr-marker ${owner(seat)}`} viewBox="0 0 28 28" aria-hidden="true">
      <path
        className="cr-bid-body"
        d="M14 10.6Q20.4 10.6 22.8 17Q24.8 24 20 25.8Q17 26.6 14 25Q11 26.6 8 25.8Q3.2 24 5.2 17Q7.6 10.6 14 10.6ZM4.2 13.4A2.3 2.9 0 1 1 4.3 13.4ZM10 8.4A2.4 3.2 0 1 1 10.1 8.4ZM17.9 8.4A2.4 3.2 0 1 1 18 8.4ZM23.7 13.4A2.3 2.9 0 1 1 23.8 13.4Z"
      />
      <Seal seat={seat} x={14} y={18.4} size={0.95} />
    </svg>
  )
}
