import { Button } from '@curio/ui'
import { Component, type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { useWords } from '../words/index.ts'
import { Notice } from './notice.tsx'

/** An error in one page leaves the rest of the site working. */
export class ErrorGuard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken /> : this.props.children
  }
}

function Broken(): ReactElement {
  const words = useWords()
  return (
    <Notice title={words.errors.title} text={words.errors.text} home>
      <Button look="primary" onClick={() => location.reload()}>
        {words.errors.reload}
      </Button>
    </Notice>
  )
}

/** For failures after rendering: the nearest guard handles them as if they had happened while rendering. */
export function useFailing(): (cause: unknown) => void {
  const [, setFailure] = useState(null)
  return useCallback((cause) => {
    setFailure(() => {
      throw cause
    })
  }, [])
}
