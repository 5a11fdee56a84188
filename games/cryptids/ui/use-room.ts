import { useMedia } from '@curio/ui'

/** Where a table that is touched has room for a whole board: a tablet in landscape. */
const ROOMY = '(min-width: 900px) and (min-height: 600px)'

/** Whether the window has room for the board of a desk. */
export const useRoom = (): boolean => useMedia(ROOMY)
