import type { ReactElement } from 'react'

/** The house's cabinet with a drawer pulled out: nothing is in it. */
export function OpenDrawer(): ReactElement {
  return (
    <svg
      className="notice__drawing"
      viewBox="0 0 132 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M18 8H114V104H18ZM12 104H120V110H12ZM24 110V116M108 110V116" />
      <path d="M26 16H62V52H26ZM70 16H106V52H70ZM26 60H62V96H26Z" strokeWidth="1.75" />
      <path d="M70 60H106V96H70Z" fill="currentColor" fillOpacity=".16" strokeWidth="1.75" />
      <path d="M64 78H112L118 86H58Z" fill="var(--table)" />
      <path d="M58 86H118V108H58Z" fill="var(--paper)" />
      <g fill="currentColor" stroke="none">
        <circle cx="44" cy="34" r="3" />
        <circle cx="88" cy="34" r="3" />
        <circle cx="44" cy="78" r="3" />
        <circle cx="88" cy="97" r="3.5" />
      </g>
    </svg>
  )
}
