import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/**
 * What happens to what a client sends: it passes; an HTTP 500 comes back; the connection is reset; it is passed on and
 * the connection reset when the answer comes; it waits.
 */
export type FaultMode = 'pass' | 'error' | 'reset' | 'answer lost' | 'slow'

/** A TCP proxy on this machine that injects faults on request, into open connections too. */
export interface ChaosProxy {
  readonly url: string
  /** From now on, to this share of what is sent. */
  set(mode: FaultMode, faultShare?: number): void
  /** How often harm was done. */
  readonly harmed: () => number
  close(): Promise<void>
}

const slowMs = 3000
const error = 'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

export async function openChaosProxy(target: string, unit: () => number): Promise<ChaosProxy> {
  const { hostname, port } = new URL(target)
  const now: { chaos: FaultMode; share: number; harmed: number } = { chaos: 'pass', share: 1, harmed: 0 }
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const store = connect(Number(port), hostname)
    let dropsResponse = false
    for (const [socket, other] of [
      [client, store],
      [store, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    client.on('data', (bytes) => {
      const mode = unit() < now.share ? now.chaos : 'pass'
      if (mode !== 'pass') now.harmed += 1
      if (mode === 'reset') client.resetAndDestroy()
      else if (mode === 'error') client.end(error)
      else if (mode === 'slow') setTimeout(() => store.write(bytes), slowMs)
      else store.write(bytes)
      dropsResponse = mode === 'answer lost'
    })
    store.on('data', (bytes) => {
      if (dropsResponse) client.resetAndDestroy()
      else client.write(bytes)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    set: (mode, faultShare = 1) => {
      now.chaos = mode
      now.share = faultShare
    },
    harmed: () => now.harmed,
    close: () =>
      new Promise((closed) => {
        server.close(() => {
          closed()
        })
        for (const socket of open) socket.destroy()
      }),
  }
}
