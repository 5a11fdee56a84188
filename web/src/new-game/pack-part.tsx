import { LIMITS } from '@curio/protocol'
import { Button } from '@curio/ui'
import { type ChangeEvent, type ReactElement, useState } from 'react'
import { loadGame } from '../local/games.ts'
import { Failure } from '../shell/fields.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords, type Words } from '../words/index.ts'
import {
  type Found,
  foundAt,
  LARGEST_FILE,
  type OwnPack,
  type PackFault,
  type ReadPack,
  readPack,
} from './read-pack.ts'
import type { Way } from './seat-forms.ts'

interface PackProps {
  readonly game: string
  readonly way: Way
  /** Null: the built-in pack is played. */
  readonly own: OwnPack | null
  readonly setOwn: (own: OwnPack | null) => void
  /** While a file is read no game may begin: it would begin without the file. */
  readonly setReading: (isReading: boolean) => void
}

/** The content of the game: the built-in pack or the player's own file, with all complaints about it. */
export function PackPart({ game, way, own, setOwn, setReading }: PackProps): ReactElement {
  const { create: words } = useWords()
  const { language } = useSettings()
  const [fault, setFault] = useState<PackFault | null>(null)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? []
    if (!file) return
    setReading(true)
    const read = await readFile(file, game).finally(() => setReading(false))
    // Lets the same file be chosen again after it was corrected.
    target.value = ''
    setOwn(read.ok ? read.own : null)
    setFault(read.ok ? null : read.fault)
  }
  const title = own?.title?.[language] ?? words.packUntitled
  return (
    <section className="form-part">
      <h2>{words.pack}</h2>
      <p className="muted">
        {words.packHint} {words.packLimits(LARGEST_FILE / 1024)}
      </p>
      {own !== null && (
        <p className="pack-part__chosen" role="status">
          {words.packChosen(title)} {way === 'online' && words.packOthers}
        </p>
      )}
      <p className="pack-part__acts">
        <label className="button">
          {words.packChoose}
          <input
            className="unseen"
            type="file"
            accept="application/json,.json"
            onChange={(event) => void choose(event)}
          />
        </label>
        {own !== null && <Button onClick={() => setOwn(null)}>{words.packBuiltIn}</Button>}
      </p>
      <Failure text={fault && words.packFaults[fault.kind]} />
      {fault?.kind === 'wrong' && <Issues {...fault} />}
    </section>
  )
}

async function readFile(file: File, game: string): Promise<ReadPack> {
  if (file.size > LARGEST_FILE) return { ok: false, fault: { kind: 'large' } }
  const text = await file.text().catch(() => '')
  return readPack(text, await loadGame(game, {}))
}

type Wrong = Extract<PackFault, { kind: 'wrong' }>

/** What is wrong, place by place. */
function Issues({ issues, pack }: Pick<Wrong, 'issues' | 'pack'>): ReactElement {
  const { create: words } = useWords()
  const more = issues.length - LIMITS.packIssues
  return (
    <>
      <ul className="pack-part__issues">
        {issues.slice(0, LIMITS.packIssues).map(({ path, message }) => {
          const found = foundAt(pack, path)
          return (
            <li key={`${path} ${message}`}>
              <code>{path}</code>
              {found && ` · ${foundWords(found, words)}`}
              <p lang="en">{message}</p>
            </li>
          )
        })}
      </ul>
      {more > 0 && <p className="muted">{words.packMore(more)}</p>}
    </>
  )
}

function foundWords(found: Found, { packFound: words }: Words['create']): string {
  switch (found.kind) {
    case 'nothing':
      return words.nothing
    case 'value':
      return words.value(found.text)
    case 'list':
      return words.list(found.count)
    case 'members':
      return words.members
  }
}
