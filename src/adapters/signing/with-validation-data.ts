import { dssUpdate } from '../../engine/signing/revocation/dss-update.ts'
import { verifyDocument } from '../../engine/signing/verify-document.ts'
import type { SealCertificate } from '../../flows/ports/agreements/document-sealer.ts'
import type { ValidationGap } from '../../vocabulary/agreements/validation-gaps.ts'
import { type Collecting, collectValidationData, ValidationGapError } from './collect-validation-data.ts'
import type { TimeStamp } from './request-time-stamp.ts'
import type { SealKey } from './seal-key.ts'

interface Made extends Pick<Collecting, 'egress' | 'signal'> {
  readonly key: SealKey
  readonly certificate: SealCertificate
  readonly stamp: TimeStamp | null
}

/**
 * Adds what shows that no certificate was revoked behind a seal with a time stamp. What was made is verified as anyone would verify it.
 *
 * @returns the file as it was, and why, where there is nothing to add
 * @throws CertificateRevokedError, the signal's reason
 */
export async function withValidationData(
  sealed: Uint8Array,
  { key, certificate, stamp, egress, signal }: Made,
): Promise<{ readonly bytes: Uint8Array; readonly gap: ValidationGap | null }> {
  if (stamp === null) return { bytes: sealed, gap: 'no-time-stamp' }
  if (certificate.selfIssued) return { bytes: sealed, gap: 'self-issued' }
  try {
    const data = await collectValidationData({
      leaves: [key.certificate, stamp.signer],
      known: [...key.chain, ...key.roots, ...stamp.certificates],
      ...{ at: stamp.at, egress, signal },
    })
    const update = dssUpdate(sealed, data)
    const bytes = update === null ? sealed : new Uint8Array(Buffer.concat([sealed, update]))
    const [signature] = (await verifyDocument(bytes)).signatures
    return signature?.level === 'B-LT' ? { bytes, gap: null } : { bytes: sealed, gap: 'unusable' }
  } catch (error) {
    if (error instanceof ValidationGapError) return { bytes: sealed, gap: error.gap }
    throw error
  }
}
