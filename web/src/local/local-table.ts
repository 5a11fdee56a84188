import { fromHex, type Game, type Json, type Log, Match, type Viewer } from '@curio/kernel'
import type { SeatInfo, TableState } from '@curio/ui'
import type { Done, Refusal, Snapshot } from '../table/link.ts'
import { entryOf, momentAt, visibleTo } from './moment.ts'
import type { NewLocal, Save } from './save.ts'

type About = Pick<Save, 'id' | 'seed' | 'created' | 'tutorial' | 'seats'>

/** A match played in this browser: the kernel's match, who sits there, and from which seat it is looked at. */
export class LocalTable {
  readonly match: Match
  readonly #game: Game
  readonly #about: About
  #viewer: Viewer

  private constructor(game: Game, match: Match, about: About) {
    this.#game = game
    this.match = match
    this.#about = about
    const people = this.#people()
    this.#viewer = people.find((seat) => match.awaited().includes(seat)) ?? people[0] ?? null
  }

  static begin(game: Game, wanted: NewLocal, about: Pick<Save, 'id' | 'seed' | 'created'>): LocalTable {
    const options = { seats: wanted.seats.length, options: wanted.options, seed: seedOf(about.seed) }
    const made = Match.create(game, options)
    if (!made.ok) throw new Error(made.message)
    return new LocalTable(game, made.value, { ...about, seats: wanted.seats, tutorial: wanted.tutorial })
  }

  static resume(game: Game, save: Save): LocalTable {
    const loaded = Match.load(game, save.log, seedOf(save.seed))
    if (!loaded.ok) throw new Error(loaded.message)
    return new LocalTable(game, loaded.value, save)
  }

  get viewer(): Viewer {
    return this.#viewer
  }

  /** Bots that are asked something now. */
  awaitedBots(): readonly number[] {
    return this.match.awaited().filter((seat) => this.#about.seats[seat]?.kind === 'bot')
  }

  levelOf(seat: number): string {
    return this.#about.seats[seat]?.level ?? ''
  }

  answer(seat: number, question: string, value: Json): Done {
    const done = this.match.answer({ seat, question, value })
    return done.ok ? done : refused(done.refusal)
  }

  undo(): Done {
    if (this.#viewer === null) return refused({ code: 'not-yours', message: 'nobody plays at this screen' })
    const done = this.match.undo(this.#viewer)
    return done.ok ? done : refused(done.refusal)
  }

  look(viewer: Viewer): void {
    if (viewer !== null && this.#about.seats[viewer]?.kind === 'person') this.#viewer = viewer
  }

  snapshot(): Snapshot {
    const { match } = this
    const viewer = this.#viewer
    const { game, options } = match.header
    return {
      table: {
        game,
        options,
        viewer,
        seats: this.#seats(),
        view: match.view(viewer),
        questions: viewer === null ? [] : match.questions(viewer),
        awaited: match.awaited(),
        outcome: match.outcome(),
        told: visibleTo(viewer, match.notes),
      },
      undo: this.#undoReason(),
      connection: 'live',
      here: this.#people(),
      chat: [],
      tutorial: this.#about.tutorial,
      undoRequest: null,
      people: null,
    }
  }

  moment(note: number): TableState | null {
    const { header, entries, notes } = this.match
    const entry = entryOf(this.#viewer, notes, note)
    if (entry === null) return null
    return momentAt(this.#game, header, entries, entry, this.#viewer, this.#seats())
  }

  log(): Log {
    return this.match.log()
  }

  save(now: number): Save {
    return {
      ...this.#about,
      game: this.#game.id,
      log: this.match.log(),
      updated: now,
      over: this.match.over,
      outcome: this.match.outcome(),
    }
  }

  #undoReason(): Snapshot['undo'] {
    if (this.match.over) return 'committed'
    return this.#viewer === null ? 'nothing' : (this.match.undoRefusal(this.#viewer)?.code ?? null)
  }

  #seats(): SeatInfo[] {
    return this.#about.seats.map(({ name, kind }, seat) => ({
      seat,
      name,
      kind,
      you: seat === this.#viewer,
      online: true,
    }))
  }

  #people(): number[] {
    return this.#about.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }
}

const refused = ({ code, message }: Refusal): Done => ({ ok: false, code, message })

function seedOf(hex: string): Uint8Array {
  const seed = fromHex(hex)
  if (seed === null) throw new Error('the seed is not hexadecimal')
  return seed
}
