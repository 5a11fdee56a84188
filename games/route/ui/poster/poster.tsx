import { POSTER, Poster } from '@curio/ui'
import type { ReactElement } from 'react'
import { Plan, type PlanDrawing } from './plan.tsx'

const { width: WIDTH, height: HEIGHT } = POSTER

/** A lithograph of the 1920s: the town against the moon, the route through its streets, and what waits at its end. */
export function RoutePoster(): ReactElement {
  return (
    <Poster>
      <rect className="poster__sky" width={WIDTH} height={HEIGHT} />
      <circle className="poster__moon" cx="742" cy="214" r="168" />
      <g className="poster__mist">
        {MIST.map(([x, y, width]) => (
          <rect key={y} x={x} y={y} width={width} height="7" rx="3.5" />
        ))}
      </g>
      <path className="poster__arms" d={ARMS} />
      <g className="poster__suckers">
        {SUCKERS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path className="poster__far" d={FAR_ROOFS} />
      <path className="poster__near" d={NEAR_ROOFS} />
      <g className="poster__windows">
        {WINDOWS.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="8" height="11" />
        ))}
      </g>
      <Plan {...ARKHAM} />
    </Poster>
  )
}

/** Bands of fog before the moon: where they begin, how high, how long. */
const MIST = [
  [560, 150, 190],
  [690, 178, 250],
  [600, 232, 210],
  [520, 268, 330],
] as const

/** Three arms out of the sea, behind the roofs. */
const ARMS = [
  'M836 340C830 262 884 236 888 164C890 122 856 104 836 128C824 144 838 164 854 154C846 178 812 168 814 134C816 86 880 72 908 116C938 164 904 244 896 280C890 306 890 322 890 340Z',
  'M938 340C944 280 986 262 1000 206C1008 172 990 146 968 154C952 160 954 182 970 182C956 194 934 178 942 154C952 124 1004 122 1022 166C1042 218 1008 270 1000 298C996 314 996 326 996 340Z',
  'M716 340C716 296 690 280 688 240C687 212 708 198 722 212C732 222 722 238 711 232C716 244 734 242 738 226C744 200 708 184 686 208C662 236 676 284 684 304C690 320 690 330 690 340Z',
].join('')

const SUCKERS = [
  [902, 150, 5],
  [905, 180, 5.5],
  [899, 212, 6],
  [891, 244, 6],
  [884, 274, 5.5],
  [1012, 194, 4.5],
  [1009, 222, 5],
  [1000, 250, 5],
  [990, 278, 5],
  [681, 236, 3.5],
  [682, 260, 4],
  [689, 286, 4],
] as const

const FAR_ROOFS =
  'M0 340V262H46V244L70 226 94 244V262H150V236H168V210L186 180 204 210V236H240V256H300V232L330 210 360 232V256H420V240H450V206H458V176H466V206H474V240H530V252H590V236L616 216 642 236V252H700V262H760V246H800V260H868V244L890 228 912 244V260H980V248H1030V262H1080V340Z'

/** Gambrel roofs, a steeple, the tower of the university with its clock, a lighthouse. */
const NEAR_ROOFS =
  'M0 350V286H24V268L34 250H74L84 268V286H104V272H112V262H122V272H150V286H170V210H176V196L196 132 216 196V210H222V286H252V270L262 252H306L316 270V286H344V262H352V248H362V262H398V286H430V190H436V150H430V142L462 96 494 142V150H488V190H494V286H524V266L548 246 572 266V286H610V272L620 254H660L670 272V286H712V276H722V262H732V276H772V286H802V272L826 252 850 272V286H900V278H930V262L938 246H974L982 262V290H1028V212H1022V204H1030V186L1044 172 1058 186V204H1066V212H1060V290H1080V350Z'

const WINDOWS = [
  [44, 268],
  [62, 268],
  [192, 226],
  [192, 250],
  [274, 266],
  [290, 266],
  [458, 206],
  [458, 232],
  [458, 258],
  [632, 266],
  [648, 266],
  [946, 262],
  [960, 262],
] as const

const ARKHAM: PlanDrawing = {
  inks: ['red', 'white', 'green', 'blue', 'white', 'yellow', 'purple'],
  // From the edge of the sheet to the sea.
  passed: [
    [2, 3],
    [2, 6],
    [1, 6],
    [1, 8],
    [2, 8],
    [2, 10],
    [1, 10],
    [1, 12],
    [0, 12],
  ],
  tourists: [
    [1, 6, 'red'],
    [1, 7, 'green'],
    [2, 7, 'green'],
    [1, 9, 'blue'],
    [2, 9, 'purple'],
    [1, 11, 'red'],
    [0, 11, 'blue'],
  ],
}
