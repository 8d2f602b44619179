import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEgress } from '../../../src/adapters/outbound/egress.ts'
import type { Egress, PostingEgress } from '../../../src/flows/ports/outbound/egress.ts'
import { openssl } from './pdfsig.ts'

/** `nothing`: the connection is cut; `silence`: it stays open. */
export type Behaviour = 'as-usual' | 'nothing' | 'silence' | 'garbage'

/** How a certificate says that it can be asked whether it was revoked. */
export type Asked = 'ocsp' | 'crl' | 'nowhere'

/**
 * A root, an authority below it, and a time-stamp authority, which openssl keeps in a folder and an HTTP server on this machine answers
 * for: OCSP, lists of revoked certificates, certificates of issuers, time stamps.
 */
export interface RevocationAuthority {
  readonly timeStampUrl: string
  /** The guarded way out, which may reach this machine. */
  readonly egress: Egress & PostingEgress
  /** The root, PEM. */
  readonly rootPath: string
  /** PKCS#12 of a certificate for seals without its chain, which its addresses lead to; the password is `secret`. */
  pkcs12(name: string, asked: Asked): string
  /** From now on it says that the certificate of that name was revoked. */
  revoke(name: string): void
  /** What the server does with requests to a path from now on. */
  answer(path: string, how: Behaviour): void
  close(): Promise<void>
}

type Issuer = 'root' | 'issuing'

const sections: Readonly<Record<string, string>> = {
  root: 'basicConstraints = critical, CA:true\nkeyUsage = critical, keyCertSign, cRLSign',
  issuing: 'basicConstraints = critical, CA:true\nkeyUsage = critical, keyCertSign, cRLSign',
  signer: 'basicConstraints = critical, CA:false\nkeyUsage = critical, digitalSignature, nonRepudiation',
  responder: 'keyUsage = critical, digitalSignature\nextendedKeyUsage = OCSPSigning\nnoCheck = ignored',
  stamps: 'keyUsage = critical, digitalSignature\nextendedKeyUsage = critical, timeStamping',
}

const tsa = `[tsa]
default_tsa = tsa1
[tsa1]
serial = stamp-serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_chain = no
`

