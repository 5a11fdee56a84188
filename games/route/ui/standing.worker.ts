import { ARKHAM_GUIDE } from '../content/index.ts'
import { standingOf } from '../text/index.ts'
import { changedView, type StandingRequest } from './model/standing-request.ts'

/** The search for the best route may take longer than a frame, so it never runs where the screen is drawn. */
self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ readonly key: string; readonly request: StandingRequest }>) => {
    const { key, request } = data
    self.postMessage({ key, standing: standingOf(ARKHAM_GUIDE, changedView(request), request.seat) })
  },
)
