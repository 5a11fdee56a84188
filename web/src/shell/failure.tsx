import type { ReactElement } from 'react'

/** What went wrong with a form, said aloud; nothing while all is well. */
export function Failure({ text }: { readonly text: string | null }): ReactElement | null {
  if (text === null) return null
  return (
    <p role="alert" className="failure">
      {text}
    </p>
  )
}
