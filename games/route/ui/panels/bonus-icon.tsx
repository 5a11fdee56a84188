import type { ReactElement } from 'react'
import type { CafeBonus, SupportBonus } from '../../content/booklet/terms.ts'

/** In a box of 24 by 24. */
export const BONUS_PATHS: Readonly<Record<CafeBonus, string>> = {
  BON_COORD: 'M4 5H12V17H4ZM15 11H21M18 8V14M15 18H21',
  BON_SEGMENT: 'M3 12H21M3 8V16M21 8V16',
  BON_DIAGONAL: 'M4 20 20 4M4 14V20H10M14 4H20V10',
  BON_TRANSFER: 'M3 8H16M12 4 16 8 12 12M21 16H8M12 12 8 16 12 20',
}

/** Three of them work like bonuses of a cafe or an effect. */
export const SUPPORT_PATHS: Readonly<Record<SupportBonus, string>> = {
  SUP_COORD: BONUS_PATHS.BON_COORD,
  SUP_LONG_WAY: BONUS_PATHS.BON_SEGMENT,
  SUP_ALLEY: BONUS_PATHS.BON_DIAGONAL,
  SUP_CORRECTION: 'M4 20 5 15 15 5 19 9 9 19ZM12 8 16 12M4 20H20',
}

export function BonusIcon({ bonus }: { readonly bonus: CafeBonus }): ReactElement {
  return <Sign path={BONUS_PATHS[bonus]} />
}

export function Sign({ path }: { readonly path: string }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" className="rt-icon" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
