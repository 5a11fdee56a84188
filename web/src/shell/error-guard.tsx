import { Button } from '@curio/ui'
import { Component, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../words/index.ts'
import { Notice } from './notice.tsx'

/** A mistake of ours in one page leaves the rest of the site standing. */
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
