import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** How the sender of a language is run. */
interface Language {
  readonly program: string
  readonly version: readonly string[]
  readonly run: readonly string[]
}

const source = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

export const languageSenders = {
  Go: { program: 'go', version: ['version'], run: ['run', source('sender.go')] },
  Java: { program: 'java', version: ['--version'], run: [source('Sender.java')] },
} as const satisfies Readonly<Record<string, Language>>

export type LanguageName = keyof typeof languageSenders

/** False, and said aloud, where the language is not on this machine. */
export function isInstalled(name: LanguageName): boolean {
  const { program, version } = languageSenders[name]
  const isThere = spawnSync(program, version, { stdio: 'ignore' }).status === 0
  if (!isThere)
    process.stderr.write(`SKIPPED: ${program} is not installed; requests of ${name} were not sent.\n`)
  return isThere
}

export interface SentReply {
  readonly status: number
  readonly body: string
}

/** Sends requests by the HTTP client of a language, one after the other. */
export interface LanguageSender {
  send(method: string, address: string, body: string | null): Promise<SentReply>
  close(): void
}

/** @param key of the account; it goes by the environment, not by the list of processes */
export function openSender(name: LanguageName, key: string): LanguageSender {
  const { program, run } = languageSenders[name]
  const child = spawn(program, run, {
    env: { ...process.env, CLIENT_KEY: key },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (part: string) => said.push(part))
  const waiting: ((line: string | null) => void)[] = []
  createInterface(child.stdout).on('line', (line) => waiting.shift()?.(line))
  child.once('exit', () => {
    for (const end of waiting.splice(0)) end(null)
  })
  return {
    send: async (method, address, body) => {
      const line = await new Promise<string | null>((resolve) => {
        if (child.exitCode !== null) {
          resolve(null)
          return
        }
        waiting.push(resolve)
        const content = body === null ? '-' : Buffer.from(body).toString('base64')
        child.stdin.write(`${method} ${address} ${content}\n`)
      })
      if (line === null) throw new Error(`The sender of ${name} ended: ${said.join('')}`)
      const [status, content = ''] = line.split(' ')
      return { status: Number(status), body: Buffer.from(content, 'base64').toString('utf8') }
    },
    close: () => void child.stdin.end(),
  }
}
