import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { completeProfile } from '../../src/engine/profiles/effective-profile.ts'
import { commandsOverServer, type CommandResult } from '../world/service/command-line.ts'
import { decidedTransaction } from '../world/facts/decided-transaction.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { aPassport, annaMaria, aSide, someFacts, someFields } from '../world/facts/facts.ts'
import { principalOf, storeScan } from '../world/stores/records.ts'

const home = mkdtempSync(join(tmpdir(), 'symbolon-profiles-'))
let server: TestServer
let run: (...args: string[]) => Promise<CommandResult>
let id: string

const expired = someFacts({
  front: aSide(aPassport({ fields: someFields({ ...annaMaria, expiry: '2020-01-01' }) })),
})

beforeAll(async () => {
  server = await openTestAccount()
  run = commandsOverServer(server)
  const made = await server.ask({ method: 'POST', url: '/profile', body: { name: 'Shop' } })
  id = z.looseObject({ id: z.string() }).parse(made.json()).id
  const principal = await principalOf(server.service.records, server.keys.server)
  const judged = decidedTransaction(expired, completeProfile({ name: 'Shop' }))
  await storeScan(server.service.records, principal, { ...judged, profileId: id, profileVersion: 1 })
})
afterAll(async () => {
  rmSync(home, { recursive: true, force: true })
  await server.close()
})

function written(name: string, content: unknown): string {
  const file = join(home, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const exported = async () => (await server.ask({ method: 'GET', url: `/export/profile/${id}` })).record()
const milder = { decisions: { DOCUMENT_EXPIRED: { reject: -1, review: 0 } } }

describe('A profile as a file', () => {
  it('is imported from another service, to the byte, with its lint', async () => {
    const file = written('other.json', { ...(await exported()), decisions: { AURA: { weight: 2 } } })
    const { status, out } = await run('import', 'profile', file)
    expect(status).toBe(0)
    expect(out).toMatch(/^profile \w+ is made\n! decisions\.AURA: /)
    const same = written('same.json', await exported())
    const { id: copy } = (await run('--json', 'import', 'profile', same)).json()
    const { id: _, ...settings } = (
      await server.ask({ method: 'GET', url: `/export/profile/${String(copy)}` })
    ).record()
    const { id: __, ...original } = await exported()
    expect(JSON.stringify(settings)).toBe(JSON.stringify(original))
  })

  it('is planned first: its settings, and the past decisions that would be others', async () => {
    const file = written('plan.json', { id, ...milder })
    const { status, out } = await run('profile', 'plan', file)
    expect(status).toBe(4)
    expect(out).toMatch(/decisions\.DOCUMENT_EXPIRED\.review +-1 +→ +0/)
    expect(out).toMatch(/1 of 1 decisions would be others/)
    expect(out).toMatch(/reject → review {2}To be reviewed because DOCUMENT_EXPIRED/)
    const none = written('none.json', await exported())
    expect(await run('profile', 'plan', none)).toMatchObject({ status: 0, out: saying('no setting changes') })
    expect((await run('profile', 'plan', file, '--since', '2100-01-01')).out).toContain('0 of 0 decisions')
  })

  it('is applied as a version of its own, after which it plans nothing', async () => {
    const file = written('apply.json', milder)
    const { status, out } = await run('profile', 'apply', file, '--id', id)
    expect(status).toBe(0)
    expect(out).toContain(`profile ${id} is at version 2`)
    expect((await run('profile', 'plan', file, '--id', id)).out).toContain('no setting changes')
  })

  it.each([
    [['profile', 'plan', '/nowhere.json'], 2],
    [['import', 'profile', 'LIST'], 2],
    [['import', 'profile', 'TEXT'], 2],
    [['import', 'profile', 'WRONG'], 3],
    [['profile', 'apply', 'NAMELESS'], 2],
    [['profile', 'plan', 'NAMELESS', '--id', 'ab'.repeat(16)], 3],
    [['profile', 'plan', 'NAMELESS', '--id', 'security_low'], 3],
    [['backtest', '--since', 'yesterday'], 2],
    [['backtest', '--profile', 'nobody'], 3],
  ])('%j reports what is wrong', async (args, status) => {
    const files: Readonly<Record<string, unknown>> = {
      LIST: [1],
      TEXT: 'no JSON',
      WRONG: { name: 'x', crop: 7 },
      NAMELESS: { crop: true },
    }
    const given = args.map((word) => (word in files ? written(`${word}.json`, files[word]) : word))
    const reported = await run(...given)
    expect(reported.status).toBe(status)
    expect(reported.err).toMatch(/\.\n$/)
  })
})

describe('A backtest from the command line', () => {
  it('is done with nothing to tell where nothing is decided otherwise', async () => {
    expect(await run('backtest')).toMatchObject({
      status: 0,
      out: saying('0 of 1 decisions would be others'),
    })
  })
  it('tells the flips and their examples', async () => {
    const { status, out } = await run('backtest', '--profile', 'security_none', '--only', id)
    expect(status).toBe(4)
    expect(out).toMatch(/BEFORE +NOW accept +NOW review +NOW reject/)
    expect(out).toMatch(/reject +1 +0 +0/)
    expect(out).toMatch(/reject → accept/)
  })
})

function saying(part: string): unknown {
  return expect.stringContaining(part)
}
