import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { serveDecodes } from '../../../src/adapters/inference/images/serve-decodes.ts'

/**
 * A decode process whose decoder was taken over by the picture: runs as a child process where a test starts it. It tries what
 * the comment of a PNG (`tEXt`) names, and answers how that went, in place of the program that wrote the picture.
 */

/** `tEXt` of the picture: what is tried, and on what. */
const wish = /Wish\0([a-z]+) (\S*) ;/

/** What a process has when its decoders are loaded: before anything is given up. */
const inherited = {
  variables: Object.keys(process.env),
  files: readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`)
    } catch {
      return ''
    }
  }),
}

const attempts: Readonly<Record<string, (on: string) => string | Promise<string>>> = {
  read: (path) => readFileSync(path, 'latin1').slice(0, 20),
  list: (path) => readdirSync(dirname(path)).join(' ').slice(0, 20),
  write: (path) => {
    writeFileSync(`${path}.taken`, 'x')
    return 'wrote'
  },
  connect: (port) =>
    new Promise((resolve, reject) => {
      connect(Number(port), '127.0.0.1', () => resolve('connected')).on('error', reject)
    }),
  start: () => {
    const { error, status } = spawnSync('/bin/true')
    if (error !== undefined) throw error
    return `started ${String(status)}`
  },
  signal: (pid) => `signalled ${String(process.kill(Number(pid), 0))}`,
  user: () => String(process.getuid?.()),
  variables: () => inherited.variables.join(' '),
  files: (path) => (inherited.files.includes(path) ? 'inherited' : 'none'),
}

await serveDecodes(() =>
  Promise.resolve(async (task) => {
    const text = task.task === 'decode' ? Buffer.from(task.bytes).toString('latin1') : ''
    const [, what = '', on = ''] = wish.exec(text) ?? []
    const outcome = await Promise.resolve()
      .then(() => attempts[what]?.(on) ?? 'nothing')
      .catch((error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'failed'))
    const pixels = { width: 1, height: 1, channels: 3, data: new Uint8Array(3) } as const
    const original = { width: 1, height: 1 }
    return [{ pixels, format: 'png', original, page: 1, software: outcome.slice(0, 100) }]
  }),
)
