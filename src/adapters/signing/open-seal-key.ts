import { KeyObject } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { Certificate } from 'pkijs'
import { exactBuffer } from '../../engine/signing/bytes.ts'
import type { Clock } from '../../flows/ports/clock.ts'
import { issueCertificate } from './issue-certificate.ts'
import { ownKeyPair } from './own-key.ts'
import { readPkcs12 } from './read-pkcs12.ts'
import type { SealKey } from './seal-key.ts'
import { signatureScheme } from './signature-scheme.ts'
import { softwareSigner } from './software-signer.ts'
import { openTokenSealKey } from './token/open-token-seal-key.ts'
import type { TokenOptions } from './token/token-seal-key.ts'

export interface SealKeyOptions {
  /** Where a key and certificate of the operator lie; null for the self-issued one. */
  readonly pkcs12: { readonly path: string; readonly password: string } | null
  /** Where the key lies in a token; it goes before the others. */
  readonly token: TokenOptions | null
  /** The seed and certificate of the store, made by `make` where there are none. */
  readonly identity: (
    make: (seed: Uint8Array) => Promise<Uint8Array>,
  ) => Promise<{ readonly seed: Uint8Array; readonly certificate: Uint8Array }>
  readonly clock: Clock
}

/** Gives the key of the seal, read once and again when its file changes. The function throws Error with a sentence. */
export function openSealKey({ pkcs12, token, identity, clock }: SealKeyOptions): () => Promise<SealKey> {
  if (token !== null) return openTokenSealKey(token, clock)
  let held: { readonly mark: string; readonly key: SealKey } | null = null
  return async () => {
    const mark = pkcs12 === null ? 'own' : await markOf(pkcs12.path)
    if (held?.mark === mark) return held.key
    const key =
      pkcs12 === null
        ? await ownSealKey(identity, clock)
        : await readPkcs12(await readFile(pkcs12.path), pkcs12.password)
    held = { mark, key }
    return key
  }
}

async function ownSealKey(identity: SealKeyOptions['identity'], clock: Clock): Promise<SealKey> {
  const { seed, certificate } = await identity(async (fresh) =>
    issueCertificate(await ownKeyPair(fresh), clock.now()),
  )
  const key = KeyObject.from((await ownKeyPair(seed)).privateKey)
  const scheme = signatureScheme(key)
  if (scheme === null) throw new Error('The key of this installation is none that signs.')
  return {
    ...{ scheme, sign: softwareSigner(key), certificate: Certificate.fromBER(exactBuffer(certificate)) },
    ...{ chain: [], roots: [] },
  }
}

/** Changes whenever the file does. */
async function markOf(path: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path).catch((cause: unknown) => {
    throw new Error(`The file of SYMBOLON_SEAL_PKCS12 cannot be read.`, { cause })
  })
  return `${mtimeMs} ${size} ${ino}`
}
