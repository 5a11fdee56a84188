import { LIMITS } from '@curio/protocol'
import { Button, PlayerMark } from '@curio/ui'
import { Send } from 'lucide'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useWords } from '../../words/index.ts'
import { shownName } from '../../words/names.ts'
import { useTableScreen } from '../context.ts'
import type { Snapshot } from '../link.ts'

export function ChatPanel(): ReactElement {
  const { link, snapshot, report } = useTableScreen()
  const words = useWords()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { people } = link
  if (!people) return <p className="panel__empty">{words.table.chatLocal}</p>
  const speaks = snapshot.table.viewer !== null
  return (
    <section className="chat">
      {snapshot.chat.length === 0 && <p className="panel__empty">{words.table.chatEmpty}</p>}
      <ol className="chat__lines" aria-live="polite">
        {snapshot.chat.map((line) => (
          <li key={line.id}>
            <b>
              {line.seat !== null && <PlayerMark seat={line.seat} />}{' '}
              {line.seat === null ? line.name : shownName(snapshot, line.seat, words)}
            </b>{' '}
            {line.text}
          </li>
        ))}
      </ol>
      {speaks ? (
        <form
          className="chat__form"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() === '') return
            void people.say(text.trim()).then(report)
            setText('')
            // Keeps the focus in the field: the next letters must not be keys of the table.
            field.current?.focus()
          }}
        >
          <input
            ref={field}
            className="input chat__field"
            value={text}
            maxLength={LIMITS.chat}
            placeholder={words.table.chatSay}
            aria-label={words.table.chatSay}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" icon={Send} name={words.table.chatSend} />
        </form>
      ) : (
        <p className="panel__empty">{words.table.chatSpectator}</p>
      )}
    </section>
  )
}

/** How many lines others have written since the chat was last open; earlier lines do not count on arrival. */
export function useUnread({ chat, connection, table }: Snapshot, looking: boolean): number {
  const [seen, setSeen] = useState<number | null>(null)
  const here = connection === 'live'
  useEffect(() => {
    if (here && (looking || seen === null)) setSeen(chat.length)
  }, [here, looking, seen, chat.length])
  if (seen === null || looking) return 0
  return chat.slice(seen).filter(({ seat }) => seat !== table.viewer).length
}
