import type { KeyboardEvent } from 'react'
import type { Decision } from './decision.ts'
import type { Scene } from './scene.ts'

interface Keys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * Beside the map too Enter selects and a second Enter on the same thing confirms; Space takes back what can be taken
 * back. A key that is held down is one press.
 */
export function enterConfirms({ props }: Scene, decision: Decision | null): Keys {
  return {
    onKeyDown: (event) => {
      const { target } = event
      if (event.key !== 'Enter' || !(target instanceof Element)) return
      if (event.repeat) event.preventDefault()
      else if (decision?.value !== undefined && target.closest('button[aria-pressed="true"]')) {
        event.preventDefault()
        props.confirm()
      }
    },
  }
}
