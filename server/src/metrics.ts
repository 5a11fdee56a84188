const PREFIX = 'curio_'

/** What Prometheus reads: numbers with a name, and a text that explains them. */
interface Series {
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  lines(name: string): string[]
}

class Counter implements Series {
  readonly type = 'counter'
  readonly help: string
  readonly #label: string | null
  readonly #values = new Map<string, number>()

  constructor(help: string, label: string | null = null) {
    this.help = help
    this.#label = label
    if (label === null) this.#values.set('', 0)
  }

  add(label = '', by = 1): void {
    this.#values.set(label, (this.#values.get(label) ?? 0) + by)
  }

  lines(name: string): string[] {
    return [...this.#values].map(([label, value]) =>
      this.#label === null ? `${name} ${value}` : `${name}{${this.#label}="${label}"} ${value}`,
    )
  }
}

class Gauge implements Series {
  readonly type = 'gauge'
  readonly help: string
  #read: () => number = () => 0

  constructor(help: string) {
    this.help = help
  }

  /** The number is read whenever somebody looks. */
  from(read: () => number): void {
    this.#read = read
  }

  lines(name: string): string[] {
    return [`${name} ${this.#read()}`]
  }
}

class Histogram implements Series {
  readonly type = 'histogram'
  readonly help: string
  readonly #bounds: readonly number[]
  readonly #counts: number[]
  #sum = 0
  #count = 0

  constructor(help: string, bounds: readonly number[]) {
    this.help = help
    this.#bounds = bounds
    this.#counts = bounds.map(() => 0)
  }

  observe(value: number): void {
    this.#sum += value
    this.#count += 1
    this.#bounds.forEach((bound, index) => {
      if (value <= bound) this.#counts[index] = (this.#counts[index] ?? 0) + 1
    })
  }

  lines(name: string): string[] {
    const buckets = this.#bounds.map((bound, index) => `${name}_bucket{le="${bound}"} ${this.#counts[index]}`)
    const all = `${name}_bucket{le="+Inf"} ${this.#count}`
    return [...buckets, all, `${name}_sum ${this.#sum}`, `${name}_count ${this.#count}`]
  }
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SIZES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000]

/** Everything that is counted. Labels are our own words, never text that a client sent. */
export class Metrics {
  readonly httpRequests = new Counter('HTTP requests by status.', 'status')
  readonly messagesIn = new Counter('Messages from clients by type.', 'type')
  readonly messagesOut = new Counter('Messages to clients.')
  readonly charactersOut = new Counter('Characters of messages to clients.')
  readonly refusals = new Counter('Refused messages by reason.', 'code')
  readonly closed = new Counter('Connections that the server closed, by close code.', 'code')
  readonly answers = new Counter('Answers recorded, by who gave them.', 'by')
  readonly rulesFailures = new Counter('Answers on which the rules failed.')
  readonly reruns = new Counter('Matches run from their log.')
  readonly unloadable = new Counter('Attempts to load a table that failed.')
  readonly evictions = new Counter('Live matches dropped from memory.')
  readonly botFailures = new Counter(
    'Decisions that a bot did not make in time or at all, by reason.',
    'reason',
  )
  readonly commitSeconds = new Histogram('Time to bring a group of answers to disk.', SECONDS)
  readonly commitSize = new Histogram('Pieces of work in one transaction.', SIZES)
  readonly botSeconds = new Histogram('Time a bot took to decide.', SECONDS)
  readonly cut = new Counter('Sockets turned away or cut off, by reason.', 'reason')
  readonly sockets = new Gauge('Open sockets.')
  readonly unreadBytes = new Gauge('Bytes that wait for clients to read them.')
  readonly connections = new Gauge('Open WebSocket connections.')
  readonly databaseFailing = new Gauge('1 while the database takes no writes, else 0.')
  readonly liveMatches = new Gauge('Matches in memory.')

  committed(pieces: number, seconds: number): void {
    this.commitSize.observe(pieces)
    this.commitSeconds.observe(seconds)
  }

  /** The Prometheus text format. */
  text(): string {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const own = Object.entries(this).flatMap(([name, series]: [string, Series]) => {
      const full = PREFIX + snakeCase(name) + (series.type === 'counter' ? '_total' : '')
      return [`# HELP ${full} ${series.help}`, `# TYPE ${full} ${series.type}`, ...series.lines(full)]
    })
    const memory = [
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_size_used_bytes gauge',
      `nodejs_heap_size_used_bytes ${heapUsed}`,
      '# TYPE process_cpu_seconds_total counter',
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime()}`,
    ]
    return `${[...own, ...memory].join('\n')}\n`
  }
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
