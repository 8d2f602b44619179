import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import type { Program } from '../../src/entrypoints/cli/program.ts'
import { openProgram } from '../../src/main/open-program.ts'
import { signatureHeaders, formatWebhookSecret } from '../../src/platform/sealing/webhook-signature.ts'
import { openDatabase } from '../../src/adapters/records/engine/database.ts'
import { programOverServer, type CommandResult, runInProcess } from '../world/service/command-line.ts'
import { type TestServer, openTestServer } from '../world/service/server.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { principalOf, storeScan } from '../world/stores/records.ts'
import { serviceKeys, symbolonArguments } from '../world/service/service.ts'
import { unzip } from '../world/unzip.ts'

/** A text with this in it. */
const saying = (part: string): unknown => expect.stringContaining(part)

const home = mkdtempSync(join(tmpdir(), 'symbolon-cli-'))
const file = (name: string) => join(home, name)
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('the command line, run as a program', () => {
  let server: TestServer
  let program: Program
  const run = (...args: string[]): Promise<CommandResult> => runInProcess(program, args)

  beforeAll(async () => {
    server = await openTestServer()
    program = programOverServer(server)
  })
  afterAll(() => server.close())

  const stored = async () =>
    storeScan(server.service.records, await principalOf(server.service.records, serviceKeys.server))
  const asKey = async (key: string) =>
    (await server.ask({ method: 'GET', url: '/transaction', key: { written: key } })).statusCode

  it('makes a template of what GET /contract/ID answers, and says what of it no contract shows', async () => {
    const own = { name: 'Lease', orientation: '1', timezone: 'Europe/Berlin', font: 'Noto Sans' }
    const content = '<h1>Lease</h1><p onclick="x">%{fullName} – 租約</p>'
    const made = await server.ask({ method: 'POST', url: '/contract', body: { ...own, content } })
    const read = (id: unknown) => server.ask({ method: 'GET', url: `/contract/${String(id)}` })
    const answered = await read(made.record()['templateId'])
    writeFileSync(file('lease.json'), answered.body)
    const { status, out, err } = await run('import', 'template', file('lease.json'))
    expect([status, err]).toEqual([0, ''])
    const [, id] = /^template ([0-9A-Z]{12}) is made; its font is /.exec(out) ?? []
    expect(id).not.toBe(made.record()['templateId'])
    const imported = (await read(id)).record()
    expect(imported).toMatchObject({ ...own, content: answered.record()['content'], version: 1 })
    expect(out).toContain('! p onclick is shown in no contract')
    writeFileSync(file('none.json'), '[]')
    expect(await run('import', 'template', file('none.json'))).toMatchObject({
      err: saying('no template in JSON'),
    })
  })

  it('makes accounts, lists them and sets what they may', async () => {
    expect(await run('accounts', 'create', 'acme')).toMatchObject({
      status: 0,
      out: 'account acme is made',
      err: saying('keys create --account acme'),
    })
    const twice = await run('accounts', 'create', 'acme')
    expect(twice).toMatchObject({ status: 3, out: '', err: saying('already') })
    const options = ['--quota', '500', '--period', 'month', '--hosts', '10.0.0.0/8', '--retention-days', '30']
    expect((await run('accounts', 'set', 'acme', ...options)).out).toBe('account acme is set')
    const banned = await run('--json', 'accounts', 'set', 'acme', '--ban', 'unpaid', '--credit', 'unlimited')
    expect(banned.json()['account']).toMatchObject({
      banned: true,
      bannedReason: 'unpaid',
      hostList: '10.0.0.0/8',
      retentionDays: 30,
      quota: { limit: 500, period: 'month' },
      credit: { limit: null },
    })
    const [head = '', ...rows] = (await run('accounts', 'list')).out.split('\n')
    expect(head).toMatch(/^NAME\s+ID\s+STATE\s+QUOTA/)
    expect(rows.find((row) => row.startsWith('acme'))).toMatch(/banned\s+500\s+month\s+0\s+unlimited/)
    const { items } = (await run('--json', 'accounts', 'list')).json()
    expect(items).toContainEqual(expect.objectContaining({ name: 'acme', banned: true }))
    expect((await run('accounts', 'set', 'acme', '--unban', '--hosts', 'any')).status).toBe(0)
  })

  it('says what is wrong with a setting, and exits with 2 for its own rules and 3 for those of the service', async () => {
    expect(await run('accounts', 'set', 'acme')).toMatchObject({
      status: 2,
      err: saying('--quota'),
    })
    expect((await run('accounts', 'set', 'acme', '--ban', 'x', '--unban')).status).toBe(2)
    expect((await run('accounts', 'set', 'acme', '--restricted-security-none', 'maybe')).status).toBe(2)
    expect(await run('accounts', 'set', 'acme', '--quota', 'much')).toMatchObject({
      status: 3,
      err: saying('quota'),
    })
  })

  it('makes the account of a key that is new, and replaces and ends keys', async () => {
    const made = await run(
      'keys',
      'create',
      '--account',
      'shop',
      '--label',
      'till',
      '--expires',
      '90d',
      '--scope',
      'records',
    )
    expect(made).toMatchObject({ status: 0, err: saying('shown once') })
    expect(await asKey(made.out)).toBe(200)
    const listed = z
      .object({ items: z.array(z.looseObject({ id: z.string(), label: z.string() })) })
      .parse((await run('--json', 'keys', 'list', '--account', 'shop')).json())
    const id = listed.items.find(({ label }) => label === 'till')?.id ?? ''
    const table = (await run('keys', 'list', '--account', 'shop')).out
    expect(table).toMatch(/^ID\s+PREFIX\s+KIND\s+MODE\s+STATE/)
    expect(table).toMatch(new RegExp(`${id}\\s+${made.out.slice(0, 6)}\\s+server\\s+live\\s+until \\d{4}-`))
    expect(table).not.toContain(made.out)

    const replaced = await run('keys', 'rotate', id, '--account', 'shop', '--overlap', '2h')
    expect(replaced).toMatchObject({ status: 0, err: saying('another 2h') })
    expect([await asKey(made.out), await asKey(replaced.out)]).toEqual([200, 200])
    expect((await run('keys', 'rotate', id, '--overlap', 'soon')).status).toBe(2)
    // Of another account: not there.
    expect((await run('keys', 'rotate', id)).status).toBe(3)
    const json = await run('--json', 'keys', 'rotate', id, '--account', 'shop', '--overlap', '0s')
    expect(json.json()).toMatchObject({ success: true, replaced: { id } })
    expect(await asKey(made.out)).toBe(401)

    const next = z.looseObject({ id: z.string() }).parse(json.json()['item'])
    expect(await run('keys', 'revoke', next.id, '--account', 'shop')).toMatchObject({
      status: 0,
      out: 'revoked',
    })
    expect(await asKey(String(json.json()['key']))).toBe(401)
    expect((await run('keys', 'revoke', next.id, '--account', 'shop')).status).toBe(3)
  })

  it('shows, links, gives out and erases people', async () => {
    const [one, other] = [await stored(), await stored()]
    expect((await run('subject', 'link', one.subjectId, other.id)).out).toBe('linked')
    const shown = await run('subject', 'show', one.subjectId)
    expect(shown.out).toContain(one.id)
    expect(shown.out).toContain(other.id)
    const away = await run('--json', 'subject', 'unlink', one.subjectId, other.id)
    expect(away.json()['subjectId']).not.toBe(one.subjectId)
    const list = await run('subject', 'list', '--limit', '1')
    expect(list.out).toMatch(/ID\s+MODE\s+MADE\s+RECORDS/)
    expect(list.out).toMatch(/more: --cursor \S+/)
    expect((await run('--json', 'subject', 'list')).json()['items']).toContainEqual(
      expect.objectContaining({ id: one.subjectId, records: 1 }),
    )

    expect((await run('subject', 'export', one.subjectId, '--out', file('person.json'))).status).toBe(0)
    expect(JSON.parse(readFileSync(file('person.json'), 'utf8'))).toMatchObject({
      transactions: [{ id: one.id }],
    })
    expect(statSync(file('person.json')).mode & 0o077).toBe(0)
    expect((await run('subject', 'export', one.subjectId, '--out', file('person.json'))).status).toBe(1)

    expect((await run('subject', 'export', one.subjectId, '--zip', file('person.zip'))).out).toBe(
      file('person.zip'),
    )
    expect([...(await unzip(readFileSync(file('person.zip')))).keys()]).toEqual([
      'subject.json',
      'manifest.json',
    ])

    const erased = await run('subject', 'erase', one.subjectId, '--out', file('certificate'))
    expect(erased).toMatchObject({ status: 0, out: saying('1 transactions') })
    const again = await run('--json', 'subject', 'certificate', one.subjectId)
    expect(readFileSync(file('certificate'), 'utf8').trim()).toBe(again.json()['signed'])
    expect((await run('subject', 'show', one.subjectId)).status).toBe(3)
  })

  it('places, lists and lifts holds, and refuses an end that is no date', async () => {
    const { id, subjectId } = await stored()
    const placed = await run('--json', 'hold', 'place', id, '--reason', 'case 7', '--until', '2030-12-31')
    const hold = z.looseObject({ id: z.string() }).parse(placed.json()['item'])
    expect((await run('hold', 'list')).out).toMatch(
      new RegExp(`${hold.id}\\s+${subjectId}\\s+\\S+\\s+2030-12-31\\s+-\\s+case 7`),
    )
    expect(await run('subject', 'erase', subjectId)).toMatchObject({
      status: 3,
      err: saying(hold.id),
    })
    expect((await run('hold', 'lift', hold.id)).out).toBe('lifted')
    expect((await run('hold', 'lift', hold.id)).status).toBe(3)
    expect((await run('hold', 'place', id, '--reason', 'r', '--until', 'soon')).status).toBe(2)
  })

  it('changes one rule of retention and leaves the others', async () => {
    expect((await run('retention', 'list')).out).toContain('until someone deletes it')
    await run('retention', 'set', '365')
    const set = await run('retention', 'set', '30', '--profile', 'security_low')
    expect(set.out).toMatch(/\*\s+-\s+365/)
    expect(set.out).toMatch(/transaction\s+security_low\s+30/)
    const one = await run('--json', 'retention', 'set', 'none', '--profile', 'security_low')
    expect(one.json()['rules']).toEqual([{ kind: '*', profileId: '', days: 365 }])
    expect((await run('retention', 'set', 'long')).status).toBe(2)
    await run('retention', 'set', 'none')
  })

  it('verifies the audit log, also against a checkpoint that it wrote', async () => {
    expect(await run('audit', 'checkpoint', '--out', file('end.json'))).toMatchObject({
      status: 0,
      out: file('end.json'),
    })
    await stored()
    const whole = await run('audit', 'verify', '--checkpoint', file('end.json'))
    expect(whole).toMatchObject({ status: 0, out: saying('entries, all of them whole') })
    expect((await run('--json', 'audit', 'verify')).json()).toMatchObject({ isWhole: true, fault: null })
    writeFileSync(file('no.json'), 'no checkpoint')
    expect((await run('audit', 'verify', '--checkpoint', file('no.json'))).status).toBe(2)
    const foreign = await run('audit', 'verify', '--account', 'shop', '--checkpoint', file('end.json'))
    expect(foreign).toMatchObject({ status: 3, err: saying('another account') })
  })

  it('writes the ledger of erasures to a new file alone', async () => {
    const { subjectId } = await stored()
    await run('subject', 'erase', subjectId)
    const written = await run('--json', 'erasures', 'export', '--out', file('ledger.jsonl'))
    const lines = readFileSync(file('ledger.jsonl'), 'utf8').trim().split('\n')
    expect(written.json()).toEqual({ file: file('ledger.jsonl'), count: lines.length })
    expect(
      lines.map((line) => z.looseObject({ targetId: z.string() }).parse(JSON.parse(line)).targetId),
    ).toContain(subjectId)
    expect((await run('erasures', 'export', '--out', file('ledger.jsonl'))).status).toBe(1)
  })

  // Not where there are servers: their own means make the backups there.
  if (inject('stores') === undefined)
    it('backs up into a new folder, and shouts until the master key was exported', async () => {
      const made = await run('backup', '--out', file('backup'))
      expect(made).toMatchObject({
        status: 0,
        out: saying(file('backup')),
        err: saying('LOST MASTER KEY'),
      })
      expect((await run('backup', '--out', file('backup'))).status).toBe(3)
      const json = (await run('--json', 'backup', '--out', file('second'))).json()
      expect(json).toMatchObject({ state: 'done', masterKeyExported: false })
    })

  it('listens to no one without a secret', async () => {
    expect(await run('listen')).toMatchObject({ status: 2, err: saying('--secret') })
  })
})