export async function openRevocationAuthority(): Promise<RevocationAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'revocation-'))
  const behaviour = new Map<string, Behaviour>()
  const authority = { folder, origin: '' }
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? ''
      const how = behaviour.get(path) ?? 'as-usual'
      if (how === 'nothing') request.socket.destroy()
      else if (how !== 'silence')
        reply.end(how === 'garbage' ? Buffer.from('30030a0106', 'hex') : answerTo(authority, path, body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  authority.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  begin(authority)
  const egress = createEgress({
    allow: [['127.0.0.1', 32]],
    ownOrigins: () => [],
  })
  return {
    timeStampUrl: `${authority.origin}/stamps`,
    egress,
    rootPath: join(folder, 'root.pem'),
    pkcs12: (name, asked) => {
      certify(authority, { name, section: 'signer', by: 'issuing', asked })
      const out = join(folder, `${name}.p12`)
      const parts = ['-inkey', `${name}.key`, '-in', `${name}.pem`, '-passout', 'pass:secret', '-out', out]
      openssl(folder, 'pkcs12', '-export', ...parts)
      return out
    },
    revoke: (name) => {
      for (const by of ['root', 'issuing']) {
        const file = join(folder, `index-${by}`)
        const lines = readFileSync(file, 'utf8').split('\n')
        const changed = lines.map((line) =>
          line.endsWith(`/CN=${name}`) ? line.replace(/^V\t(\w+)\t\t/, 'R\t$1\t260101000000Z\t') : line,
        )
        writeFileSync(file, changed.join('\n'))
      }
    },
    answer: (path, how) => {
      behaviour.set(path, how)
    },
    close: async () => {
      await egress.close()
      await new Promise((closed) => {
        server.close(closed)
        server.closeAllConnections()
      })
      rmSync(folder, { recursive: true })
    },
  }
}

interface Kept {
  readonly folder: string
  readonly origin: string
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function begin(authority: Kept): void {
  const { folder } = authority
  writeFileSync(join(folder, 'stamp-serial'), '01\n')
  for (const by of ['root', 'issuing'] as const) {
    writeFileSync(join(folder, `index-${by}`), '')
    writeFileSync(join(folder, `crl-number-${by}`), '01\n')
  }
  certify(authority, { name: 'root', section: 'root', by: 'root', asked: 'nowhere' })
  certify(authority, { name: 'issuing', section: 'issuing', by: 'root', asked: 'crl' })
  certify(authority, { name: 'stamps', section: 'stamps', by: 'root', asked: 'crl' })
  for (const by of ['root', 'issuing'] as const)
    certify(authority, { name: `responder-${by}`, section: 'responder', by, asked: 'nowhere' })
}

interface Certified {
  readonly name: string
  readonly section: string
  readonly by: Issuer
  readonly asked: Asked
}

function certify({ folder, origin }: Kept, { name, section, by, asked }: Certified): void {
  const address = {
    ocsp: `authorityInfoAccess = OCSP;URI:${origin}/ocsp/${by}, caIssuers;URI:${origin}/ca/${by}`,
    crl: `crlDistributionPoints = URI:${origin}/crl/${by}\nauthorityInfoAccess = caIssuers;URI:${origin}/ca/${by}`,
    nowhere: '',
  }[asked]
  const config = `${name}.cnf`
  writeFileSync(
    join(folder, config),
    `[req]\ndistinguished_name = n\n[n]\n[x]\n${sections[section] ?? ''}\n${address}\n${tsa}`,
  )
  const issuer = name === by ? [] : ['-CA', `${by}.pem`, '-CAkey', `${by}.key`]
  const key = ['-newkey', 'rsa:2048', '-noenc', '-keyout', `${name}.key`, '-subj', `/O=Example/CN=${name}`]
  const made = ['-config', config, '-extensions', 'x', '-days', '3650', '-out', `${name}.pem`]
  openssl(folder, 'req', '-x509', ...key, ...issuer, ...made)
  const serial = openssl(folder, 'x509', '-in', `${name}.pem`, '-noout', '-serial').toString().trim().slice(7)
  const line = `V\t361231000000Z\t\t${serial}\tunknown\t/O=Example/CN=${name}\n`
  writeFileSync(join(folder, `index-${by}`), line, { flag: 'a' })
}

function answerTo({ folder }: Kept, path: string, body: Buffer): Buffer {
  const [, what = '', by = ''] = path.split('/')
  const read = (name: string): Buffer => readFileSync(join(folder, name))
  writeFileSync(join(folder, 'query'), body)
  switch (what) {
    case 'ca':
      return openssl(folder, 'x509', '-in', `${by}.pem`, '-outform', 'DER')
    case 'crl':
      writeFileSync(
        join(folder, 'crl.cnf'),
        `[ca]\ndefault_ca = d\n[d]\ndatabase = index-${by}\ncrlnumber = crl-number-${by}\ndefault_md = sha256\ndefault_crl_days = 7\n`,
      )
      openssl(
        ...([folder, 'ca', '-gencrl', '-config', 'crl.cnf', '-cert', `${by}.pem`] as const),
        ...['-keyfile', `${by}.key`, '-out', 'list.pem'],
      )
      return openssl(folder, 'crl', '-in', 'list.pem', '-outform', 'DER')
    case 'ocsp':
      openssl(
        ...([folder, 'ocsp', '-index', `index-${by}`, '-CA', `${by}.pem`, '-ndays', '7'] as const),
        ...['-rsigner', `responder-${by}.pem`, '-rkey', `responder-${by}.key`],
        ...['-reqin', 'query', '-respout', 'response'],
      )
      return read('response')
    case 'stamps':
      openssl(
        ...([
          folder,
          'ts',
          '-reply',
          '-config',
          'stamps.cnf',
          '-queryfile',
          'query',
          '-out',
          'reply',
        ] as const),
        ...['-signer', 'stamps.pem', '-inkey', 'stamps.key'],
      )
      return read('reply')
    default:
      return Buffer.alloc(0)
  }
}
