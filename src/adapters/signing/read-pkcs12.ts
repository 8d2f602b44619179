import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import {
  type AlgorithmIdentifier,
  CertBag,
  Certificate,
  type ContentInfo,
  EncryptedContentInfo,
  EncryptedData,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  type SafeBag,
  SafeContents,
} from 'pkijs'
import { OctetString } from 'asn1js'
import { exactBuffer } from '../../engine/signing/bytes.ts'
import type { SealKey } from './seal-key.ts'
import { chainAndRoots } from './chain-and-roots.ts'
import { signatureScheme } from './signature-scheme.ts'
import { softwareSigner } from './software-signer.ts'

/** Password-based encryption of today (PKCS#5, RFC 8018). */
const pbes2 = '1.2.840.113549.1.5.13'
const encryptedDataType = '1.2.840.113549.1.7.6'

const oldCipher =
  'The PKCS#12 file is encrypted with a cipher of the past (RC2 or 3DES). Convert it: ' +
  'openssl pkcs12 -legacy -in OLD.p12 -noenc -out seal.pem && openssl pkcs12 -export -in seal.pem -out NEW.p12 && rm seal.pem'
const wrongPassword =
  'The PKCS#12 file does not open with SYMBOLON_SEAL_PKCS12_PASSWORD. The password must be the right one, in ASCII.'
const unfitKey =
  'The key of the PKCS#12 file must be RSA of at least 2048 bits, or elliptic on P-256, P-384 or P-521.'

/**
 * The key and certificate of a PKCS#12 file (RFC 7292), with the certificates of authorities that lie beside them.
 *
 * @throws Error with a sentence that says what to do
 */
export async function readPkcs12(file: Uint8Array, password: string): Promise<SealKey> {
  const secret = exactBuffer(Buffer.from(password, 'utf8'))
  const bags = await openBags(file, secret)
  const keys = (await Promise.all(bags.map((bag) => keyOf(bag, secret)))).filter((key) => key !== null)
  const [key] = keys
  if (key === undefined || keys.length > 1)
    throw new Error(`The PKCS#12 file must hold one private key; it holds ${keys.length}.`)
  const certificates = bags.flatMap(({ bagValue }) =>
    bagValue instanceof CertBag && bagValue.parsedValue instanceof Certificate ? [bagValue.parsedValue] : [],
  )
  const certificate = certificates.find((one) =>
    new X509Certificate(Buffer.from(one.toSchema().toBER())).checkPrivateKey(key),
  )
  if (certificate === undefined) throw new Error('The PKCS#12 file holds no certificate of its private key.')
  const scheme = signatureScheme(key)
  if (scheme === null) throw new Error(unfitKey)
  const others = certificates.filter((one) => one !== certificate)
  return { scheme, sign: softwareSigner(key), certificate, ...chainAndRoots(others) }
}

async function openBags(file: Uint8Array, password: ArrayBuffer): Promise<readonly SafeBag[]> {
  const pfx = parse(() => PFX.fromBER(exactBuffer(file)))
  await withPassword(() => pfx.parseInternalValues({ password, checkIntegrity: true }))
  const contents = pfx.parsedValue?.authenticatedSafe?.safeContents ?? []
  const opened = await Promise.all(contents.map((content) => openContent(content, password)))
  return opened.flatMap((der) => parse(() => SafeContents.fromBER(der).safeBags))
}

function openContent({ contentType, content }: ContentInfo, password: ArrayBuffer): Promise<ArrayBuffer> {
  const inner: unknown = content
  if (inner instanceof OctetString) return Promise.resolve(inner.getValue())
  if (contentType !== encryptedDataType)
    throw new Error('The PKCS#12 file is encrypted for a certificate. Export it again with a password.')
  return decrypt(parse(() => new EncryptedData({ schema: content })).encryptedContentInfo, password)
}

async function keyOf({ bagValue }: SafeBag, password: ArrayBuffer): Promise<KeyObject | null> {
  const der = await pkcs8Of(bagValue, password)
  return der && parse(() => createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' }))
}

async function pkcs8Of(bag: unknown, password: ArrayBuffer): Promise<ArrayBuffer | null> {
  if (bag instanceof PrivateKeyInfo) return bag.toSchema().toBER()
  if (!(bag instanceof PKCS8ShroudedKeyBag)) return null
  const info = new EncryptedContentInfo({
    contentEncryptionAlgorithm: bag.encryptionAlgorithm,
    encryptedContent: bag.encryptedData,
  })
  return decrypt(info, password)
}

function decrypt(info: EncryptedContentInfo, password: ArrayBuffer): Promise<ArrayBuffer> {
  const algorithm: AlgorithmIdentifier = info.contentEncryptionAlgorithm
  if (algorithm.algorithmId !== pbes2) throw new Error(oldCipher)
  return withPassword(() => new EncryptedData({ encryptedContentInfo: info }).decrypt({ password }))
}

async function withPassword<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (cause) {
    throw new Error(wrongPassword, { cause })
  }
}

function parse<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Error('The file of SYMBOLON_SEAL_PKCS12 cannot be read as PKCS#12.', { cause })
  }
}
