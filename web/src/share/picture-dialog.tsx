import { Button, Dialog } from '@curio/ui'
import { Download, Share2 } from 'lucide'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { getSave } from '../local/matches.ts'
import { matchName } from '../match-name.ts'
import { historyOf, me } from '../online/api.ts'
import { useTableScreen } from '../table/context.ts'
import type { TableLink } from '../table/link.ts'
import { useWords } from '../words/index.ts'
import { photograph } from './photograph.ts'

interface PictureDialogProps {
  /** The part of the page that is shown. */
  readonly of: HTMLElement
  readonly close: () => void
}

type Made = { readonly canvas: HTMLCanvasElement; readonly file: File } | 'failed' | null

/** Shows a part of the page as a picture, to be saved or shared. It is made here and goes nowhere by itself. */
export function PictureDialog({ of, close }: PictureDialogProps): ReactElement {
  const words = useWords()
  const made = usePicture(of)
  const preview = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (made === null || made === 'failed') return
    const { canvas } = made
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', words.end.pictureLabel)
    preview.current?.replaceChildren(canvas)
  }, [made, words])
  return (
    <Dialog title={words.end.pictureTitle} closeName={words.close} close={close}>
      <div ref={preview} className="picture" />
      {made === null && <p role="status">{words.end.pictureWait}</p>}
      {made === 'failed' && <p role="alert">{words.end.pictureFailed}</p>}
      {made !== null && made !== 'failed' && <PictureActs file={made.file} />}
    </Dialog>
  )
}

function PictureActs({ file }: { readonly file: File }): ReactElement {
  const words = useWords()
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  return (
    <div className="picture__acts">
      <Button look="primary" icon={Download} onClick={() => save(file)}>
        {words.end.pictureSave}
      </Button>
      {canShare && (
        <Button icon={Share2} onClick={() => void navigator.share({ files: [file] }).catch(calledOff)}>
          {words.end.pictureShare}
        </Button>
      )}
    </div>
  )
}

/** Somebody who closes the list of places to share with has changed their mind; there is nothing to say. */
function calledOff(): void {}

/** Null while it is made. */
function usePicture(of: HTMLElement): Made {
  const { link, id, snapshot, language } = useTableScreen()
  const words = useWords()
  const [made, setMade] = useState<Made>(null)
  const { game } = snapshot.table
  const name = matchName(snapshot.table, language)
  useEffect(() => {
    let wanted = true
    const make = async (): Promise<Made> => {
      const when = await endedAt(link, id)
      const date = when === null ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(when)
      const canvas = await photograph(of, {
        left: `${words.brand} · ${name}`,
        right: date,
      })
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
      if (blob === null) return 'failed'
      return { canvas, file: new File([blob], `curio-${game}-${id}.png`, { type: 'image/png' }) }
    }
    make().then(
      (picture) => wanted && setMade(picture),
      () => wanted && setMade('failed'),
    )
    return () => {
      wanted = false
    }
  }, [of, link, id, game, name, language, words])
  return made
}

/** When the match ended; null where nobody here knows. */
async function endedAt(link: TableLink, id: string): Promise<number | null> {
  switch (link.where) {
    case 'local':
      return (await getSave(id))?.updated ?? null
    case 'online': {
      const history = await me().then(
        ({ id: player }) => historyOf(player),
        () => [],
      )
      return history.find(({ match }) => match === id)?.finished ?? null
    }
    case 'record':
      return null
  }
}

function save(file: File): void {
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = file.name
  anchor.click()
  // The browser needs the address a moment longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