describe('symbolon listen', () => {
  it('prints what the secret signed, once as new and then as again, and nothing else; SIGTERM ends it with 0', async () => {
    const secret = formatWebhookSecret(Buffer.alloc(32, 7))
    const args = symbolonArguments('source', ['--json', 'listen', '--port', '0', '--secret', secret])
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const [out, err]: [string[], string[]] = [[], []]
    child.stdout.setEncoding('utf8').on('data', (part: string) => out.push(part))
    child.stderr.setEncoding('utf8').on('data', (part: string) => err.push(part))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    try {
      const url = await vi.waitFor(
        () => {
          const found = /http:\S+/.exec(err.join(''))?.[0]
          if (found === undefined) throw new Error('Not listening yet.')
          return found
        },
        { timeout: 150_000, interval: 50 },
      )
      const body = JSON.stringify({ event: 'new', transactionId: 'ab' })
      const timestamp = Math.floor(Date.now() / 1000)
      const post = async (by: string): Promise<number> => {
        const headers = signatureHeaders({ id: 'evt1', timestamp, body }, [by])
        return (await fetch(url, { method: 'POST', body, headers })).status
      }
      const strange = formatWebhookSecret(Buffer.alloc(32, 8))
      expect([await post(strange), await post(secret), await post(secret)]).toEqual([401, 200, 200])
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    } finally {
      child.kill('SIGKILL')
    }
    const lines = out.join('').trim().split('\n')
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { id: 'evt1', again: false, event: { transactionId: 'ab' } },
      { id: 'evt1', again: true },
    ])
    expect(err.join('')).toContain('Not believed')
  })
})

