import { POSTER, Poster } from '@curio/ui'
import type { ReactElement } from 'react'
import './poster.css'

const { width: WIDTH, height: HEIGHT } = POSTER
const CENTRE = { x: WIDTH / 2, y: 272 }

/** The gala evening on a bill of the time: gaslight, velvet, and a magician whose cards obey him. */
export function TrickerionPoster(): ReactElement {
  return (
    <Poster>
      <rect className="tr-poster-night" width={WIDTH} height={HEIGHT} />
      <path className="tr-poster-rays" d={RAYS} />
      <circle className="tr-poster-halo" cx={CENTRE.x} cy={CENTRE.y - 10} r="176" />
      <circle className="tr-poster-ring" cx={CENTRE.x} cy={CENTRE.y - 10} r="164" />
      <path className="tr-poster-floor" d={`M0 ${HEIGHT}V444Q540 404 ${WIDTH} 444V${HEIGHT}Z`} />
      {CARDS.map(({ angle, suit }) => (
        <g
          key={angle}
          transform={`translate(${CENTRE.x} ${CENTRE.y + 52}) rotate(${angle}) translate(0 -226)`}
        >
          <rect className="tr-poster-card" x="-21" y="-30" width="42" height="60" rx="5" />
          <path
            className={`tr-poster-suit tr-poster-suit--${suit}`}
            d={SUITS[suit]}
            transform="translate(-16 -16) scale(1.34)"
          />
        </g>
      ))}
      <g transform="translate(0 30)">
        <path className="tr-poster-lining" d={CAPE_LINING} />
        <path className="tr-poster-cape" d={CAPE} />
        <path className="tr-poster-suit-coat" d={COAT} />
        <path className="tr-poster-shirt" d={SHIRT} />
        <path className="tr-poster-skin" d={SKIN} />
        <path className="tr-poster-cape" d={CROWN} />
        <path className="tr-poster-band" d={BAND} />
        <path className="tr-poster-cape" d={BRIM} />
        <path className="tr-poster-mask" d={MASK} />
        <path className="tr-poster-fold" d={LINES} />
        <path className="tr-poster-shard" d={SHARD} />
        <path className="tr-poster-shard-cut" d={SHARD_CUT} />
      </g>
      <path className="tr-poster-velvet" d={CURTAIN} />
      <path className="tr-poster-velvet" d={CURTAIN} transform={MIRROR} />
      <path className="tr-poster-fold" d={FOLDS} />
      <path className="tr-poster-fold" d={FOLDS} transform={MIRROR} />
      <path className="tr-poster-gold" d={CORD} />
      <path className="tr-poster-gold" d={CORD} transform={MIRROR} />
      <path className="tr-poster-velvet" d={VALANCE} />
      <path className="tr-poster-fringe" d={FRINGE} />
      {LAMPS.map((x) => (
        <g key={x} transform={`translate(${x} ${452 + Math.abs(x - CENTRE.x) * 0.04})`}>
          <path className="tr-poster-flame" d="M0 -26Q9 -14 5 -6H-5Q-9 -14 0 -26Z" />
          <path className="tr-poster-lamp" d="M-17 8A17 15 0 0 1 17 8Z" />
        </g>
      ))}
      {CROWD.map(([x, head]) => (
        <path key={x} className="tr-poster-crowd" d={head} transform={`translate(${x} 478)`} />
      ))}
    </Poster>
  )
}

const MIRROR = `translate(${WIDTH} 0) scale(-1 1)`

/** Every second of 24 rays from behind the magician's head. */
const RAYS = Array.from({ length: 24 }, (_, ray) => {
  const at = (turn: number): string => {
    const angle = (turn * Math.PI * 2) / 48
    return `${Math.round(CENTRE.x + Math.cos(angle) * 720)} ${Math.round(CENTRE.y + Math.sin(angle) * 720)}`
  }
  return `M${CENTRE.x} ${CENTRE.y}L${at(ray * 2)}L${at(ray * 2 + 1)}Z`
}).join('')

const SUITS = {
  spades:
    'M12 2.2Q13.6 6.4 18.4 10Q21.6 13 19.4 16Q16.8 18.6 13.2 16Q13.4 19.4 15.4 21.6H8.6Q10.6 19.4 10.8 16Q7.2 18.6 4.6 16Q2.4 13 5.6 10Q10.4 6.4 12 2.2Z',
  hearts:
    'M12 21.4Q10.6 17.4 5.4 13Q1.8 9.4 3.4 5.8Q5 2.8 8.2 3.2Q11.2 3.8 12 7.2Q12.8 3.8 15.8 3.2Q19 2.8 20.6 5.8Q22.2 9.4 18.6 13Q13.4 17.4 12 21.4Z',
  diamonds: 'M12 1.8Q14.8 7.4 19.4 12Q14.8 16.6 12 22.2Q9.2 16.6 4.6 12Q9.2 7.4 12 1.8Z',
  clubs:
    'M12 2.4A4.4 4.4 0 0 1 15.4 9.8A4.5 4.5 0 1 1 13.2 16.4Q13.4 19.6 15.4 21.6H8.6Q10.6 19.6 10.8 16.4A4.5 4.5 0 1 1 8.6 9.8A4.4 4.4 0 0 1 12 2.4Z',
} as const

