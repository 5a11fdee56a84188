import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = 'docs/adding-a-game.md'
const page = readFileSync(join(ROOT, PAGE), 'utf8')

suite('the page on adding a game', () => {
  const blocks = [...page.matchAll(/^```ts ?(.*)\n((?:.*\n)*?)```$/gm)].map(([, file = '', code = '']) => ({
    file,
    code,
  }))

  test('quotes code', () => {
    assert.ok(blocks.length > 10)
    assert.equal([...page.matchAll(/^```ts/gm)].length, blocks.length)
  })

  for (const { file, code } of blocks) {
    test(`quotes ${file} as it is: ${code.trim().split('\n')[0]}`, () => {
      assert.ok(existsSync(join(ROOT, file)) && file !== '', `there is no file "${file}"`)
      assert.ok(readFileSync(join(ROOT, file), 'utf8').includes(code), `${file} does not say\n${code}`)
    })
  }

  test('leads to files that are there', () => {
    const links = [...page.matchAll(/\]\((\.\.?\/[^)]+)\)/g)].map(([, link = '']) => link)
    assert.ok(links.length > 2)
    for (const link of links) assert.ok(existsSync(join(ROOT, 'docs', link)), link)
  })
})
