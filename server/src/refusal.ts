import type { RefusalCode } from '@curio/protocol'

/** What a request over HTTP is refused with; thrown where it is found out, told where requests are answered. */
export class Refusal extends Error {
  readonly status: number
  readonly code:
    | RefusalCode
    | 'taken'
    | 'too-many'
    | 'reports-full'
    | 'wrong-password'
    | 'not-found'
    | 'not-over'
    | 'unauthorized'
    | 'origin'

  constructor(status: number, code: Refusal['code'], text: string) {
    super(text)
    this.name = 'Refusal'
    this.status = status
    this.code = code
  }
}

/** Of what is limited, more than there may be. */
export class TooFast extends Refusal {
  constructor() {
    super(429, 'too-fast', 'too often; wait a little')
    this.name = 'TooFast'
  }
}
