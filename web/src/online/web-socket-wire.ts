import type { OpenWire } from '../client/socket.ts'

/** Speaks to the server that this page came from. */
export const openWebSocket: OpenWire = (events) => {
  const { protocol, host } = location
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`)
  socket.addEventListener('open', () => events.opened())
  socket.addEventListener('message', ({ data }) => events.received(data))
  socket.addEventListener('close', () => events.closed())
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
}
