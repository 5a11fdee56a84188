import type { Clock } from '../clock.ts'
import { networkOf } from '../network.ts'
import { RateLimit } from '../rate-limit.ts'
import { TooFast } from '../request-refused.ts'
import type { Settings } from '../settings.ts'
import { PasswordTries } from './password-tries.ts'

/** How often things may be done: by an address, a player, or to a name. */
export class Limits {
  readonly #requests: RateLimit
  readonly #files: RateLimit
  readonly #guests: RateLimit
  readonly #registrations: RateLimit
  readonly #tables: RateLimit
  readonly #tablesOfNetwork: RateLimit
  readonly #packs: RateLimit
  readonly #reports: RateLimit
  readonly #reportsOfNetworks: RateLimit
  readonly #allReports: RateLimit
  readonly #names: RateLimit
  readonly #logs: RateLimit
  readonly #logsOfNetworks: RateLimit
  readonly passwords: PasswordTries

  constructor({ requestsPerSecond }: Settings, clock: Clock) {
    this.#requests = new RateLimit({ burst: requestsPerSecond * 10, perSecond: requestsPerSecond }, clock)
    // A first visit loads some fifty files, and a household shares one address.
    this.#files = new RateLimit({ burst: requestsPerSecond * 100, perSecond: requestsPerSecond * 10 }, clock)
    this.#guests = new RateLimit({ burst: requestsPerSecond * 3, perSecond: requestsPerSecond / 20 }, clock)
    this.#registrations = new RateLimit({ burst: 10, perSecond: 1 / 20 }, clock)
    this.#tables = new RateLimit({ burst: requestsPerSecond * 3, perSecond: requestsPerSecond / 20 }, clock)
    // Making a guest is easy, so the tables of one address are bounded too.
    this.#tablesOfNetwork = new RateLimit(
      { burst: requestsPerSecond * 10, perSecond: requestsPerSecond / 20 },
      clock,
    )
    this.#packs = new RateLimit({ burst: requestsPerSecond, perSecond: requestsPerSecond / 100 }, clock)
    this.#reports = new RateLimit({ burst: 5, perSecond: 1 / 60 }, clock)
    this.#reportsOfNetworks = new RateLimit({ burst: 20, perSecond: 1 / 30 }, clock)
    this.#allReports = new RateLimit({ burst: 100, perSecond: 1 / 10 }, clock)
    this.#names = new RateLimit({ burst: 10, perSecond: 1 / 60 }, clock)
    this.#logs = new RateLimit({ burst: 50, perSecond: 1 / 30 }, clock)
    this.#logsOfNetworks = new RateLimit({ burst: 200, perSecond: 1 / 10 }, clock)
    this.passwords = new PasswordTries(clock)
  }

  request(address: string): void {
    check(this.allowsRequest(address))
  }

  allowsRequest(address: string): boolean {
    return this.#requests.allows(networkOf(address))
  }

  file(address: string): void {
    check(this.allowsFile(address))
  }

  allowsFile(address: string): boolean {
    return this.#files.allows(networkOf(address))
  }

  guest(address: string): void {
    check(this.#guests.allows(networkOf(address)))
  }

  name(player: string): void {
    check(this.#names.allows(player))
  }

  /** Each one is played again. */
  handedLog(player: string, address: string): void {
    check(this.#logs.allows(player) && this.#logsOfNetworks.allows(networkOf(address)))
  }

  /** Each one takes a name, and the work of hashing a password. */
  registration(address: string): void {
    check(this.#registrations.allows(networkOf(address)))
  }

  table(address: string, player: string): void {
    check(this.#tables.allows(player) && this.#tablesOfNetwork.allows(networkOf(address)))
  }

  /** Checking a pack and making it ready to play takes longer than anything else that can be asked for. */
  packs(address: string): void {
    check(this.#packs.allows(networkOf(address)))
  }

  /** Guests cost nothing and networks little, so all reports together are bounded: they must not fill the disk. */
  report(player: string, address: string): void {
    check(
      this.#reports.allows(player) &&
        this.#reportsOfNetworks.allows(networkOf(address)) &&
        this.#allReports.allows('all'),
    )
  }
}

function check(isAllowed: boolean): void {
  if (!isAllowed) throw new TooFast()
}
