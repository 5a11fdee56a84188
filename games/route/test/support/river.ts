import type { RouteBoard } from '../../rules/final-route.ts'
import { boardIn, type SmallPlayer, smallCity } from './small-city.ts'

/** Dead ends s (facing the crossing n) and u, w (facing each other); a diagonal ends at s and at w as well. */
export function river(player: SmallPlayer = {}, ancient: 'DAGON' | 'CTHULHU' = 'DAGON'): RouteBoard {
  const city = smallCity({
    ancient,
    vertices: { s: { opposite: 'n' }, u: { opposite: 'w' }, w: { opposite: 'u' } },
    segments: {
      as: { from: 'a', to: 's' },
      ds: { from: 'd', to: 's', along: ['B'], diagonal: true },
      dw: { from: 'd', to: 'w', along: ['C'], diagonal: true },
      no: { from: 'n', to: 'o' },
      np: { from: 'n', to: 'p' },
      bu: { from: 'b', to: 'u' },
      ow: { from: 'o', to: 'w' },
      ob: { from: 'o', to: 'b' },
    },
  })
  return boardIn(city, player)
}
