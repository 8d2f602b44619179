import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWebhookSender } from '../../src/adapters/outbound/webhook-sender.ts'
import { systemClock } from '../../src/platform/process/clock.ts'
import { formatWebhookSecret } from '../../src/platform/sealing/webhook-signature.ts'
import { openWebhookReceiver, type ReceivedWebhook } from '../world/service/receiver.ts'

const folder = fileURLToPath(new URL('../../docs/recipes/webhooks', import.meta.url))
const temporaryFolder = mkdtempSync(join(tmpdir(), 'symbolon-recipes-'))
const [secret, former, foreign] = [1, 2, 3].map((byte) => formatWebhookSecret(Buffer.alloc(32, byte)))
const body = JSON.stringify({ event: 'new', name: 'Zoë Ærø', note: 'two\n\nlines' })

/** How each recipe is run, and how to see whether its language is here. */
const recipes = [
  { language: 'Node', probe: ['node', '--version'], run: ['node', 'verify.mjs'] },
  { language: 'Python', probe: ['python3', '--version'], run: ['python3', 'verify.py'] },
  { language: 'PHP', probe: ['php', '--version'], run: ['php', 'verify.php'] },
  { language: 'Go', probe: ['go', 'version'], run: ['go', 'run', 'verify.go'] },
  { language: 'Java', probe: ['java', '--version'], run: ['java', 'Verify.java'] },
  { language: 'C#', probe: ['csc', '-version'], run: ['csi', 'Verify.cs'] },
] as const

let delivered: ReceivedWebhook
beforeAll(async () => {
  const receiver = await openWebhookReceiver()
  const webhookSender = openWebhookSender({
    allow: [['127.0.0.1', 32]],
    ownOrigins: () => [],
    clock: systemClock,
  })
  const secrets = [secret, former].filter((one) => one !== undefined)
  await webhookSender.post({ id: 'ab'.repeat(16), url: receiver.url, body, secrets })
  const [first] = receiver.received
  if (first === undefined) throw new Error('Nothing was delivered.')
  delivered = first
  await webhookSender.close()
  await receiver.close()
})
afterAll(() => {
  rmSync(temporaryFolder, { recursive: true, force: true })
})

function verifies(
  run: readonly string[],
  given: {
    readonly secret: string | undefined
    readonly change?: Readonly<Record<string, string>>
    readonly raw?: string
  },
): string {
  const [program = '', ...args] = run
  const headers = { ...delivered.headers, ...given.change }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
  const reported = spawnSync(program, [...args, given.secret ?? ''], {
    cwd: folder,
    input: `${head.join('\n')}\n\n${given.raw ?? delivered.raw}`,
    encoding: 'utf8',
    env: {
      ...process.env,
      GOCACHE: join(temporaryFolder, 'go'),
      GOFLAGS: '-mod=mod',
      PYTHONDONTWRITEBYTECODE: '1',
    },
  })
  return reported.stdout.trim() || reported.stderr
}

describe('the recipe for receiving a webhook', () => {
  for (const { language, probe, run } of recipes) {
    const [program, ...args] = probe
    const isHere = spawnSync(program, args).status === 0
    it.skipIf(!isHere)(`in ${language} believes a real delivery under either secret, and no other`, () => {
      expect(verifies(run, { secret })).toBe('valid')
      expect(verifies(run, { secret: former })).toBe('valid')
      expect(verifies(run, { secret: foreign })).toBe('invalid')
      expect(verifies(run, { secret, raw: `${delivered.raw} ` })).toBe('invalid')
      expect(verifies(run, { secret, change: { 'webhook-id': 'other' } })).toBe('invalid')
      expect(verifies(run, { secret, change: { 'webhook-timestamp': '1700000000' } })).toBe('invalid')
    })
  }
})