describe('the command line over a store that someone changed behind our back', () => {
  let environment: Record<string, string> = {}
  let directory = ''
  const run = (...args: string[]): Promise<CommandResult> =>
    runInProcess(
      openProgram(environment, () => undefined),
      args,
    )

  beforeAll(async () => {
    directory = await createDataDirectory()
    environment = { SYMBOLON_DATA_DIR: directory, SYMBOLON_LOG_LEVEL: 'silent' }
    await run('keys', 'create')
    await run('keys', 'create')
  })
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  async function change(sql: string): Promise<void> {
    const database = await openDatabase({ kind: 'embedded', directory })
    for (const one of sql.split(';')) await database.kysely.executeQuery(CompiledQuery.raw(one))
    await database.close()
  }

  it('names the first entry of the audit log that is altered, missing, swapped or cut off, and exits with 4', async () => {
    await run('audit', 'checkpoint', '--out', file('kept.json'))
    await change(
      `create table kept as select * from audit_entries; create table ends as select * from account_heads`,
    )
    const restore = `delete from audit_entries; insert into audit_entries select * from kept;
      update account_heads as h set audit_seq = e.audit_seq, audit_hash = e.audit_hash from ends as e where e.account_id = h.account_id`
    for (const [kind, seq, damage] of [
      ['altered', 2, `update audit_entries set actor = 'no one' where seq = 2`],
      ['missing', 3, 'delete from audit_entries where seq = 3'],
      [
        'swapped',
        2,
        `update audit_entries set seq = case seq when 2 then 1003 when 3 then 1002 end where seq in (2, 3);
        update audit_entries set seq = seq - 1000 where seq > 1000`,
      ],
      // Together with the end that the database itself records: only a checkpoint that was kept elsewhere tells.
      [
        'truncated',
        4,
        `delete from audit_entries where seq > 3;
        update account_heads set audit_seq = 3, audit_hash = (select hash from audit_entries where seq = 3)`,
      ],
    ] as const) {
      await change(`${restore}; ${damage}`)
      const found = await run('audit', 'verify', '--checkpoint', file('kept.json'))
      expect(found, kind).toMatchObject({ status: 4, out: saying(`! ${seq} ${kind}: `) })
    }
    await change(`${restore}; drop table kept; drop table ends`)
    expect((await run('audit', 'verify')).status).toBe(0)
  }, 300_000)

  it('says that there is no account of a name', async () => {
    const request = await run('accounts', 'set', 'nobody', '--quota', '1')
    expect(request).toMatchObject({ status: 3, err: saying('no such account') })
  })
})
