import { X } from 'lucide'
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'

export interface DialogProps {
  readonly title: string
  readonly closeName: string
  readonly close: () => void
  readonly children: ReactNode
}

/** A modal dialog: the platform keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, closeName, close, children }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    // The focus goes to the text of the dialog first, not to its close button.
    element?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      tabIndex={-1}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      <div className="dialog__head">
        <h2 id={heading}>{title}</h2>
        <Button look="quiet" icon={X} name={closeName} onClick={close} />
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  )
}
