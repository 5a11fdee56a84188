import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a network; the rest its owner chooses freely. */
const NETWORK_GROUPS = 4

/** Whom an address belongs to, as far as limits are concerned. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const before = head.split(':').filter((group) => group !== '')
  const after = tail.split(':').filter((group) => group !== '')
  const gap = address.includes('::')
    ? new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : []
  return [...before, ...gap, ...after].slice(0, NETWORK_GROUPS).join(':')
}

/** Where a request comes from: as the proxy right before us says, if it is believed. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  return (trustProxy && lastOf(headers['x-forwarded-for'])) || (socket.remoteAddress ?? '')
}

/** The last entry of a header that every proxy on the way adds one to; empty when there is none. */
export function lastOf(header: string | readonly string[] | undefined): string {
  const entries = String(header ?? '').split(',')
  return (entries.at(-1) ?? '').trim()
}
