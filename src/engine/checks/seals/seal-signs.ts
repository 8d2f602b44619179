import type { SealFacts } from '../../../vocabulary/reading/seal.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Facts } from '../../../vocabulary/decision/facts.ts'
import type { Finding, Json } from '../../../vocabulary/decision/outcome.ts'
import { namesFrom } from '../names/holder-names.ts'
import { nameSimilarity } from '../names/name-similarity.ts'

/** A seal and the side it stands on. */
export interface SideSeal extends SealFacts {
  readonly side: 'front' | 'back'
}

/** The seals of a document, front first. */
export function sealsOf({ front, back }: Pick<Facts, 'front' | 'back'>): readonly SideSeal[] {
  return (['front', 'back'] as const).flatMap((side) =>
    ((side === 'front' ? front : back)?.seals ?? []).map((seal) => ({ ...seal, side })),
  )
}

/** What is said of a seal, with the certificate that it was checked with. */
export function sealEvidence({ side, standard, seals, issuer, signer, signedOn, verdict }: SideSeal): Json {
  const certificate = verdict.result === 'unchecked' ? null : verdict.certificate
  return {
    ...{ side, standard, seals, issuer, signer, signedOn, result: verdict.result },
    certificate: certificate === null ? null : { ...certificate },
  }
}

/** Signatures that are not genuine: the rule is exact. */
export function failedSealFindings(seals: readonly SideSeal[]): readonly Finding[] {
  return seals.flatMap((seal) => {
    const { verdict } = seal
    if (verdict.result !== 'failed') return []
    const sentence = `The digital seal (${seal.standard}) on the ${seal.side} is not genuine: ${verdict.reason}.`
    return [{ confidence: 1, sentence, evidence: { what: 'seal', seal: sealEvidence(seal) } }]
  })
}

/** Why seals could not be checked, in sentences without personal data; null where all were. */
export function uncheckedSeals(seals: readonly SideSeal[]): string | null {
  const sentences = seals.flatMap(({ side, standard, verdict }) =>
    verdict.result === 'unchecked'
      ? [`The digital seal (${standard}) on the ${side} was not checked. ${verdict.reason}`]
      : [],
  )
  return sentences.length === 0 ? null : [...new Set(sentences)].join(' ')
}

/** Similarity below which two names are of two people. Zone and seal are machine codes: no profile bends it. */
const sameName = 0.5

/** Where a verified seal gives another name than the zone of its side; print is compared by DOCUMENT_NAME_MISMATCH. */
export function sealNameFindings(readings: readonly DocumentReading[]): readonly Finding[] {
  return readings.flatMap((reading) => {
    if (reading.seal === undefined) return []
    const [zone, sealed] = [namesFrom([reading], ['mrz'])[0], namesFrom([reading], ['barcode'])[0]]
    if (zone === undefined || sealed === undefined) return []
    const similarity = Math.max(nameSimilarity(zone.fullName, sealed), nameSimilarity(sealed.fullName, zone))
    if (similarity >= sameName) return []
    const sentence = `The name is ${zone.fullName} in the machine readable zone and ${sealed.fullName} in the digital seal of the same side (similarity ${similarity.toFixed(2)}).`
    const evidence = { what: 'name', zone: zone.fullName, seal: sealed.fullName, similarity }
    return [{ confidence: 1 - similarity, sentence, evidence }]
  })
}
