import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCertificateFiles } from './certificate-files.ts'
import { issueServerCertificate } from './issue-server-certificate.ts'
import type { ServerCertificate } from './server-certificate.ts'

describe('Files with a certificate and its key', () => {
  let directory: string
  let made: ServerCertificate
  const file = (name: string, text: string): string => {
    const path = join(directory, name)
    writeFileSync(path, text)
    return path
  }

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'symbolon-tls-'))
    made = await issueServerCertificate({ names: ['localhost'], addresses: [] }, Date.UTC(2026, 10, 26))
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  it('may be one file, with other text between', async () => {
    const both = file('both.pem', `subject=x\n${made.key}\n${made.certificate}`)
    expect(await readCertificateFiles({ certificate: both, key: both })).toEqual(made)
  })

  it('are refused with the setting and what is wrong with it', async () => {
    const certificate = file('certificate.pem', made.certificate)
    const key = file('key.pem', made.key)
    const cipher = { cipher: 'aes-256-cbc', passphrase: 'x' } as const
    const other = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    const locked = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem', ...cipher },
    })
    const wrong = [
      [{ certificate: join(directory, 'none.pem'), key }, /^SYMBOLON_TLS_CERTIFICATE .*cannot be read/],
      [{ certificate, key: join(directory, 'none.pem') }, /^SYMBOLON_TLS_KEY .*cannot be read/],
      [{ certificate: key, key }, /^SYMBOLON_TLS_CERTIFICATE .*a certificate in PEM/],
      [{ certificate, key: certificate }, /^SYMBOLON_TLS_KEY .*a private key in PEM/],
      [{ certificate, key: file('other.pem', other.privateKey) }, /^SYMBOLON_TLS_KEY .*does not belong/],
      [{ certificate, key: file('locked.pem', locked.privateKey) }, /^SYMBOLON_TLS_KEY .*password/],
    ] as const
    for (const [paths, sentence] of wrong) await expect(readCertificateFiles(paths)).rejects.toThrow(sentence)
  })
})
