import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Below the numbers that systems give to anyone who asks for any port, or connects to one. */
const [first, after] = [20_000, 30_000]

/**
 * A loopback port that no one listens on, and that no other part of this run is given: it stays free until a server that
 * takes its time has it, and while that server is away.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, after)
    if (reservePort(port) && (await isFree(port))) return port
  }
}

/** A folder can be made once, by whichever process of the run. */
function reservePort(port: number): boolean {
  try {
    mkdirSync(join(tmpdir(), `symbolon-port-${port}`))
    return true
  } catch {
    return false
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => {
      resolve(false)
    })
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true)
      })
    })
  })
}
