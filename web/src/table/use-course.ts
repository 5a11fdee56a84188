import { useEffect, useRef, useState } from 'react'
import { openRecord } from '../local/open-local.ts'
import { useTableScreen } from './context.ts'
import { type Chapter, courseOf } from './course.ts'

/** How the finished match went; null while it is being worked out, nothing when its record cannot be had. */
export function useCourse(): readonly Chapter[] | null {
  const { link, ui, snapshot, language } = useTableScreen()
  const [course, setCourse] = useState<readonly Chapter[] | null>(null)
  // A new list of the same seats is no reason to work everything out again.
  const seats = useRef(snapshot.table.seats)
  useEffect(() => {
    let wanted = true
    const workOut = async (): Promise<readonly Chapter[]> => {
      const log = await link.record()
      if (log === null) return []
      const { current } = seats
      const names = current.map(({ name }) => name)
      const record = openRecord(log, names)
      try {
        return await courseOf(
          record,
          ui,
          current.map(({ seat }) => seat),
          language,
        )
      } finally {
        record.close()
      }
    }
    workOut().then(
      (found) => wanted && setCourse(found),
      () => wanted && setCourse([]),
    )
    return () => {
      wanted = false
    }
  }, [link, ui, language])
  return course
}
