import { Certificate } from 'pkijs'
import { exactBuffer, hex } from '../bytes.ts'
import { certificatePath } from './certificate-path.ts'
import { crlAnswer } from './crl-answer.ts'
import { ocspAnswer } from './ocsp-answer.ts'
import type { RevocationAnswer, RevocationQuestion } from './revocation-question.ts'
import type { ValidationData } from './validation-data.ts'

/** What validation data prove: that no certificate was revoked, as authorities that came along knew at `asOf`, the earliest of their answers. */
export interface ProvenValidity {
  /** Milliseconds since 1970. */
  readonly asOf: number
}

/**
 * Whether validation data prove that the certificates of a signature and of its time stamp were not revoked: each has a path to a root, and
 * each but the root a good answer that holds at that time. Data that prove nothing may not be among them. Roots are not judged.
 *
 * @param leaves certificates of the signature and of its time stamp
 * @param at when the signature was there, milliseconds since 1970
 * @returns null where they do not
 */
export async function judgeValidationData(
  data: ValidationData,
  { leaves, at }: { readonly leaves: readonly Certificate[]; readonly at: number },
): Promise<ProvenValidity | null> {
  const certificates = data.certificates.map(exactCertificate)
  const used = new Set<object>()
  const instants: number[] = []
  for (const leaf of leaves) {
    const answers = await pathAnswers(leaf, { ...data, certificates, at })
    if (answers === null) return null
    for (const { sources, issued } of answers) {
      for (const source of sources) used.add(source)
      instants.push(issued)
    }
  }
  const isAllUsed = [...certificates, ...data.ocsps, ...data.crls].every(
    (one) => one !== null && used.has(one),
  )
  return isAllUsed && instants.length > 0 ? { asOf: Math.min(...instants) } : null
}

interface KnownData extends Pick<ValidationData, 'ocsps' | 'crls'> {
  /** Null for what is none. */
  readonly certificates: readonly (Certificate | null)[]
  readonly at: number
}

/** Of one that is good: when its issuer knew it, and what of the data proves it. */
interface GoodAnswer {
  readonly issued: number
  readonly sources: readonly object[]
}

/** Of each certificate up to its root; null where one has none, or was revoked. Of a self-issued one no authority says anything. */
async function pathAnswers(
  leaf: Certificate,
  { certificates, ocsps, crls, at }: KnownData,
): Promise<readonly GoodAnswer[] | null> {
  const known = certificates.filter((one) => one !== null)
  const path = await certificatePath(leaf, known)
  if (path === null || path.length < 2) return null
  const answers: GoodAnswer[] = []
  for (const [index, issuer] of path.slice(1).entries()) {
    const certificate = path[index] ?? leaf
    const found = await firstAnswer({ ocsps, crls }, { certificate, issuer, at })
    if (found === null || found.answer.status === 'revoked') return null
    const same = new Set([hexOf(certificate), hexOf(issuer)])
    const onPath = known.filter((one) => same.has(hexOf(one)))
    answers.push({ issued: found.answer.issued, sources: [found.source, ...onPath] })
  }
  return answers
}

const hexOf = (certificate: Certificate): string => hex(new Uint8Array(certificate.toSchema().toBER()))

/** Null for what is no certificate, or not encoded as DER has it. */
function exactCertificate(der: Uint8Array): Certificate | null {
  try {
    const certificate = Certificate.fromBER(exactBuffer(der))
    return hexOf(certificate) === hex(der) ? certificate : null
  } catch {
    return null
  }
}

async function firstAnswer(
  { ocsps, crls }: Pick<ValidationData, 'ocsps' | 'crls'>,
  question: RevocationQuestion,
): Promise<{ readonly answer: RevocationAnswer; readonly source: Uint8Array } | null> {
  for (const [sources, read] of [
    [ocsps, ocspAnswer],
    [crls, crlAnswer],
  ] as const)
    for (const source of sources) {
      const answer = await read(source, question)
      if (answer !== null) return { answer, source }
    }
  return null
}
