import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a network; its owner chooses the rest freely. */
const NETWORK_GROUPS = 4

/** The network of an address; limits count all addresses of a network as one. */
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

/** Where a request comes from: if the proxy right before us is trusted, what it says. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  return (trustProxy && lastOf(headers['x-forwarded-for'])) || (socket.remoteAddress ?? '')
}

/** The last entry of a header to which every proxy on the way adds one; empty when there is none. */
export function lastOf(header: string | readonly string[] | undefined): string {
  const entries = String(header ?? '').split(',')
  return (entries.at(-1) ?? '').trim()
}
