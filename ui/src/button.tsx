import type { IconNode } from 'lucide'
import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { Icon } from './icon.tsx'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly look?: 'plain' | 'primary' | 'quiet' | 'danger'
  readonly icon?: IconNode
  /** The accessible name; needed if the button has only an icon. */
  readonly name?: string
  /** Why it cannot be pressed now. The button stays focusable and tells the reason. */
  readonly off?: string | null
  readonly explain?: (reason: string) => void
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button(props: ButtonProps): ReactElement {
  const {
    look = 'plain',
    icon,
    name,
    off = null,
    explain,
    children,
    className = '',
    onClick,
    ...rest
  } = props
  const shape = children === undefined ? ' button--icon' : ''
  const tip = off ?? (children === undefined ? name : undefined)
  return (
    <button
      type="button"
      {...rest}
      className={`button button--${look}${shape} ${className}`}
      aria-label={name}
      aria-disabled={off === null ? undefined : true}
      data-tip={tip}
      onClick={(event) => {
        if (off === null) onClick?.(event)
        else explain?.(off)
      }}
    >
      {icon && <Icon node={icon} />}
      {children}
    </button>
  )
}
