import type { IconNode } from 'lucide'
import { createElement, memo, type ReactElement } from 'react'

/** The icon of a control. It is decoration: the control has its own name. */
export const Icon = memo(function Icon({
  node,
  size,
}: {
  readonly node: IconNode
  readonly size?: number
}): ReactElement {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...(size === undefined ? {} : { width: size, height: size, style: { width: size, height: size } })}
    >
      {node.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  )
})
