import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aSealer, sealed, sealRequest, unsealedContract } from '../../../test/world/signing/a-sealer.ts'
import { engineVersion } from '../../vocabulary/engine-version.ts'
import { allCommands, groupSummaries } from './all.ts'
import type { ApiRequest, Connection, ApiResponse } from './connection.ts'
import type { Program } from './program.ts'
import { runCommandLine } from './run-command-line.ts'

interface CapturedOutput {
  readonly calls: ApiRequest[]
  readonly out: string[]
  readonly err: string[]
  closed: number
}

/** A command line whose service answers from a table: what is tested here is what is asked and what is shown. */
function commandLine(answers: Readonly<Record<string, ApiResponse>>): {
  seen: CapturedOutput
  run: (...args: string[]) => Promise<number>
} {
  const captured: CapturedOutput = { calls: [], out: [], err: [], closed: 0 }
  const connection: Connection = {
    to: 'test',
    notices: [],
    request: (request) => {
      captured.calls.push(request)
      return Promise.resolve(answers[`${request.method} ${request.path}`] ?? { status: 404, body: {} })
    },
    close: () => {
      captured.closed += 1
      return Promise.resolve()
    },
  }
  const program: Program = {
    serve: () => Promise.resolve(),
    worker: () => Promise.resolve(),
    connect: () => Promise.resolve(connection),
    exportMasterKey: () => undefined,
    restore: () => Promise.reject(new Error('not asked for')),
    move: () => Promise.reject(new Error('not asked for')),
    webhookSecret: () => null,
    specimen: () => Promise.reject(new Error('not asked for')),
    qrCode: () =>
      Promise.resolve({ width: 2, height: 2, channels: 1, data: new Uint8Array([0, 255, 255, 0]) }),
    specimens: () => [
      { kind: 'passport', flaw: 'bad-check-digit', decision: 'reject', sentence: 'One digit is wrong.' },
    ],
    settings: () => [],
    sealCertificates: () => Promise.resolve({ folder: '/certificates', certificates: [], faults: [] }),
    importSealCertificates: () => Promise.reject(new Error('not asked for')),
  }
  const screen = {
    out: (line: string) => void captured.out.push(line),
    err: (text: string) => void captured.err.push(text),
    interactive: false,
  }
  return { seen: captured, run: (...args) => runCommandLine(program, screen, args) }
}

