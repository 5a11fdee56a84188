import { LEVELS } from '@curio/bots/level-names'
import { isRecord, type Json, type Packs, reasonOf } from '@curio/kernel'
import { Button, type OptionsProps } from '@curio/ui'
import { Play } from 'lucide'
import { type ReactElement, Suspense, useState } from 'react'
import { useUnlocked } from '../achievements/unlocked.ts'
import { type GameEntry, gameById } from '../games.ts'
import { createLocal } from '../local/open-local.ts'
import type { LocalSeat } from '../local/save.ts'
import { PackPart } from '../new-game/pack-part.tsx'
import type { OwnPack } from '../new-game/read-pack.ts'
import {
  called,
  type FormSeat,
  labelOf,
  resized,
  seatsFor,
  usualCount,
  type Way,
} from '../new-game/seat-forms.ts'
import { SeatsPart } from '../new-game/seats-part.tsx'
import { type Terms, TermsPart, USUAL_TERMS, useRatingOff } from '../new-game/terms-part.tsx'
import { WaysPart } from '../new-game/ways-part.tsx'
import { createOnline, introduce, refusalOf } from '../online/api.ts'
import { navigate } from '../router.tsx'
import { Failure } from '../shell/fields.tsx'
import { NotFound } from '../shell/notice.tsx'
import { useTitle } from '../shell/use-title.ts'
import { settings, useSettings } from '../store/settings.ts'
import { LessonLinks } from '../tutorial/lesson-links.tsx'
import { useGameUi } from '../use-game-ui.ts'
import { useWords } from '../words/index.ts'
import { refusalText } from '../words/refusal.ts'

export function NewGamePage({ game }: { readonly game: string }): ReactElement {
  const entry = gameById(game)
  return entry ? <NewGame entry={entry} /> : <NotFound />
}

function NewGame({ entry }: { readonly entry: GameEntry }): ReactElement {
  const words = useWords()
  const { language, name } = useSettings()
  const ui = useGameUi(entry.id)
  const [way, setWay] = useState<Way>('alone')
  const [forms, setForms] = useState<readonly FormSeat[]>(() => resized([], usualCount(entry.seats)))
  const seats = seatsFor(forms, way)
  const [options, setOptions] = useState<Json>({})
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS)
  const ratingOff = useRatingOff(way === 'online' ? entry.id : null, seats, options)
  const [own, setOwn] = useState<OwnPack | null>(null)
  const packs: Packs = own ? { [own.name]: own.pack } : {}
  const unlocked = useUnlocked(entry)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const begin = async (): Promise<void> => {
    setBusy(true)
    try {
      const named = seats.map((seat, index) => called(seat, index, name))
      const rated = terms.rated && ratingOff === null
      // Online the server adds what is unlocked, because it knows.
      const opened = way !== 'online' && ui && ui !== 'failed' ? ui.unlockedFor?.(options, unlocked) : {}
      navigate(
        await CREATE[way](entry.id, named, options, { ...terms, rated, packs: { ...packs, ...opened } }),
      )
    } catch (cause) {
      setFailure(way === 'online' ? refusalText(refusalOf(cause), words) : reasonOf(cause))
      setBusy(false)
    }
  }
  const title = `${words.create.title}: ${entry.name[language]}`
  useTitle(title)
  const people = seats.filter(({ kind }) => kind === 'person').length
  const loaded = ui === null || ui === 'failed' ? null : ui
  const form: OptionsProps = {
    seats: seats.length,
    names: seats.map((seat, index) => labelOf(seat, index, { way, own: name, words })),
    value: options,
    packs,
    change: setOptions,
    language,
  }
  const fault = loaded?.setupFault?.(options, seats.length, packs, language) ?? null
  if (ui === null) return <Loading title={title} />
  return (
    <Suspense fallback={<Loading title={title} />}>
      <main className="page page--narrow new-game" id="content">
        <h1>{title}</h1>
        {entry.lessons.length > 0 && (
          <LessonLinks
            lead={words.tutorial.start}
            className="muted"
            game={entry.id}
            lessons={entry.lessons}
          />
        )}
        {loaded?.Variants && (
          <section className="form-part">
            <h2>{words.create.what}</h2>
            <loaded.Variants {...form} />
          </section>
        )}
        <WaysPart
          hasSolo={entry.seats.min === 1}
          way={way}
          setWay={(next) => {
            setWay(next)
            // Whoever leaves the solo game for company needs a seat for it.
            if (next !== 'alone') setForms(resized(forms, Math.max(forms.length, usualCount(entry.seats))))
          }}
        />
        <SeatsPart entry={entry} seats={forms} setSeats={setForms} way={way} own={name} />
        {way === 'local' && people > 1 && <p className="muted">{words.create.passing}</p>}
        {way === 'online' && <TermsPart terms={terms} ratingOff={ratingOff} setTerms={setTerms} />}
        {loaded && (
          <section className="form-part">
            <h2>{words.create.options}</h2>
            <loaded.Options {...form} />
            {loaded.Unlocked && (
              <loaded.Unlocked value={options} unlocked={unlocked} change={setOptions} language={language} />
            )}
          </section>
        )}
        <PackPart game={entry.id} way={way} own={own} setOwn={setOwn} setReading={setBusy} />
        <div className="new-game__begin">
          <Failure text={fault ?? (failure === null ? null : `${words.create.failed}: ${failure}`)} />
          <Button look="primary" icon={Play} off={busy ? words.loading : fault} onClick={() => void begin()}>
            {way === 'online' ? words.create.beginOnline : words.create.begin}
          </Button>
        </div>
      </main>
    </Suspense>
  )
}

/** Until the game has said what can be chosen. */
function Loading({ title }: { readonly title: string }): ReactElement {
  return (
    <main className="page page--narrow new-game" id="content">
      <h1>{title}</h1>
      <p className="muted">{useWords().loading}</p>
    </main>
  )
}

/** The packs, and online also the visibility, the clock and whether it is rated. */
type AllTerms = Terms & { readonly packs: Packs }

type Create = (game: string, seats: readonly LocalSeat[], options: Json, terms: AllTerms) => Promise<string>

const createHere: Create = async (game, seats, options, { packs }) =>
  `/local/${await createLocal({ game, seats, options, packs, seed: null, tutorial: null })}`

const CREATE: Readonly<Record<Way, Create>> = {
  alone: createHere,
  local: createHere,
  async online(game, seats, options, terms) {
    const choices = seats.map(({ kind, level }, index) => {
      if (index === 0) return 'me'
      return kind === 'person' ? 'open' : (LEVELS.find((each) => each === level) ?? 'normal')
    })
    await introduce(settings.get().name)
    const wanted = { game, seats: choices, options: isRecord(options) ? options : {}, ...terms }
    return `/table/${await createOnline(wanted)}`
  },
}
