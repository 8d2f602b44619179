import type { CertificateDescription } from '../../../src/vocabulary/agreements/certificate-description.ts'
import type {
  IdentityEvidence,
  PartyAct,
  Signing,
  SigningParty,
} from '../../../src/vocabulary/agreements/signing.ts'

const kept = { blobId: 'b'.repeat(64), sha256: 'a1'.repeat(32), size: 1000 }
const startedAt = Date.UTC(2026, 10, 26, 12)

const act = (at: number): PartyAct => {
  return { at, device: { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (Test)', source: 'seen' } }
}

export const verifiedIdentity: IdentityEvidence = {
  ...{ transactionId: 'e'.repeat(32), verifiedAt: startedAt - 3_600_000, decision: 'accept' },
  ...{ document: 'PASSPORT', faceSimilarity: 0.934 },
}

/** One minute after it was shown the document, it signed. */
export function aSigningParty(role: string, given: Partial<SigningParty> = {}): SigningParty {
  return {
    ...{ id: role, role, name: `Name of ${role}`, email: '', telephone: '', identity: null },
    ...{ shown: act(startedAt), signed: { ...act(startedAt + 60_000), answers: kept }, declined: null },
    ...given,
  }
}

/** A document that its tenant and its landlord signed, and that waits for its seal. */
export function aSigning(given: Partial<Signing> = {}): Signing {
  return {
    ...{ id: '5'.repeat(32), mode: 'live', name: 'Lease', template: { id: 'AB12CD34EF56', version: 3 } },
    ...{ timezone: 'Europe/Berlin', language: 'en', transactionId: null, isOrdered: true },
    ...{ createdAt: startedAt, expiresAt: null, reminderHours: null, remindedAt: null },
    ...{ consent: { text: 'I agree.', sha256: 'c1'.repeat(32) }, shown: kept, tree: kept },
    fields: [{ uid: 's1', kind: 'signature', label: '', party: 'tenant', optional: false, options: [] }],
    parties: [aSigningParty('tenant', { identity: verifiedIdentity }), aSigningParty('landlord')],
    ...{ state: 'sealing', endedAt: null, sealed: null },
    ...given,
  }
}

/** The same, sealed. */
export function aSealedSigning(given: Partial<Signing> = {}): Signing {
  const at = startedAt + 120_000
  const sealed = {
    ...{ fileName: 'lease_1.pdf', sha256: 'f1'.repeat(32), size: 2000, at, level: 'B-T' },
    ...{ sealedBy: 'CN=Symbolon seal AB', timeStampedAt: at - 1000 },
  }
  return aSigning({ state: 'sealed', endedAt: at, sealed, ...given })
}

export const sealCertificate: CertificateDescription = {
  ...{ subject: 'CN=Symbolon seal AB', issuer: 'CN=Symbolon seal AB', selfIssued: true },
  ...{ sha256: 'd1'.repeat(32), validFrom: 0, validUntil: startedAt + 1e12 },
}
