import { useEffect, useState } from 'react'
import type { Snapshot } from './link.ts'

/** How many lines others have written since the chat was last looked at; what was there before one came does not count. */
export function useUnread({ chat, connection, table }: Snapshot, looking: boolean): number {
  const [seen, setSeen] = useState<number | null>(null)
  const here = connection === 'live'
  useEffect(() => {
    if (here && (looking || seen === null)) setSeen(chat.length)
  }, [here, looking, seen, chat.length])
  if (seen === null || looking) return 0
  return chat.slice(seen).filter(({ seat }) => seat !== table.viewer).length
}