describe('The command line', () => {
  it('says which keys of a request had no effect, beside the result', async () => {
    const answer = { status: 200, body: { success: true, key: 'K'.repeat(32) } }
    const { seen: captured, run } = commandLine({ 'POST /x/keys': { ...answer, ignored: 'labl' } })
    expect(await run('keys', 'create')).toBe(0)
    expect(captured.err).toContain('Without effect: labl.\n')
    const silent = commandLine({ 'POST /x/keys': answer })
    await silent.run('keys', 'create')
    expect(silent.seen.err.join('')).not.toContain('Without effect')
  })
  it('shows a new key once, and says to keep it', async () => {
    const { seen: captured, run } = commandLine({
      'POST /x/keys': { status: 200, body: { success: true, key: 'K'.repeat(32) } },
    })
    expect(await run('keys', 'create', '--test', '--label', 'till')).toBe(0)
    expect(captured.calls[0]?.body).toEqual({ kind: 'server', mode: 'test', label: 'till' })
    expect(captured.out).toEqual(['K'.repeat(32)])
    expect(captured.err.join('')).toContain('shown once')
    expect(captured.closed).toBe(1)
  })

  it('prints the sentence of a refusal and exits with 3', async () => {
    const error = { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'No list is loaded.' }
    const { seen: captured, run } = commandLine({
      'POST /aml': { status: 503, body: { success: false, error } },
    })
    expect(await run('screen', 'Ada Unlisted')).toBe(3)
    expect(captured.err.join('')).toBe('No list is loaded.\n')
  })

  it('exits with 4 when a screened name is found, and prints JSON when asked', async () => {
    const body = {
      match: [{ score: 0.98, fullname: ['ADA LISTED'], database: 'demo', schema: 'sanction' }],
      lists: [],
    }
    const { seen: captured, run } = commandLine({ 'POST /aml': { status: 200, body } })
    expect(await run('--json', 'screen', 'Ada Listed')).toBe(4)
    expect(JSON.parse(captured.out.join(''))).toEqual(body)
  })

  it('exits with 4 when the store check finds something', async () => {
    const finding = { check: 'orphans', about: 'ab', sentence: 'A blob without a record.' }
    const body = {
      isSound: false,
      checks: [{ check: 'orphans', examined: 1, found: 1 }],
      findings: [finding],
    }
    const { seen: captured, run } = commandLine({ 'POST /x/fsck': { status: 200, body } })
    expect(await run('fsck')).toBe(4)
    expect(captured.out).toContain('! orphans ab: A blob without a record.')
  })

  it('says that no seal can be verified where no certificate was imported', async () => {
    const { seen: captured, run } = commandLine({})
    expect(await run('certificates', 'list')).toBe(0)
    expect(captured.out).toEqual(['/certificates', 'none: no seal can be verified'])
  })

  it('exits with 2 where certificates cannot be imported, and says why', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'certificates-')), 'signer.pem')
    writeFileSync(file, 'tea')
    const { seen: captured, run } = commandLine({})
    expect(await run('certificates', 'import', file, '--for', 'icao', '--authority', 'FR03')).toBe(2)
    expect(await run('certificates', 'import', `${file}.missing`, '--for', 'icao')).toBe(2)
    expect(await run('certificates', 'import', file, '--for', 'icao')).toBe(2)
    const said = captured.err.join('')
    for (const part of ['--authority is for 2d-doc', 'cannot be read', 'not asked for'])
      expect(said).toContain(part)
  })

  it('says which version it is', async () => {
    const { seen: captured, run } = commandLine({})
    expect(await run('--version')).toBe(0)
    expect(captured.out).toEqual([engineVersion])
  })

  it('exits with 2 on a command it does not know', async () => {
    const { run } = commandLine({})
    expect(await run('frobnicate')).toBe(2)
    expect(await run('lists', 'refresh')).toBe(2)
  })

  it('gives every command a name of its own, a summary, and help that exits with 0', async () => {
    const names = allCommands.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, summary, arguments: words } of allCommands) {
      const { seen: captured, run } = commandLine({})
      expect(await run(...name.split(' '), '--help'), name).toBe(0)
      expect(captured.out.join('\n').replaceAll(/\s+/g, ' '), name).toContain(summary)
      for (const word of words) expect(captured.out.join('\n'), name).toContain(word.replace('?', ''))
    }
    for (const group of Object.keys(groupSummaries))
      expect(
        names.some((name) => name.startsWith(`${group} `)),
        group,
      ).toBe(true)
  })

  it('exits with 2 when a file that it was given cannot be read, and closes the connection', async () => {
    const commands = [
      ['consent', 'text', 'terms', '/not/there'],
      ['profile', 'apply', '/not/there'],
      ['lists', 'import', '/not/there', '--name', 'own', '--map', '/not/there'],
      ['audit', 'verify', '--checkpoint', '/not/there'],
      ['scan', '/not/there'],
    ]
    for (const command of commands) {
      const { seen: captured, run } = commandLine({})
      expect(await run(...command), command.join(' ')).toBe(2)
      expect(captured.err.join(''), command.join(' ')).toContain('/not/there')
      expect(captured.closed).toBe(1)
    }
  })

  it('exits with 2 when an option is no whole number', async () => {
    const { seen: captured, run } = commandLine({})
    expect(await run('listen', '--port', 'http')).toBe(2)
    expect(captured.err.join('')).toContain('--port must be a whole number')
  })

  it('takes an option several times, and leaves out of the request what was not written', async () => {
    const { seen: captured, run } = commandLine({ 'POST /x/keys': { status: 200, body: { key: 'k' } } })
    expect(await run('keys', 'create', '--scope', 'records', '--scope', 'reports')).toBe(0)
    expect(captured.calls[0]?.body).toEqual({
      kind: 'server',
      mode: 'live',
      label: '',
      scopes: ['records', 'reports'],
    })
  })

  it('verifies a file without a service: 0 only for one that is as it was sealed, by the certificate asked for', async () => {
    const { seen: captured, run } = commandLine({})
    const folder = mkdtempSync(join(tmpdir(), 'verify-'))
    const path = join(folder, 'contract.pdf')
    const { bytes, certificate } = sealed(await aSealer().seal(unsealedContract(), sealRequest))
    writeFileSync(path, bytes)
    expect(await run('verify', path)).toBe(0)
    expect(captured.out[0]).toMatch(/^Intact: /)
    expect(captured.out.join('\n')).toContain(certificate.sha256)
    expect(await run('verify', path, '--certificate', certificate.sha256)).toBe(0)
    expect(await run('verify', path, '--certificate', 'a'.repeat(64))).toBe(4)
    writeFileSync(path, Buffer.concat([bytes, Buffer.from(' ')]))
    expect(await run('verify', path)).toBe(4)
    writeFileSync(path, unsealedContract())
    expect(await run('verify', path)).toBe(4)
    expect(await run('verify', join(folder, 'missing.pdf'))).toBe(2)
    expect(await run('verify', path, '--certificate', 'abc')).toBe(2)
    expect(captured.closed).toBe(0)
  })
})
