import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../world/service/command.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { childrenOf } from '../world/service/processes.ts'
import { type Service, startService } from '../world/service/service.ts'
import { amlAnswer, scanAnswer } from '../world/service/wire-shapes.ts'
import { requestAt } from './storm/clients.ts'
import { loadImages } from './storm/pictures.ts'
import { accessOf } from './storm/place.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sample = join(root, 'src/engine/screening/sources/us_ofac/sample')

/** One bit in the middle. */
function flipBit(path: string): void {
  const bytes = readFileSync(path)
  const middle = Math.trunc(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 0x10
  writeFileSync(path, bytes)
}

function truncateHalf(path: string): void {
  truncateSync(path, Math.trunc(readFileSync(path).length / 2))
}

let directory = ''
let service: Service | undefined
beforeAll(async () => {
  directory = await createDataDirectory()
})
afterAll(async () => {
  await service?.kill()
  rmSync(directory, { recursive: true, force: true })
})

async function restarted(): Promise<Service> {
  await service?.kill()
  service = await startService({ directory, program: 'built' })
  return service
}

describe('a list whose files are damaged', () => {
  const lists = (): string => join(directory, 'lists')
  const stored = mkdtempSync(join(tmpdir(), 'symbolon-lists-'))
  let right = ''
  afterAll(() => {
    rmSync(stored, { recursive: true, force: true })
  })

  /** The matches, or that there is no answer; never fewer matches than there are. */
  async function answerOf({ url }: Service): Promise<string> {
    const body = { name: 'Orban Zeltmari', database: ['us_ofac'] }
    const reply = await requestAt(url, { method: 'POST', path: '/aml', body })
    if (reply.status !== 200) return String(reply.status)
    return JSON.stringify(amlAnswer.parse(reply.json()).match)
  }

  /** The status; waits while the service is about to mend the list by itself. */
  async function refresh(at: Service, from: string): Promise<number> {
    const { url, operatorKey: key } = accessOf(at)
    for (;;) {
      const body = { source: 'us_ofac', from }
      const { status } = await requestAt(url, { method: 'POST', path: '/x/lists/refresh', body, key })
      if (status !== 409) return status
      await sleep(100)
    }
  }

  beforeAll(async () => {
    const first = await restarted()
    expect(await refresh(first, sample)).toBe(200)
    right = await answerOf(first)
    expect(JSON.parse(right)).not.toEqual([])
    await first.stop()
    cpSync(lists(), stored, { recursive: true })
  })

  const version = (): string => {
    const vault = join(lists(), 'us_ofac', 'versions')
    return join(vault, readdirSync(vault)[0] ?? '')
  }
  const inVersion = (name: string): string => join(version(), name)
  const damages: readonly (readonly [string, () => void])[] = [
    ['a bit of the index is flipped', () => flipBit(inVersion('index.bin'))],
    ['the index is cut off', () => truncateHalf(inVersion('index.bin'))],
    ['the index is gone', () => rmSync(inVersion('index.bin'))],
    ['the index is empty', () => truncateSync(inVersion('index.bin'), 0)],
    ['a bit of the records is flipped', () => flipBit(inVersion('records.ndjson'))],
    ['the records are cut off', () => truncateHalf(inVersion('records.ndjson'))],
    ['the records are gone', () => rmSync(inVersion('records.ndjson'))],
    ['the version is gone', () => rmSync(version(), { recursive: true })],
    ['what is known of it is cut off', () => truncateHalf(inVersion('meta.json'))],
    ['what is served is written down nowhere', () => rmSync(join(lists(), 'us_ofac', 'state.json'))],
  ]

  it.each(damages)(
    'answers as before or not at all when %s, and is whole after a refresh',
    async (_, damage) => {
      await service?.kill()
      rmSync(lists(), { recursive: true })
      cpSync(stored, lists(), { recursive: true })
      damage()
      const started = await restarted()
      expect([right, '503']).toContain(await answerOf(started))
      expect(await refresh(started, sample)).toBe(200)
      expect(await answerOf(started)).toBe(right)
    },
  )

  it('serves what it served when an edition is cut off, empty, shrunk or something else', async () => {
    const started = await restarted()
    const listEdition = mkdtempSync(join(tmpdir(), 'symbolon-edition-'))
    const damagedEdition: readonly ((path: string) => void)[] = [
      truncateHalf,
      (path) => truncateSync(path, 0),
      (path) => writeFileSync(path, '<!doctype html><title>503</title>'),
      (path) => writeFileSync(path, `${readFileSync(path, 'utf8').split('\n').slice(0, 2).join('\n')}\n`),
    ]
    for (const damageFile of damagedEdition) {
      cpSync(sample, listEdition, { recursive: true })
      damageFile(join(listEdition, 'sdn.csv'))
      expect(await refresh(started, listEdition)).toBeGreaterThanOrEqual(400)
      expect(await answerOf(started)).toBe(right)
    }
    rmSync(listEdition, { recursive: true })
  })
})

describe('networks that fail', () => {
  const other = mkdtempSync(join(tmpdir(), 'symbolon-package-'))
  beforeAll(() => {
    cpSync(join(root, 'dist'), join(other, 'dist'), { recursive: true })
    for (const part of ['node_modules', 'migrations', 'package.json'])
      symlinkSync(join(root, part), join(other, part))
  })
  afterAll(() => {
    rmSync(other, { recursive: true, force: true })
  })

  const weights = readdirSync(join(root, 'models')).filter((name) => name.endsWith('.onnx'))
  const damages: readonly (readonly [string, (path: string) => void])[] = [
    ...weights.map(
      (name) => [`a bit of ${name} is flipped`, (at: string) => flipBit(join(at, name))] as const,
    ),
    ...weights.map((name) => [`${name} is gone`, (at: string) => rmSync(join(at, name))] as const),
    ['one file of weights is cut off', (at) => truncateHalf(join(at, weights[0] ?? ''))],
    ['what the weights should be is written down nowhere', (at) => rmSync(join(at, 'manifest.json'))],
  ]

  it.each(damages)('keep the service from starting when %s', async (_, damage) => {
    await service?.kill()
    const models = join(other, 'models')
    rmSync(models, { recursive: true, force: true })
    cpSync(join(root, 'models'), models, { recursive: true })
    damage(models)
    const { status, signal, err } = await runCommand(directory, ['serve'], join(other, 'dist/main.js'))
    expect(signal, err).toBeNull()
    expect(status).not.toBe(0)
    expect(err).toMatch(/manifest\.json|\.onnx/)
  })

  it('never turn into an acceptance when the process that decodes pictures is killed at work', async () => {
    const started = await restarted()
    const [nothing = ''] = await loadImages()
    const scan = async (): Promise<string> => {
      const body = { profile: 'security_low', document: nothing }
      const reply = await requestAt(started.url, { method: 'POST', path: '/scan', body })
      return reply.status === 200 ? scanAnswer.parse(reply.json()).decision : String(reply.status)
    }
    const undamagedDecision = await scan()
    expect(undamagedDecision).not.toBe('accept')
    for (let trial = 0; trial < 10; trial++) {
      const scans = [scan(), scan(), scan()]
      await sleep(trial * 5)
      const killed = decodersOf(started.pid)
      for (const pid of killed) kill(pid)
      for (const decision of await Promise.all(scans)) expect(decision).not.toBe('accept')
      // Until the service has seen that one has ended, it may send a picture there.
      while (killed.some((pid) => existsSync(`/proc/${pid}`))) await sleep(5)
      expect(await scan()).toBe(undamagedDecision)
    }
  })
})

/** Processes that a service started to decode pictures. */
function decodersOf(parent: number): number[] {
  return childrenOf(parent).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decode-child')
    } catch {
      return false
    }
  })
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself a moment ago.
  }
}
