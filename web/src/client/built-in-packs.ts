import type { Json, Packs } from '@curio/kernel'
import type { TableInfo } from '@curio/protocol'
import { gameById } from '../games.ts'

/** What a table is played with: the packs that come with the game, and those that the table uses instead. */
export async function withBuiltIn({ game, options }: TableInfo, listed: Promise<Packs>): Promise<Packs> {
  const ui = await gameById(game)?.loadUi()
  return { ...(await ui?.builtIn?.(options as Json)), ...(await listed) }
}
