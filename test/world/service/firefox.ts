import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from './free-port.ts'

/** Where Debian's package puts it. */
const executablePath = '/usr/bin/firefox-esr'

/** False, and said aloud, where there is none on this machine. */
export function hasFirefox(): boolean {
  const isThere = existsSync(executablePath)
  if (!isThere) process.stderr.write(`The tests in Firefox are skipped: they need ${executablePath}.\n`)
  return isThere
}

/** Firefox as Debian ships it, by its own remote protocol, Marionette: Playwright drives only builds of its own. */
export interface Firefox {
  readonly goto: (url: string) => Promise<unknown>
  /** Runs the body of a function in the page; a promise is waited for. */
  readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** A camera that shows a picture of its own, without a question. */
const preferences = {
  ...{ 'media.navigator.streams.fake': true, 'media.navigator.permission.disabled': true },
  ...{ 'browser.shell.checkDefaultBrowser': false, 'datareporting.policy.dataSubmissionEnabled': false },
  ...{
    'app.update.enabled': false,
    'browser.startup.homepage': 'about:blank',
    'intl.accept_languages': 'en',
  },
} as const

export async function openFirefox(): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'symbolon-firefox-'))
  const port = await freePort()
  const lines = Object.entries({ ...preferences, 'marionette.port': port })
  writeFileSync(
    join(profile, 'user.js'),
    lines.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''),
  )
  const program = spawn(executablePath, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  })
  const call = callsOver(await connected(port, program))
  await call('WebDriver:NewSession', {})
  await call('WebDriver:SetTimeouts', { script: 90_000 })
  return {
    goto: (url) => call('WebDriver:Navigate', { url }),
    run: async (script, ...args) =>
      z.looseObject({ value: z.unknown() }).parse(await call('WebDriver:ExecuteScript', { script, args }))
        .value,
    close: async () => {
      const ended = new Promise((resolve) => program.once('exit', resolve))
      program.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Once it listens. Throws Error where it ends before, or takes longer than a minute. */
async function connected(port: number, program: ChildProcess): Promise<Socket> {
  for (let tries = 0; tries < 300 && program.exitCode === null; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    if (isOpen) return socket
    await sleep(200)
  }
  throw new Error('Firefox does not listen.')
}

const reply = z.tuple([z.literal(1), z.int(), z.looseObject({ message: z.string() }).nullable(), z.unknown()])

/** Calls of Marionette: each message is the length of a JSON text, a colon, and the text. */
function callsOver(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  const open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let received = Buffer.alloc(0)
  let calls = 0
  const take = (message: unknown): void => {
    const { data } = reply.safeParse(message)
    // The first message is a greeting.
    if (data === undefined) return
    const [, id, error, value] = data
    if (error === null) open.get(id)?.resolve(value)
    else open.get(id)?.reject(new Error(error.message))
    open.delete(id)
  }
  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon).toString())
      if (colon < 0 || received.length < end) return
      take(JSON.parse(received.subarray(colon + 1, end).toString()))
      received = received.subarray(end)
    }
  })
  socket.on('error', (error) => {
    for (const { reject } of open.values()) reject(error)
  })
  return (name, parameters) =>
    new Promise((resolve, reject) => {
      calls += 1
      open.set(calls, { resolve, reject })
      const text = JSON.stringify([0, calls, name, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}
