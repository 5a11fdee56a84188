import type { Shown } from '../rules/shown.ts'
import { standingOf } from '../text/index.ts'
import { changedView, type StandingRequest } from './model/standing-request.ts'

/** A position to measure; its pack goes along the first time only, since what is worked out of a pack is kept with it. */
export interface StandingTask {
  readonly key: string
  readonly request: Omit<StandingRequest, 'pack'>
  readonly packNumber: number
  readonly pack: Shown | null
}

const packs = new Map<number, Shown>()

/** The search for the best route may take longer than a frame, so it never runs where the screen is drawn. */
self.addEventListener('message', ({ data }: MessageEvent<StandingTask>) => {
  const { key, request, packNumber } = data
  if (data.pack) packs.set(packNumber, data.pack)
  const pack = packs.get(packNumber)
  self.postMessage({
    key,
    standing: pack ? standingOf(pack, changedView({ ...request, pack }), request.seat) : null,
  })
})
