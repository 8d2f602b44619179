import type { CertificateDescription } from '../../vocabulary/agreements/certificate-description.ts'
import type {
  DocumentReport,
  SignatureProblem,
  SignatureReport,
  WithoutVerdict,
} from '../../vocabulary/agreements/document-report.ts'
import { commonName } from '../../vocabulary/agreements/common-name.ts'

/** Says in one sentence what is intact, what was changed, and by whom it was sealed. */
export function documentSentence({ verdict, signatures, without }: DocumentReport): string {
  const [first] = signatures
  if (first === undefined) return sentencesWithout[without ?? 'never-sealed']
  const broken = signatures.find(({ problem }) => problem !== null)
  if (broken !== undefined) return brokenSentences[broken.problem ?? 'unreadable'](sealerOf(broken))
  const last = signatures.reduce((a, b) => (b.bytesAfter < a.bytesAfter ? b : a))
  if (verdict === 'intact')
    return `Intact: no byte has changed since ${sealerOf(first)} sealed it ${whenOf(first)}.`
  if (verdict === 'added-to')
    return `Added to: what ${sealerOf(first)} sealed ${whenOf(first)} is intact; ${bytesOf(first)} added, and ${sealerOf(last)} sealed the whole.`
  return `Changed: ${bytesOf(last)} added after ${sealerOf(last)} sealed it ${whenOf(last)}; what lies before them is intact.`
}

const sentencesWithout: Readonly<Record<WithoutVerdict, string>> = {
  'no-pdf': 'Cannot tell: this is no PDF.',
  'too-large': 'Cannot tell: the file is larger than 256 MB.',
  'too-many-signatures': 'Cannot tell: the file has more signatures than are looked at.',
  'seal-removed': 'Changed: the file has a place for a seal, and no seal that can be read is in it.',
  'end-missing': 'Cut off: the end of the file is missing, and no whole seal is in what is left.',
  'never-sealed': 'Not sealed: the file bears no seal, so nothing shows whether it was changed.',
}

const brokenSentences: Readonly<Record<SignatureProblem, (sealer: string) => string>> = {
  unreadable: () => 'Changed: the seal cannot be read, so it proves nothing.',
  'cut-off': (sealer) => `Changed: the end of what ${sealer} sealed is missing.`,
  'content-changed': (sealer) => `Changed: the file is not what ${sealer} sealed.`,
  'signature-wrong': (sealer) => `Changed: the seal that names ${sealer} was altered, or is not theirs.`,
}

/** Name, and who vouches for it. */
function sealerOf({ signer }: SignatureReport): string {
  if (signer === null) return 'an unknown key'
  return `${commonName(signer.subject)} (${signer.selfIssued ? 'self-issued' : `issued by ${commonName(signer.issuer)}`})`
}

function whenOf({ timeStamp, claimedAt }: SignatureReport): string {
  if (timeStamp !== null) return `by ${utc(timeStamp.at)}, as ${authorityOf(timeStamp.authority)} has stamped`
  return claimedAt === null ? 'at an unknown time' : `at ${utc(claimedAt)}, as the seal says`
}

const authorityOf = ({ subject }: CertificateDescription): string => commonName(subject)

const bytesOf = ({ bytesAfter }: SignatureReport): string =>
  bytesAfter === 1 ? '1 byte was' : `${bytesAfter} bytes were`

const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`
