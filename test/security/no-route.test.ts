import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

/** A network of its own with nothing in it but this machine; needs root, as making one does. */
const isolatedNetworkCommand = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh']
const canIsolateNetwork =
  spawnSync('unshare', [...isolatedNetworkCommand.slice(1), 'strace', '-V']).status === 0
if (!canIsolateNetwork)
  process.stderr.write(
    'SKIPPED: unshare, ip or strace is not here or not allowed; outgoing connections unseen.\n',
  )

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'symbolon-no-route-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Runs offline-visit.ts without a route out, and lists every address that it or its children sent anything to. */
function offlineRun(...args: string[]) {
  const calls = join(folder, `calls-${args.join('-')}`)
  const traced = ['strace', '-f', '--seccomp-bpf', '-e', 'trace=connect,sendto,sendmsg,sendmmsg', '-o', calls]
  const script = ['--import', 'tsx', join(root, 'test/security/offline-visit.ts')]
  const [command = '', ...rest] = [...isolatedNetworkCommand, ...traced, process.execPath, ...script, ...args]
  const ran = spawnSync(command, rest, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 })
  expect(ran.status, ran.stderr).toBe(0)
  const answer: unknown = JSON.parse(ran.stdout.trim().split('\n').at(-1) ?? '')
  return { answer, addressees: contactedAddresses(readFileSync(calls, 'utf8')) }
}

/** `unix`, `netlink`, or an address; each once. */
function contactedAddresses(calls: string): readonly string[] {
  const found = new Set<string>()
  for (const line of calls.split('\n')) {
    const family = /sa_family=AF_(\w+)/.exec(line)?.[1]
    if (family === undefined) continue
    const address = /inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"/.exec(line)
    found.add(address?.[1] ?? address?.[2] ?? family.toLowerCase())
  }
  return [...found].sort()
}

const answered = z.object({
  scan: z.tuple([z.literal(200), z.looseObject({ decision: z.literal('accept') })]),
  aml: z.tuple([z.literal(200), z.looseObject({ match: z.array(z.unknown()).min(1) })]),
  archive: z.tuple([z.literal(200), z.literal('PK')]),
  stopped: z.literal(0),
  said: z.string(),
})

describe.runIf(canIsolateNetwork)('where no route leads out', () => {
  it('the service scans, screens and exports at its default settings, and asks no one but this machine', () => {
    const { answer, addressees } = offlineRun()
    const { said } = answered.parse(answer)
    expect(said).not.toMatch(/"level":"(?:error|warn)"/)
    expect(addressees).toContain('127.0.0.1')
    expect(
      addressees.filter((address) => !['127.0.0.1', '::1', 'unix', 'netlink'].includes(address)),
    ).toEqual([])
  })

  it('a connection to anywhere else would fail, and would be seen', () => {
    const { answer, addressees } = offlineRun('outward')
    expect(answer).toEqual({ outward: 'ENETUNREACH' })
    expect(addressees).toContain('192.0.2.1')
  })
})
