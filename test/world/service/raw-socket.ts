import { connect, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The port on which an app that listens can be reached from this machine. */
export function portOf(app: { readonly server: Pick<Server, 'address'> }): number {
  const bound = app.server.address()
  if (bound === null || typeof bound === 'string') throw new Error('It does not listen.')
  return bound.port
}

/** Longer than the service waits for the slow (12 s), so that a test of that sees a guard that is gone. */
const silenceMs = 20_000

/**
 * Words to one socket, in parts with pauses between; everything that came back until the other side closed it, or until
 * neither side has said anything for 20 s.
 */
export function rawSocketExchange(
  port: number,
  payload: string | Buffer | readonly (string | Buffer)[],
  pauseMs = 0,
): Promise<string> {
  const parts: readonly (string | Buffer)[] =
    typeof payload === 'string' || Buffer.isBuffer(payload) ? [payload] : payload
  return new Promise((done) => {
    const received: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      void (async () => {
        for (const part of parts) {
          if (socket.destroyed) return
          socket.write(part)
          if (pauseMs > 0) await sleep(pauseMs)
        }
      })()
    })
    socket.setTimeout(silenceMs, () => socket.destroy())
    socket.on('data', (data) => received.push(data))
    // Anyone who is thrown out may still have been writing.
    socket.on('error', () => undefined)
    socket.on('close', () => done(Buffer.concat(received).toString('latin1')))
  })
}

/** The status of each reply in what was heard. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map((found) => Number(found[1]))
}
