import { type ChatLine, messageText, stateText, updateText } from '@curio/protocol'
import { forStrangers, infoOf } from './info.ts'
import type { LiveTableState } from './live-table-state.ts'

/** Tells everybody who follows the table what is new to them. Everything it tells is on disk. */
export class Publisher {
  #shownInfo = ''

  publish(table: LiveTableState): void {
    if (table.changes.isFresh) this.#tellAll(table)
    else this.#tellChanges(table)
    this.#welcome(table)
    this.#tellInfo(table)
    this.#tellChat(table)
  }

  /** For a new match, or one that was run again: whatever was sent before is void. */
  #tellAll(table: LiveTableState): void {
    const { room, audience } = table
    if (room === null) return
    for (const watcher of audience.all())
      if (table.isOpenTo(watcher)) watcher.send(stateText(watcher.channel, room.open(watcher.viewer)))
      // Until the match began there was nothing to hide.
      else watcher.drop()
  }

  #tellChanges({ room, audience }: LiveTableState): void {
    if (room === null) return
    for (const { viewer, update } of room.publish())
      for (const watcher of audience.of(viewer)) watcher.send(updateText(watcher.channel, update))
  }

  #welcome({ room, audience, changes }: LiveTableState): void {
    for (const { watcher, known } of changes.arrivals) {
      audience.add(watcher)
      if (room !== null) watcher.send(stateText(watcher.channel, room.open(watcher.viewer, known)))
    }
  }

  /** To everybody if it has changed, otherwise only to those who have just come. */
  #tellInfo(table: LiveTableState): void {
    const { queries, arrivals, isInfoNew, isFresh } = table.changes
    // Most rounds are answers, which change the position and nothing else.
    if (queries.length === 0 && arrivals.length === 0 && !isInfoNew && !isFresh) return
    const info = infoOf(table)
    const [text, untold] = [JSON.stringify(info), JSON.stringify(forStrangers(table, info))]
    const isNew = text !== this.#shownInfo
    this.#shownInfo = text
    const told = isNew ? table.audience.all() : arrivals.map(({ watcher }) => watcher)
    const now = table.context.time.now()
    for (const watcher of told) {
      const about = table.isOpenTo(watcher) ? text : untold
      watcher.send(`{"t":"table","c":${watcher.channel},"now":${now},"table":${about}}`)
    }
  }

  #tellChat({ changes, audience }: LiveTableState): void {
    if (changes.chat.length === 0) return
    for (const watcher of audience.all()) watcher.send(chatText(watcher.channel, changes.chat))
  }
}

export const chatText = (c: number, lines: readonly ChatLine[]): string =>
  messageText({ t: 'chat', c, lines: [...lines] })
