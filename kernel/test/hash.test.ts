import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { suite, test } from 'node:test'
import { fromHex, sha256, toHex, utf8 } from '@curio/kernel'
import fc from 'fast-check'
import { hexWord, keyedHmacSha256, keyedTextHmac, textHash, wordHex } from '../src/hash.ts'

/** Short and long ones, ASCII and others. */
const TEXTS = [
  '',
  'a',
  '12/0',
  'é',
  '木',
  '🦊',
  'x'.repeat(55),
  'x'.repeat(1_024),
  'x'.repeat(1_025),
  'é'.repeat(700),
]

const bytes = (hex: string): Uint8Array => fromHex(hex) ?? assert.fail(`not hexadecimal: ${hex}`)

suite('SHA-256', () => {
  const VECTORS = [
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ] as const

  test('the examples of FIPS 180-4', () => {
    for (const [message, digest] of VECTORS) assert.equal(toHex(sha256(utf8(message))), digest)
  })

  test('every length of the last block', () => {
    for (let length = 0; length <= 130; length++) {
      const message = new Uint8Array(length).fill(length)
      assert.equal(toHex(sha256(message)), createHash('sha256').update(message).digest('hex'))
    }
  })

  test('of a text, as many digits as are wanted', () => {
    for (const text of TEXTS) {
      const digits = createHash('sha256').update(text).digest('hex')
      for (const words of [1, 4, 8]) assert.equal(textHash(text, words), digits.slice(0, 8 * words))
    }
  })
})

suite('HMAC-SHA-256', () => {
  /** RFC 4231, section 4: key, data, the code or its beginning. */
  const VECTORS = [
    [
      '0b'.repeat(20),
      toHex(utf8('Hi There')),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      toHex(utf8('Jefe')),
      toHex(utf8('what do ya want for nothing?')),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    ['0c'.repeat(20), toHex(utf8('Test With Truncation')), 'a3b6167473100ee06e0c796c2955552b'],
    [
      'aa'.repeat(131),
      toHex(utf8('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'aa'.repeat(131),
      toHex(
        utf8(
          'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
        ),
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ] as const

  test('the test cases of RFC 4231', () => {
    for (const [key, data, code] of VECTORS) {
      assert.equal(toHex(keyedHmacSha256(bytes(key))(bytes(data))).slice(0, code.length), code)
    }
  })

  test('every length of the key', () => {
    for (let length = 0; length <= 130; length++) {
      const key = new Uint8Array(length).fill(length)
      assert.equal(toHex(keyedHmacSha256(key)(key)), createHmac('sha256', key).update(key).digest('hex'))
    }
  })

  test('of texts, one after the other under several keys', () => {
    const keys = ['one', 'another'.repeat(20)]
    const hmacs = keys.map((key) => keyedTextHmac(utf8(key)))
    for (const text of TEXTS)
      for (const [index, key] of keys.entries()) {
        const digits = Array.from(hmacs[index]?.(text) ?? [], wordHex).join('')
        assert.equal(digits, createHmac('sha256', key).update(text).digest('hex'))
      }
  })
})

suite('hexadecimal', () => {
  test('bytes survive being digits', () => {
    fc.assert(fc.property(fc.uint8Array(), (given) => assert.deepEqual(fromHex(toHex(given)), given)))
  })

  test('words survive being digits', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), fc.nat(2 ** 32 - 1), (one, other) => {
        const digits = wordHex(one) + wordHex(other)
        assert.equal(digits, one.toString(16).padStart(8, '0') + other.toString(16).padStart(8, '0'))
        assert.deepEqual([hexWord(digits, 0), hexWord(digits, 8)], [one, other])
      }),
    )
  })

  test('other text is not taken for digits', () => {
    for (const text of ['0', 'abc', 'AB', '0x00', 'zz', '00\n', ' 00']) assert.equal(fromHex(text), null)
    assert.deepEqual(fromHex(''), new Uint8Array(0))
  })
})
