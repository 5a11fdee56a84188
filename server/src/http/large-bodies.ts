import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../network.ts'
import { TooFast } from '../request-refused.ts'
import { Tally } from '../tally.ts'

/** Bytes of any other request. */
export const USUAL_BODY = 65_536
/** How many requests with more may be on their way, from one address and in all: each is in memory until it is whole. */
const MOST_OF_NETWORK = 8
const MOST = 64

/** Bounds how many large requests are received at once; the rate of requests alone does not, if they come slowly. */
export class LargeBodies {
  readonly #byNetwork = new Tally()
  #all = 0

  /** Called before the body is read. */
  admit(request: FastifyRequest, response: ServerResponse): void {
    if (!mayBeLarge(request)) return
    const network = networkOf(request.ip)
    if (this.#all >= MOST || this.#byNetwork.of(network) >= MOST_OF_NETWORK) {
      // Otherwise the rest of the body would still be read, and thrown away, before the next request.
      response.shouldKeepAlive = false
      throw new TooFast()
    }
    this.#all += 1
    this.#byNetwork.add(network, 1)
    response.once('close', () => {
      this.#all -= 1
      this.#byNetwork.add(network, -1)
    })
  }
}

function mayBeLarge({ headers, routeOptions }: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  return (routeOptions.bodyLimit ?? 0) > USUAL_BODY && (encoding !== undefined || Number(length) > USUAL_BODY)
}
