import { createHash, verify, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Certificate } from 'pkijs'
import { exactBuffer } from '../../../engine/signing/bytes.ts'
import { chainAndRoots } from '../chain-and-roots.ts'
import type { SealKey } from '../seal-key.ts'
import { SealKeyError } from '../seal-key-error.ts'
import { signatureScheme } from '../signature-scheme.ts'
import { signInToken, type TokenAccess, type TokenMechanism } from './sign-in-token.ts'

export interface TokenOptions extends TokenAccess {
  /** PEM file: the certificate of the key first, after it those of its authorities. */
  readonly certificatePath: string
}

/** DigestInfo of SHA-256 but for the digest (RFC 8017, 9.2). */
const digestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex')

/**
 * A key that never leaves its token. Every signature is verified by the certificate before it is used, and one is made at once:
 * so that what is wrong is known before a document waits for it.
 *
 * @throws SealKeyError, Error with a sentence
 */
export async function tokenSealKey(options: TokenOptions): Promise<SealKey> {
  const pem = await readFile(options.certificatePath, 'utf8').catch((cause: unknown) => {
    throw new Error('The file of SYMBOLON_SEAL_PKCS11_CERTIFICATE cannot be read.', { cause })
  })
  const [own, ...authorities] = certificatesOf(pem)
  if (own === undefined) throw new Error('The file of SYMBOLON_SEAL_PKCS11_CERTIFICATE holds no certificate.')
  const { publicKey } = own
  const scheme = signatureScheme(publicKey)
  if (scheme === null)
    throw new Error(
      'The key of SYMBOLON_SEAL_PKCS11_CERTIFICATE must be RSA of at least 2048 bits, or elliptic on P-256, P-384 or P-521.',
    )
  const sign: SealKey['sign'] = async (data) => {
    const digest = createHash('sha256').update(data).digest()
    const [mechanism, input]: [TokenMechanism, Uint8Array] =
      scheme.kind === 'rsa' ? ['RSA-PKCS', Buffer.concat([digestInfo, digest])] : ['ECDSA', digest]
    const signature = await signInToken(options, mechanism, input)
    if (!verify('sha256', data, { key: publicKey, dsaEncoding: 'der' }, signature))
      throw new SealKeyError(
        'key-unreadable',
        'The key of SYMBOLON_SEAL_PKCS11 is not that of the first certificate in SYMBOLON_SEAL_PKCS11_CERTIFICATE.',
      )
    return signature
  }
  await sign(Buffer.from('symbolon seal'))
  return { scheme, sign, certificate: parsed(own), ...chainAndRoots(authorities.map(parsed)) }
}

function certificatesOf(pem: string): readonly X509Certificate[] {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  try {
    return found.map((one) => new X509Certificate(one))
  } catch (cause) {
    throw new Error('A certificate in the file of SYMBOLON_SEAL_PKCS11_CERTIFICATE cannot be read.', {
      cause,
    })
  }
}

const parsed = ({ raw }: X509Certificate): Certificate => Certificate.fromBER(exactBuffer(raw))
