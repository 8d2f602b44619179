import type {
  DocumentReport,
  DocumentVerdict,
  SignatureReport,
  WithoutVerdict,
} from '../../vocabulary/agreements/document-report.ts'
import { indexOfText, latin1, sha256 } from './bytes.ts'
import { dictionaryValues } from './dictionary-values.ts'
import {
  findSignatures,
  type FoundSignature,
  maxSignatures,
  type SignatureSearch,
} from './find-signatures.ts'
import { judgeValidationData, type ProvenValidity } from './revocation/judge-validation-data.ts'
import { readDssUpdate } from './revocation/read-dss-update.ts'
import { verifyCms, type VerifiedCms } from './verify-cms.ts'

/** Larger files are not read: a browser would need several times as much memory. */
export const largestDocument = 256 * 1024 * 1024

/** Digits of a signature; those of authorities with long chains and time stamps take some ten thousand. */
const longestSignature = 1_000_000

const baselineSubFilter = 'ETSI.CAdES.detached'

/**
 * Looks at every signature of a PDF. Nothing is fetched and no authority is asked: it says what is intact, what was changed and
 * whose certificate it was sealed with. Takes time in proportion to the size of the file; never throws.
 */
export async function verifyDocument(file: Uint8Array): Promise<DocumentReport> {
  if (file.length > largestDocument)
    return without('cannot-tell', 'too-large', { size: file.length, sha256: '' })
  const known = { size: file.length, sha256: await sha256(file) }
  if (indexOfText(file.subarray(0, 1024), '%PDF-', 0) === -1) return without('cannot-tell', 'no-pdf', known)
  const search = findSignatures(file)
  if (search.found.length + search.unreadable.length > maxSignatures)
    return without('cannot-tell', 'too-many-signatures', known)
  if (search.found.length === 0) return { ...known, ...unsigned(file, search) }
  const signatures: SignatureReport[] = []
  for (const found of search.found) signatures.push(await verifySignature(file, found))
  return { ...known, verdict: verdictOf(signatures, search, file.length), signatures, without: null }
}

const without = (
  verdict: DocumentVerdict,
  reason: WithoutVerdict,
  known: Pick<DocumentReport, 'size' | 'sha256'>,
): DocumentReport => ({ ...known, verdict, signatures: [], without: reason })

async function verifySignature(file: Uint8Array, found: FoundSignature): Promise<SignatureReport> {
  const { subFilter, ...says } = dictionaryValues(found.dictionary)
  const [from, to] = found.gap
  const bytesAfter = Math.max(0, file.length - found.end)
  const nothing = { ...says, bytesAfter, signer: null, level: null, timeStamp: null, notRevokedAsOf: null }
  if (to - from > longestSignature) return { ...nothing, problem: 'unreadable' }
  const content = new Uint8Array(file.length - (to - from) - bytesAfter)
  content.set(file.subarray(0, from))
  content.set(file.subarray(to, file.length - bytesAfter), from)
  const cms = await verifyCms(bytesOfDigits(file.subarray(from + 1, to - 1)), content)
  const { signer, timeStamp } = cms
  const problem = found.end > file.length ? 'cut-off' : cms.problem
  const proven = problem === null && bytesAfter > 0 ? await provenBehind(file, found.end, cms) : null
  const isBaseline = cms.isBaseline && subFilter === baselineSubFilter
  return {
    ...{ ...says, signer, timeStamp, problem, bytesAfter: proven === null ? bytesAfter : 0 },
    level: isBaseline ? levelOf(timeStamp, proven) : null,
    notRevokedAsOf: proven?.asOf ?? null,
  }
}

function levelOf(
  timeStamp: SignatureReport['timeStamp'],
  proven: ProvenValidity | null,
): NonNullable<SignatureReport['level']> {
  if (timeStamp === null) return 'B-B'
  return proven === null ? 'B-T' : 'B-LT'
}

/** Null where what lies behind a signature is no validation data for it. */
async function provenBehind(
  file: Uint8Array,
  end: number,
  { timeStamp, leaves }: VerifiedCms,
): Promise<ProvenValidity | null> {
  const data = timeStamp === null ? null : readDssUpdate(file, end)
  if (data === null || timeStamp === null) return null
  try {
    return await judgeValidationData(data, { leaves, at: timeStamp.at })
  } catch {
    return null
  }
}

function bytesOfDigits(digits: Uint8Array): Uint8Array {
  const text = new TextDecoder('latin1').decode(digits)
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(2 * index, 2 * index + 2), 16),
  )
}

/** One seal over the whole file is what is wanted; everything else was done after it, or to it. */
function verdictOf(
  signatures: readonly SignatureReport[],
  { found, unreadable }: SignatureSearch,
  size: number,
): DocumentVerdict {
  const last = signatures.reduce((a, b) => (b.bytesAfter < a.bytesAfter ? b : a))
  if (last.bytesAfter > 0 || signatures.some(({ problem }) => problem !== null)) return 'changed'
  const end = found.reduce((furthest, one) => Math.max(furthest, one.end), 0)
  // What is signed as a whole may hold other files with ranges of their own; they prove nothing here.
  const isWhole = end === size || (last.notRevokedAsOf !== null && found.length === 1)
  if (!isWhole && unreadable.length > 0) return 'changed'
  return signatures.length === 1 ? 'intact' : 'added-to'
}

function unsigned(
  file: Uint8Array,
  { unreadable }: SignatureSearch,
): Pick<DocumentReport, 'verdict' | 'signatures' | 'without'> {
  const hasField =
    unreadable.length > 0 ||
    ['/FT /Sig', '/FT/Sig', '/Type /Sig', '/Type/Sig', '/SigFlags'].some(
      (word) => indexOfText(file, word, 0) !== -1,
    )
  const end = /%%EOF(.*)$/s.exec(latin1(file, file.length - 1024, file.length).replace(/.*(?=%%EOF)/s, ''))
  // An object that begins after the end belongs to an update whose own end is gone.
  const hasEnd = end !== null && !/\d obj/.test(end[1] ?? '')
  if (!hasEnd) return { verdict: hasField ? 'changed' : 'not-sealed', signatures: [], without: 'end-missing' }
  return hasField
    ? { verdict: 'changed', signatures: [], without: 'seal-removed' }
    : { verdict: 'not-sealed', signatures: [], without: 'never-sealed' }
}
