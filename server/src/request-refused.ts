import type { PackIssue } from '@curio/kernel'
import { LIMITS, type RefusalCode } from '@curio/protocol'

/** Refuses an HTTP request: thrown wherever the fault is found, turned into a response in http/errors.ts. */
export class RequestRefused extends Error {
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
    | 'wrong-pack'
    | 'too-many-packs'
    | 'key-used'
    | 'no-pack'
    | 'wrong-log'
    | 'locked'
    | 'too-many-logs'

  constructor(status: number, code: RequestRefused['code'], text: string) {
    super(text)
    this.name = 'RequestRefused'
    this.status = status
    this.code = code
  }
}

/** More than a limit allows. */
export class TooFast extends RequestRefused {
  constructor() {
    super(429, 'too-fast', 'too often; wait a little')
    this.name = 'TooFast'
  }
}

/** A pack that somebody brought cannot be played. */
export class WrongPack extends RequestRefused {
  /** Only the first ones: one mistake may have a hundred consequences. */
  readonly issues: readonly PackIssue[]

  constructor(issues: readonly PackIssue[]) {
    super(400, 'wrong-pack', issues.map(({ path, message }) => `${path}: ${message}`)[0] ?? '')
    this.issues = issues.slice(0, LIMITS.packIssues)
  }
}
