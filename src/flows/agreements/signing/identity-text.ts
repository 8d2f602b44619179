import type { IdentityEvidence } from '../../../vocabulary/agreements/signing.ts'
import type { CertificateTexts } from '../../../vocabulary/texts/certificate-texts.ts'

/** What a verification says of who a party is: document, faces, decision. */
export function identityText(identity: IdentityEvidence | null, texts: CertificateTexts): string {
  const { values } = texts
  if (identity === null) return values.notVerified
  const { decision, document, faceSimilarity } = identity
  const face =
    faceSimilarity === null ? values.faceNotCompared : texts.facesAlike(Math.round(faceSimilarity * 100))
  const read = document === '' ? values.noDocument : document
  return `${read}; ${face}; ${texts.decisionWas(texts.decisions[decision])}`
}
