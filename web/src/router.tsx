import { type AnchorHTMLAttributes, type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react'
import { fragmentOf } from './address.ts'

const MOVED = 'curio:moved'

/** Goes to another page of this site without a reload. */
export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  window.dispatchEvent(new Event(MOVED))
  if (!to.includes('#')) window.scrollTo(0, 0)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(MOVED, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(MOVED, listener)
  }
}

/** The parts of the address' path: `/local/ab12` is `['local', 'ab12']`. */
export function usePath(): readonly string[] {
  const path = useSyncExternalStore(subscribe, () => location.pathname)
  return path.split('/').filter((part) => part !== '')
}

export function useHash(): string {
  return useSyncExternalStore(subscribeToHash, () => fragmentOf(location.hash))
}

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  const stop = subscribe(listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    stop()
  }
}

/** Calls back on every navigation within the page, even to the current address. */
export function useArrival(act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => subscribeToHash(() => latest.current()), [])
}

export function Link(props: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string }): ReactElement {
  const { to, onClick, ...rest } = props
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        const plain =
          !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0
        // A link that opens another tab leaves this page alone.
        if (!plain || event.defaultPrevented || rest.target === '_blank') return
        event.preventDefault()
        navigate(to)
      }}
    />
  )
}
