import '../no-eval.ts'
import { plainAnswer, reasonOf, verify } from '@curio/kernel'
import { randomHex } from '../random-hex.ts'
import { advise, decide } from './bots.ts'
import { loadGame } from './games.ts'
import { LocalTable } from './local-table.ts'
import { MISSING, type Request, type RequestKind, type Requests, type WorkerMessage } from './messages.ts'
import { Opening } from './opening.ts'
import { RecordTable } from './record-table.ts'
import { getSave, putSave } from './saves.ts'

/** The table's side of a local match: rules, bots and saving, away from the page. */

let table: LocalTable | RecordTable | null = null
let thinking = false

const send = (message: WorkerMessage): void => self.postMessage(message)
const show = (): void => send({ snapshot: current().snapshot() })

function current(): LocalTable | RecordTable {
  if (table === null) throw new Error('no table is open')
  return table
}

/** What was done is shown after it is kept. */
async function keepAndShow(): Promise<void> {
  if (table instanceof LocalTable) await putSave(table.save(Date.now()))
  show()
  letBotsPlay()
}

/** Only one such loop runs. */
function letBotsPlay(): void {
  if (thinking || !(table instanceof LocalTable)) return
  thinking = true
  playBots(table)
    .catch((cause) => send({ failure: reasonOf(cause) }))
    .finally(() => {
      thinking = false
    })
}

/** One after another until a person is asked. */
async function playBots(open: LocalTable): Promise<void> {
  for (let seat = open.awaitedBots()[0]; seat !== undefined; seat = open.awaitedBots()[0]) {
    await playBot(open, seat)
    await putSave(open.save(Date.now()))
    show()
  }
}

async function playBot(open: LocalTable, seat: number): Promise<void> {
  const [asked] = open.match.questions(seat)
  if (!asked) return
  const decision = await decide(open.match, seat, open.levelOf(seat))
  // A person who plays at the same time may have taken something back: then the question has another name.
  const [question] = open.match.questions(seat)
  if (question?.id !== asked.id) return
  const done = decision === null ? { ok: false } : open.answer(seat, question.id, decision.value)
  if (done.ok) return
  const plain = open.answer(seat, question.id, plainAnswer(question))
  if (!plain.ok) throw new Error(plain.message)
}

type Handlers = {
  readonly [K in RequestKind]: (ask: Requests[K]['ask']) => Requests[K]['give'] | Promise<Requests[K]['give']>
}

const HANDLERS: Handlers = {
  async create({ wanted }) {
    const game = await loadGame(wanted.game)
    const seed = wanted.seed ?? randomHex(32)
    const made = LocalTable.begin(game, wanted, { id: randomHex(8), seed, created: Date.now() })
    const save = made.save(Date.now())
    await putSave(save)
    return save.id
  },
  async open({ match }) {
    const save = await getSave(match)
    if (save === null) throw new Error(MISSING)
    table = LocalTable.resume(await loadGame(save.game), save)
    show()
    letBotsPlay()
    return null
  },
  async openRecord({ log, names }) {
    table = new RecordTable(await loadGame(log.header.game), log, names)
    show()
    return null
  },
  async answer({ question, value }) {
    const open = current()
    const seat = open instanceof LocalTable ? open.viewer : null
    if (seat === null || open instanceof RecordTable)
      return { ok: false, code: 'not-yours', message: 'nobody plays here' }
    const done = open.answer(seat, question, value)
    if (done.ok) await keepAndShow()
    return done
  },
  async undo() {
    const done = current().undo()
    if (done.ok) await keepAndShow()
    return done
  },
  look({ viewer }) {
    current().look(viewer)
    show()
    return null
  },
  async hint() {
    const open = current()
    if (open instanceof RecordTable || open.viewer === null) return null
    return open.match.questions(open.viewer).length === 0 ? null : advise(open.match, open.viewer, 'hard')
  },
  before({ note }) {
    const open = current()
    return open instanceof RecordTable ? open.before(note) : null
  },
  moment: ({ note }) => current().moment(note),
  record: () => current().log(),
  async verify({ log }) {
    return verify(await loadGame(log.header.game), log)
  },
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void handle(data)
})

const opening = new Opening()

async function handle(request: Request): Promise<void> {
  try {
    const handler = HANDLERS[request.kind] as (
      ask: Request,
    ) => Requests[RequestKind]['give'] | Promise<Requests[RequestKind]['give']>
    const act = () => handler(request)
    const opens = request.kind === 'open' || request.kind === 'openRecord'
    send({ reply: request.id, value: await (opens ? opening.open(act) : opening.whenOpen(act)) })
  } catch (cause) {
    send({ reply: request.id, error: reasonOf(cause) })
  }
}
