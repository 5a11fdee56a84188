import { Button } from '@curio/ui'
import { type ReactElement, useEffect } from 'react'
import { useOnline } from '../store/online.ts'
import { useWords } from '../words/index.ts'
import { keepOffline, useUpdate } from './offline.ts'

/** Below the app bar: no network, or a new version is ready. Tables show this themselves. */
export function SiteBanner({ atTable }: { readonly atTable: boolean }): ReactElement | null {
  const words = useWords()
  const online = useOnline()
  const update = useUpdate()
  useEffect(keepOffline, [])
  if (atTable) return null
  if (update !== null)
    return (
      <div className="site-banner" role="status">
        {words.update} <Button onClick={update}>{words.updateNow}</Button>
      </div>
    )
  return online ? null : (
    <div className="site-banner" role="status">
      {words.offline}
    </div>
  )
}
