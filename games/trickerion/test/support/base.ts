import assert from 'node:assert/strict'
import type { Json } from '@curio/kernel'
import { ScriptedTable } from '@curio/kernel/testing'
import type { TrickerionContent } from '../../rules/content.ts'
import { showInRow } from '../../rules/links.ts'
import type { TrickerionNote } from '../../rules/notes.ts'
import type { Face, Player, Show, TrickerionState } from '../../rules/state.ts'
import { playerOf } from '../../rules/table.ts'

/** What every match of Trickerion under a test's control can do. */
export class PlayedGame extends ScriptedTable<TrickerionState, TrickerionContent> {
  player(seat = 0): Player {
    return playerOf(this.state, seat)
  }

  /** Fame, coins and shards of a player. */
  purse(seat = 0): readonly [fame: number, coins: number, shards: number] {
    const { fame, coins, shards } = this.player(seat)
    return [fame, coins, shards]
  }

  /** What the dice show, in the order of the pack: Residence, Inn, Bank. */
  dice(...faces: readonly Face[]): this {
    this.state.dice = [...faces]
    return this
  }

  /** The row of performance cards from the left, without markers; the pools no longer have them. */
  row(...cards: readonly string[]): this {
    for (const { rest } of Object.values(this.state.performances)) {
      rest.splice(0, rest.length, ...rest.filter((card) => !cards.includes(card)))
    }
    this.state.row = this.state.row.map((_, place): Show | null => {
      const card = cards[place]
      return card === undefined ? null : { card, markers: [] }
    })
    return this
  }

  /** What lies on a card, as `seat trick place`. */
  on(card: string): string[] {
    return showInRow(this.state, card).markers.map(({ seat, trick, place }) => `${seat} ${trick} ${place}`)
  }

  /** Answers the next question so that the game goes on as quickly as possible. */
  pass(): this {
    const [ask] = this.run.questions
    assert.ok(ask)
    const options = ask.candidates()
    const quick =
      ['none', 'end', 'ready'].find((option) => options.includes(option)) ??
      options.find((option) => typeof option === 'string' && option.startsWith('idle:')) ??
      options[0]
    return this.answer(ask.seat, quick as Json)
  }

  /** Everything that was told of a kind. */
  told<K extends TrickerionNote['kind']>(kind: K): Extract<TrickerionNote, { kind: K }>[] {
    return (this.run.notes as unknown as readonly { readonly note: TrickerionNote }[]).flatMap(({ note }) =>
      note.kind === kind ? [note as Extract<TrickerionNote, { kind: K }>] : [],
    )
  }
}
