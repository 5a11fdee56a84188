import { Button } from '@curio/ui'
import { Link2 } from 'lucide'
import { type ReactElement, useState } from 'react'
import { useWords } from '../words/index.ts'

/** The address of this page to send to somebody: a copy button, and a text field if wanted. */
export function InviteLink({ field = false }: { readonly field?: boolean }): ReactElement {
  const words = useWords()
  const [copied, setCopied] = useState(false)
  // A page served over plain http may not copy; there it is done by hand.
  const isAllowed = navigator.clipboard !== undefined
  const copy = (): void => {
    navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      {(field || !isAllowed) && (
        <input
          className="input"
          readOnly
          value={location.href}
          aria-label={words.table.link}
          onFocus={(event) => event.target.select()}
        />
      )}
      {isAllowed && (
        <Button icon={Link2} onClick={copy}>
          {copied ? words.table.copied : words.table.copyLink}
        </Button>
      )}
    </>
  )
}
