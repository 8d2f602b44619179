import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOpensslInstalled, openssl } from './pdfsig.ts'

/** Where Debian's package softhsm2 puts it: a token in software. */
const modulePath = '/usr/lib/softhsm/libsofthsm2.so'

/** False, and said aloud, where no token can be made (Debian packages softhsm2 and opensc). */
export const canMakeTokens = haveTokens()

function haveTokens(): boolean {
  const isThere =
    existsSync(modulePath) && spawnSync('pkcs11-tool', ['--help']).error === undefined && isOpensslInstalled
  if (!isThere)
    process.stderr.write('softhsm2, opensc or openssl is not installed: tests with tokens are skipped\n')
  return isThere
}

export const tokenPin = '1234'
/** Made in the token, as pkcs11-tool names them. */
const ownTypes = { p256: 'EC:prime256v1', rsa: 'RSA:2048' } as const
/** Made beside it: the public key of such a one is not read out of a token by pkcs11-tool 0.23. */
const broughtTypes = { p384: 'P-384', p521: 'P-521' } as const
export type TokenKeyType = keyof typeof ownTypes | keyof typeof broughtTypes

export interface TestToken {
  /** Makes a key in the token, and a certificate of it by an authority of its own. */
  key(type: TokenKeyType): { readonly uri: string; readonly certificatePath: string }
  /** The variables by which the library finds the token. */
  readonly variables: Readonly<Record<string, string>>
  /** Takes it out of its slot, or puts it back. */
  setPresent(isPresent: boolean): void
}

/** A token with a PIN, in a folder of its own. */
export function testToken(): TestToken {
  const folder = mkdtempSync(join(tmpdir(), 'token-'))
  const [present, away] = [join(folder, 'tokens'), join(folder, 'away')]
  const configuration = join(folder, 'softhsm2.conf')
  mkdirSync(present)
  writeFileSync(configuration, `directories.tokendir = ${present}\nobjectstore.backend = file\n`)
  const variables = { SOFTHSM2_CONF: configuration }
  const env = { ...process.env, ...variables }
  const made = ['--init-token', '--free', '--label', 'The seal', '--pin', tokenPin, '--so-pin', '5678']
  execFileSync('softhsm2-util', made, { env, stdio: 'ignore' })
  const run = (...given: readonly string[]): Buffer => {
    const login = ['--module', modulePath, '--token-label', 'The seal', '--login', '--pin', tokenPin]
    return execFileSync('pkcs11-tool', [...login, ...given], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  }
  const subject = ['-nodes', '-days', '3650', '-subj', '/O=Example/CN=Authority of tokens']
  openssl(folder, 'req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', 'ca.key', '-out', 'ca.pem')
  let count = 0
  return {
    variables,
    key: (type) => {
      count += 1
      const id = String(count).padStart(2, '0')
      if (type === 'p256' || type === 'rsa') {
        run('--keypairgen', '--key-type', ownTypes[type], '--id', id, '--label', type)
        writeFileSync(join(folder, `${id}.der`), run('--read-object', '--type', 'pubkey', '--id', id))
        openssl(folder, 'pkey', '-pubin', '-inform', 'DER', '-in', `${id}.der`, '-out', `${id}.pub`)
      } else {
        const curve = ['-algorithm', 'EC', '-pkeyopt', `ec_paramgen_curve:${broughtTypes[type]}`]
        openssl(folder, 'genpkey', ...curve, '-out', `${id}.key`)
        openssl(folder, 'pkey', '-in', `${id}.key`, '-pubout', '-out', `${id}.pub`)
        const brought = ['--import', join(folder, `${id}.key`), '--token', 'The seal', '--pin', tokenPin]
        execFileSync('softhsm2-util', [...brought, '--label', type, '--id', id], { env, stdio: 'ignore' })
      }
      const certificate = openssl(
        folder,
        ...['x509', '-new', '-force_pubkey', `${id}.pub`, '-CA', 'ca.pem', '-CAkey', 'ca.key'],
        ...['-days', '3650', '-subj', `/O=Example/CN=Token ${type}`],
      )
      const certificatePath = join(folder, `${id}.pem`)
      writeFileSync(certificatePath, Buffer.concat([certificate, openssl(folder, 'x509', '-in', 'ca.pem')]))
      return { certificatePath, uri: `pkcs11:token=The%20seal;id=%${id}?module-path=${modulePath}` }
    },
    setPresent: (isPresent) => renameSync(isPresent ? away : present, isPresent ? present : away),
  }
}
