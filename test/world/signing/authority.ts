import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostingEgress } from '../../../src/flows/ports/outbound/egress.ts'
import { openssl } from './pdfsig.ts'

const configuration = `
[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign, cRLSign
[signer]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature, nonRepudiation
[stamps]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[tsa]
default_tsa = tsa1
[tsa1]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_chain = no
`

/** An authority of certificates and time stamps that openssl keeps in a folder. */
export interface TestAuthority {
  /** PKCS#12 with a certificate of the authority and its chain; the password is `secret`. */
  pkcs12(made?: { readonly key?: 'rsa' | 'ec'; readonly legacy?: boolean }): string
  /** Answers each query with a time stamp. */
  readonly stamps: PostingEgress
}

export function testAuthority(): TestAuthority {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'))
  writeFileSync(join(folder, 'openssl.cnf'), configuration)
  writeFileSync(join(folder, 'serial'), '01\n')
  const certify = (name: string, section: string, key: readonly string[]): void => {
    const request = ['-newkey', ...key, '-noenc', '-keyout', `${name}.key`, '-subj', `/O=Example/CN=${name}`]
    const signed = section === 'authority' ? [] : ['-CA', 'authority.pem', '-CAkey', 'authority.key']
    const options = ['-config', 'openssl.cnf', '-extensions', section, '-days', '3650', '-out', `${name}.pem`]
    openssl(folder, 'req', '-x509', ...request, ...signed, ...options)
  }
  const rsa = ['rsa:2048']
  certify('authority', 'authority', rsa)
  certify('stamps', 'stamps', rsa)
  return {
    pkcs12: ({ key = 'rsa', legacy = false } = {}) => {
      const name = `signer-${key}-${legacy ? 'old' : 'new'}`
      certify(name, 'signer', key === 'rsa' ? rsa : ['ec', '-pkeyopt', 'ec_paramgen_curve:P-384'])
      const out = join(folder, `${name}.p12`)
      const parts = ['-inkey', `${name}.key`, '-in', `${name}.pem`, '-certfile', 'authority.pem']
      const old = legacy ? ['-legacy'] : []
      openssl(folder, 'pkcs12', '-export', ...old, ...parts, '-passout', 'pass:secret', '-out', out)
      return out
    },
    stamps: {
      post: (_, { bytes }) => {
        writeFileSync(join(folder, 'query.tsq'), bytes)
        const signer = ['-signer', 'stamps.pem', '-inkey', 'stamps.key', '-chain', 'authority.pem']
        const files = ['-config', 'openssl.cnf', '-queryfile', 'query.tsq', '-out', 'reply.tsr']
        openssl(folder, 'ts', '-reply', ...signer, ...files)
        return Promise.resolve({
          unchanged: false,
          validator: { etag: '', lastModified: '' },
          bytes: new Uint8Array(readFileSync(join(folder, 'reply.tsr'))),
          contentType: 'application/timestamp-reply',
          lastModified: null,
        })
      },
    },
  }
}