const CARDS = [
  { angle: -74, suit: 'clubs' },
  { angle: -50, suit: 'hearts' },
  { angle: -26, suit: 'spades' },
  { angle: 26, suit: 'diamonds' },
  { angle: 50, suit: 'clubs' },
  { angle: 74, suit: 'hearts' },
] as const

const CAPE =
  'M540 236Q500 240 478 268L394 214Q372 200 362 212Q360 224 378 234L452 304Q428 400 396 452H684Q652 400 628 304L702 234Q720 224 718 212Q708 200 686 214L602 268Q580 240 540 236Z'
const CAPE_LINING = 'M540 240L360 222Q350 330 330 462Q430 428 540 428Q650 428 750 462Q730 330 720 222Z'
const COAT = 'M498 262Q540 240 582 262L596 452H484Z'
const SHIRT = 'M522 252L540 268L558 252L560 330L540 346L520 330Z'
const SKIN =
  'M514 186Q514 160 540 160Q566 160 566 186Q566 212 553 226V244L540 258L527 244V226Q514 212 514 186ZM362 212Q346 196 348 176L354 180L352 162L359 164L362 152L368 166L376 158L376 176Q384 196 394 214L378 234ZM718 212Q734 196 732 176L726 180L728 162L721 164L718 152L712 166L704 158L704 176Q696 196 686 214L702 234Z'
const CROWN = 'M506 164L500 86Q540 76 580 86L574 164Z'
const BRIM = 'M476 158Q508 172 540 172Q572 172 604 158Q600 184 540 186Q480 184 476 158Z'
const BAND = 'M504 142Q540 152 576 142L573 176Q540 180 507 176Z'
const MASK =
  'M515 190Q528 184 540 192Q552 184 565 190Q566 206 552 208Q543 206 540 199Q537 206 528 208Q514 206 515 190Z'
const LINES =
  'M522 197Q528 192 534 198M546 198Q552 192 558 197M531 222Q540 228 549 222M540 276V340M452 304L486 280M628 304L594 280M420 420Q448 360 466 300M660 420Q632 360 614 300'
const SHARD = 'M528 24L548 18L562 40L548 76L524 66L516 44Z'
const SHARD_CUT = 'M516 44L538 40L528 24M538 40L562 40M538 40L548 76M548 18L538 40'

const CURTAIN = 'M0 0H250Q262 120 236 214Q206 300 128 322Q150 400 148 524H0Z'
const FOLDS =
  'M204 0Q214 110 186 204Q160 280 104 318M150 0Q160 110 132 200Q110 270 76 314M96 0Q102 110 84 190Q70 260 46 310M44 0Q48 110 38 190Q32 250 18 300M110 332Q126 410 122 524M78 334Q90 410 86 524M44 332Q52 410 50 524'
const CORD = 'M0 318Q70 338 136 314L140 330Q72 356 0 336Z'

const SCALLOPS = 9
const SCALLOP = WIDTH / SCALLOPS
const scallops = (drop: number): string =>
  Array.from({ length: SCALLOPS }, () => `q${SCALLOP / 2} ${drop} ${SCALLOP} 0`).join('')
const VALANCE = `M0 0V22${scallops(52)}V0Z`
const FRINGE = `M0 22${scallops(52)}`

const LAMPS = [250, 366, 482, 598, 714, 830]

/** Hats and hairdos of the front row. */
const CROWD = [
  [70, 'M-46 60Q-44 8 -22 0V-6H-34V-12H-20V-44H20V-12H34V-6H22V0Q44 8 46 60Z'],
  [188, 'M-44 60Q-42 14 -20 6Q-30 -22 -8 -34Q6 -52 20 -34Q34 -16 20 6Q42 14 44 60Z'],
  [306, 'M-46 60Q-44 12 -22 4Q-26 -10 -22 -16H-30Q-26 -36 0 -38Q26 -36 30 -16H22Q26 -10 22 4Q44 12 46 60Z'],
  [430, 'M-44 60Q-42 20 -18 12Q-26 -12 -10 -22Q0 -28 10 -22Q26 -12 18 12Q42 20 44 60Z'],
  [650, 'M-44 60Q-42 20 -18 12Q-30 -10 -14 -22Q-4 -44 18 -40Q8 -32 14 -22Q26 -8 18 12Q42 20 44 60Z'],
  [772, 'M-46 60Q-44 10 -22 2V-4H-36V-10H-20V-40H20V-10H36V-4H22V2Q44 10 46 60Z'],
  [892, 'M-44 60Q-42 16 -20 8Q-28 -14 -10 -26Q0 -32 10 -26Q28 -14 20 8Q42 16 44 60Z'],
  [
    1010,
    'M-46 60Q-44 12 -22 4Q-24 -8 -20 -14H-38Q-20 -22 -16 -36H16Q20 -22 38 -14H20Q24 -8 22 4Q44 12 46 60Z',
  ],
] as const
