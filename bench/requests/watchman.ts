import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { freePort } from '../../test/world/service/free-port.ts'
import type { SpeedQuestion } from '../aml-speed/questions.ts'
import type { RequestKind } from './load.ts'

const ofac = new URL('../../../shared/data/aml/ofac/', import.meta.url)

/** The names under which watchman reads OFAC's files, and a published set of four that belong together. */
const files = {
  'sdn.csv': '20210707_sdn.csv.gz',
  'add.csv': '20210707_add.csv.gz',
  'alt.csv': '20210707_alt.csv.gz',
  'sdn_comments.csv': '20210707_sdn_comments.csv.gz',
} as const

export interface Watchman {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/**
 * Starts moov-io/watchman, which Go built of its module, with OFAC's list alone and no refresh.
 *
 * @param folder empty; the caller removes it
 */
export async function startWatchman(program: string, folder: string): Promise<Watchman> {
  for (const [name, file] of Object.entries(files))
    writeFileSync(join(folder, name), gunzipSync(readFileSync(new URL(file, ofac))))
  const [port, adminPort] = [await freePort(), await freePort()]
  const config = join(folder, 'config.yml')
  writeFileSync(config, configOf(port, adminPort))
  const child = spawn(program, {
    cwd: folder,
    env: { PATH: process.env['PATH'], APP_CONFIG: config, INITIAL_DATA_DIRECTORY: folder, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await ready(child, url)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = (): Promise<void> => {
    child.kill('SIGTERM')
    return ended
  }
  return { url, pid: child.pid ?? 0, stop }
}

const configOf = (port: number, adminPort: number): string => `Watchman:
  Servers:
    BindAddress: "127.0.0.1:${port}"
    AdminAddress: "127.0.0.1:${adminPort}"
  Download:
    RefreshInterval: "240h"
    IncludedLists:
      - "us_ofac"
`

/** It listens before its list is there, and answers a search with an error until then. */
async function ready(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`watchman ended with ${child.exitCode}.`)
    try {
      const answer = await fetch(`${url}/v2/search?name=maduro&type=person&limit=1`)
      if (answer.status === 200 && (await answer.text()).includes('"entities":[{')) return
    } catch {
      // It does not listen yet.
    }
    await sleep(200)
  }
  throw new Error('watchman was not ready after two minutes.')
}

/** The questions of `/aml`, asked of its search, which records nothing. */
export function watchmanSearch(questions: readonly SpeedQuestion[]): RequestKind {
  return {
    name: 'watchman `GET /v2/search`',
    make: (turn) => {
      const question = questions[turn % questions.length]
      const type = question?.entity === 'organisation' ? 'business' : 'person'
      const query = new URLSearchParams({ name: question?.name ?? '', type, limit: '10' })
      return { method: 'GET', path: `/v2/search?${query.toString()}` }
    },
  }
}
