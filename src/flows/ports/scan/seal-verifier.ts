import type { SealQuestion, SealVerdict } from '../../../vocabulary/reading/seal.ts'

/** Verifies signatures of seals by the certificates that the operator imported; no one outside is asked. */
export interface SealVerifier {
  /** Never throws: what cannot be checked is `unchecked`, with the reason in a sentence without personal data. */
  verify(question: SealQuestion): Promise<SealVerdict>
}
