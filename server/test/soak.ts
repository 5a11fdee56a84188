/** Kills a server under load, again and again, and checks after each time that nothing is lost or doubled. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Siege } from './support/siege.ts'

const kills = Number(process.argv[2] ?? 50)
const folder = mkdtempSync(join(tmpdir(), 'curio-soak-'))
const siege = new Siege(folder, 12)
try {
  for (let kill = 1; kill <= kills; kill++) {
    await siege.round(Math.random() * 400)
    siege.check()
    const { acknowledged, repeated } = siege
    console.log(
      `kill ${kill}: ${acknowledged.size} answers acknowledged, all there, none twice; ${repeated} repeated`,
    )
  }
} finally {
  await siege.kill()
  rmSync(folder, { recursive: true, force: true })
}
