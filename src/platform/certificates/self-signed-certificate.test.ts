import { X509Certificate } from 'node:crypto'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { selfSignedCertificate } from './self-signed-certificate.ts'

const dayMs = 86_400_000
const now = Date.UTC(2026, 10, 26)
const names = { names: ['localhost', 'desk'], addresses: ['127.0.0.1', '::1', '192.168.1.20'] }

describe('The certificate that a machine issues to itself', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'symbolon-tls-'))
  })
  afterEach(() => rm(directory, { recursive: true, force: true }))

  const pem = (): string => join(directory, 'tls-self-signed.pem')

  it('names the machine as it is reached, for as long as browsers take one', async () => {
    const read = new X509Certificate((await selfSignedCertificate(directory, names, now)).certificate)
    expect(read.checkHost('desk')).toBe('desk')
    expect(read.checkIP('192.168.1.20')).toBe('192.168.1.20')
    expect(read.checkIP('::1')).toBe('::1')
    expect(read.checkHost('example.org')).toBeUndefined()
    expect(read.verify(read.publicKey)).toBe(true)
    expect(read.ca).toBe(false)
    const days = (Date.parse(read.validTo) - Date.parse(read.validFrom)) / dayMs
    expect(days).toBeLessThan(398)
    expect(read.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
  })

  it('is kept, readable by its owner alone, so that browsers warn once', async () => {
    const first = await selfSignedCertificate(directory, names, now)
    expect(statSync(pem()).mode & 0o777).toBe(0o600)
    expect(readdirSync(directory)).toEqual(['tls-self-signed.pem'])
    expect(await selfSignedCertificate(directory, names, now + 300 * dayMs)).toEqual(first)
    const fewer = { ...names, addresses: ['127.0.0.1'] }
    expect(await selfSignedCertificate(directory, fewer, now)).toEqual(first)
  })

  it('is made anew for a new address, near its end, and where the clock was put back', async () => {
    const first = await selfSignedCertificate(directory, names, now)
    const moved = { ...names, addresses: [...names.addresses, '10.0.0.5'] }
    const second = await selfSignedCertificate(directory, moved, now)
    expect(second.certificate).not.toBe(first.certificate)
    expect(new X509Certificate(second.certificate).checkIP('10.0.0.5')).toBe('10.0.0.5')
    const third = await selfSignedCertificate(directory, moved, now + 370 * dayMs)
    expect(third.certificate).not.toBe(second.certificate)
    expect((await selfSignedCertificate(directory, moved, now)).certificate).not.toBe(third.certificate)
  })

  it('is made anew where its file is damaged', async () => {
    await selfSignedCertificate(directory, names, now)
    writeFileSync(pem(), '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n')
    const made = await selfSignedCertificate(directory, names, now)
    expect(new X509Certificate(made.certificate).checkHost('desk')).toBe('desk')
  })
})
