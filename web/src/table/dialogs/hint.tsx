import type { Advice } from '@curio/bots/players'
import { Button, Dialog } from '@curio/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { useWords } from '../../words/index.ts'
import { useTableScreen } from '../context.ts'
import { hintReasons } from './hint-reasons.ts'

interface Found {
  /** The id of the question it is about. */
  readonly asked: string | null
  readonly advice: Advice | null
}

/** What the bot would do here, and why, as far as it can say. A rated match has no hints. */
export function HintDialog({ close }: { readonly close: () => void }): ReactElement {
  const { snapshot } = useTableScreen()
  const words = useWords()
  return (
    <Dialog title={words.table.hintTitle} closeName={words.close} close={close}>
      {snapshot.people?.rated ? <p>{words.table.hintRated}</p> : <Hint close={close} />}
    </Dialog>
  )
}

function Hint({ close }: { readonly close: () => void }): ReactElement {
  const { link, snapshot } = useTableScreen()
  const words = useWords()
  const asked = snapshot.table.questions[0]?.id ?? null
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let wanted = true
    const find = (advice: Advice | null): void => {
      if (wanted) setFound({ asked, advice })
    }
    link.hint().then(find, () => find(null))
    return () => {
      wanted = false
    }
  }, [link, asked])
  // Advice for one question says nothing about the next.
  const hint = found?.asked === asked ? found.advice : 'thinking'
  return (
    <div aria-live="polite">
      {hint === 'thinking' ? (
        <p>{words.table.hintThinking}</p>
      ) : hint === null ? (
        <p>{words.table.hintNone}</p>
      ) : (
        <Advised hint={hint} close={close} />
      )}
    </div>
  )
}

function Advised({ hint, close }: { readonly hint: Advice; readonly close: () => void }): ReactElement {
  const { ui, snapshot, language, select } = useTableScreen()
  const words = useWords()
  const [question] = snapshot.table.questions
  if (!question) return <p>{words.table.hintNone}</p>
  const { text } = ui.option(snapshot.table, question, hint.value, language)
  const reasons = hintReasons(hint, ui, snapshot.table, question, language, words)
  return (
    <>
      <p className="hint__advice">
        <b>{words.table.hintWould(text)}</b>
      </p>
      {reasons.length > 0 && (
        <section className="hint__reasons">
          <h3>{words.table.hintWhy}</h3>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="dialog__acts">
        <Button
          look="primary"
          onClick={() => {
            select(question, hint.value)
            close()
          }}
        >
          {words.table.hintTake}
        </Button>
      </div>
    </>
  )
}
