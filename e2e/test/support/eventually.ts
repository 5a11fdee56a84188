import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE = 45_000
const BETWEEN = 50

/** Asserts something until it holds; what was wrong the last time is told when patience is over. */
export async function eventually(assertion: () => Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    try {
      await assertion()
      return
    } catch (cause) {
      if (Date.now() > end) throw cause
    }
    await pause(BETWEEN)
  }
}
