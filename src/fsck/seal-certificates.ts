import { createECDH, hkdfSync, X509Certificate } from 'node:crypto'
import { openInstanceKey } from './keys.ts'
import { bytesOf, field, type Notebook, type StoreUnderCheck } from './store.ts'

/** Order of the group of P-256. */
const groupOrder = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')

/** Each certificate of the seal is of the key that lies beside it, as docs/reference/seal-format.md derives it. */
export async function checkSealCertificates(store: StoreUnderCheck, notes: Notebook): Promise<void> {
  notes.begin('certificates of the seal')
  const rows = await store.query(
    `select key_version::text, encode(certificate, 'hex') as certificate from seal_certificates order by key_version`,
    [],
  )
  for (const row of rows) {
    notes.saw()
    const version = field(row, 'key_version')
    const key = await openInstanceKey(store, 'seal', version)
    const isOwn = key !== null && publicPointOf(bytesOf(field(row, 'certificate'))) === publicPoint(key)
    notes.expect(isOwn, version, 'This certificate of the seal does not belong to the key of the seal.')
  }
}

/** Null when it is no certificate of such a key. */
function publicPointOf(certificate: Uint8Array): string | null {
  try {
    const { x = '', y = '' } = new X509Certificate(certificate).publicKey.export({ format: 'jwk' })
    return `${x}.${y}`
  } catch {
    return null
  }
}

function publicPoint(seed: Uint8Array): string {
  const drawn = Buffer.from(hkdfSync('sha256', seed, '', 'symbolon seal, ecdsa p-256', 40)).toString('hex')
  const secret = 1n + (BigInt(`0x${drawn}`) % (groupOrder - 1n))
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret.toString(16).padStart(64, '0'), 'hex')
  const point = curve.getPublicKey()
  return [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')).join('.')
}
