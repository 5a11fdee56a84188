/**
 * A complete player that knows nothing but docs/protocol.md: it takes a seat and answers every question with one of
 * the options, whichever. It needs Node 22 or later and no packages.
 *
 *   CURIO_URL=http://localhost:3000 CURIO_TOKEN=curio_… node random-player.mjs MATCH SEAT
 */
const url = process.env.CURIO_URL ?? 'http://localhost:3000'
const headers = { authorization: `Bearer ${process.env.CURIO_TOKEN}` }
const [match, seatText] = process.argv.slice(2)
const seat = Number(seatText)

await takeSeat()
const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers })
let document = null
let lastId = 0
/** The question that has been answered but not acknowledged yet. */
let answered = null

socket.addEventListener('open', () => {
  send({ t: 'hello', v: 5 })
  send({ t: 'watch', c: 0, match, seat })
})
socket.addEventListener('message', ({ data }) => {
  for (const line of data.split('\n')) receive(JSON.parse(line))
})
socket.addEventListener('close', ({ code }) => {
  if (document?.outcome) return
  console.error(`the connection was closed with ${code}`)
  process.exitCode = 1
})

async function takeSeat() {
  const response = await fetch(`${url}/api/matches/${match}/seats/${seat}`, { method: 'POST', headers })
  if (!response.ok) throw new Error(`no seat: ${await response.text()}`)
}

function send(message) {
  lastId += 1
  socket.send(JSON.stringify({ ...message, id: `${match}-${lastId}` }))
}

function receive(message) {
  if (socket.readyState !== WebSocket.OPEN) return
  if (message.t === 'state') document = message.document
  if (message.t === 'update' && message.d) document = patch(document, message.d)
  if (message.t === 'no') {
    console.error(`refused: ${message.code}, ${message.text}`)
    answered = null
  }
  if (document?.outcome) {
    const { winners, won } = document.outcome
    // A game alone or all together has no winners: it is won or not.
    console.log(`the match is over; winners: ${winners?.join(', ') || (won ? 'all' : 'none')}`)
    socket.close()
  } else if (document?.question && document.question !== answered) {
    answered = document.question
    send({ t: 'answer', c: 0, q: document.question, v: decide(document) })
  }
}

/** One of the options; some of them where several are asked for. */
function decide({ kind, kinds, runs }) {
  const { form, words, min } = kinds[kind]
  const options = optionsIn(words, runs)
  return form === 'pick' ? options.slice(0, min) : options[Math.floor(Math.random() * options.length)]
}

/**
 * Words come in pieces: a text is several words, each beginning with a digit that says how many characters are those
 * of the word before it; a list has one word of any kind.
 */
function optionsIn(words, runs) {
  let last = ''
  const known = words.flatMap((piece) => {
    if (typeof piece !== 'string') return [piece[0]]
    return piece.split(' ').map((word) => {
      last = last.slice(0, Number.parseInt(word[0], 36)) + word.slice(1)
      return last
    })
  })
  const options = []
  for (let index = 0; index < runs.length; index += 2)
    options.push(...known.slice(runs[index], runs[index] + runs[index + 1]))
  return options
}

/**
 * The document after a change: numbers and changes in turn. The numbers count objects and lists of the old document,
 * each before what is in it.
 */
function patch(before, delta) {
  const changes = new Map()
  for (let index = 0; index < delta.length; index += 2) changes.set(delta[index], delta[index + 1])
  let next = 0
  return visit(before)

  function visit(value) {
    if (typeof value !== 'object' || value === null) return value
    const change = changes.get(next)
    next += 1
    if (Array.isArray(value)) {
      const items = value.map(visit)
      return Array.isArray(change) ? spliced(value, change) : Object.assign(items, valuesOf(change))
    }
    const members = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, visit(member)]))
    Object.assign(members, valuesOf(change))
    for (const [key, changed] of Object.entries(change ?? {})) if (isGone(changed)) delete members[key]
    return members
  }
}

/** Objects and lists come wrapped in a list, everything else as it is. */
function valuesOf(change = {}) {
  const kept = Object.entries(change).filter(([, changed]) => !isGone(changed))
  return Object.fromEntries(
    kept.map(([key, changed]) => [key, Array.isArray(changed) ? changed[0] : changed]),
  )
}

function isGone(changed) {
  return Array.isArray(changed) && changed.length === 0
}

function spliced(list, splices) {
  const result = []
  let kept = 0
  for (let index = 0; index < splices.length; index += 3) {
    const [at, removed, items] = splices.slice(index, index + 3)
    result.push(...list.slice(kept, at), ...items)
    kept = at + removed
  }
  return [...result, ...list.slice(kept)]
}
