import { parseSeal } from '../../../engine/reading/seals/parse-seal.ts'
import type { ParsedSeal } from '../../../engine/reading/seals/parsed-seal.ts'
import { withSealValues } from '../../../engine/reading/seals/with-seal-values.ts'
import { parseIsoDate } from '../../../engine/documents/values/calendar-date.ts'
import type { DocumentReadResult } from '../../../engine/reading/read-document.ts'
import type { SealFacts, SealSigner, SealVerdict } from '../../../vocabulary/reading/seal.ts'
import type { ReadingTask } from '../reading-task.ts'
import { gunzip } from './gunzip.ts'

type Read = Pick<DocumentReadResult, 'barcodes' | 'reading'>

export interface VerifiedSeals {
  readonly seals: readonly SealFacts[]
  /** The reading with what the verified seals say. */
  readonly reading: DocumentReadResult['reading']
}

/** The signed codes among the barcodes of a side, each with what became of its signature. */
export async function verifySeals(
  {
    ports,
    profile,
    today,
  }: Pick<ReadingTask, 'profile' | 'today'> & { readonly ports: Pick<ReadingTask['ports'], 'seals'> },
  { barcodes, reading }: Read,
  index: 0 | 1,
): Promise<VerifiedSeals> {
  const seals: SealFacts[] = []
  let withValues = reading
  const date = parseIsoDate(today)
  for (const barcode of barcodes) {
    const seal = parseSeal(barcode, { today, gunzip })
    if (seal === null) continue
    if ('fault' in seal) {
      const verdict = { result: 'unchecked', reason: seal.fault } as const
      seals.push({
        standard: seal.standard,
        seals: null,
        issuer: null,
        signer: null,
        signedOn: null,
        verdict,
      })
      continue
    }
    const verdict = await verdictOf(ports.seals, seal, today)
    seals.push(factsOf(seal, verdict))
    if (verdict.result !== 'verified' || date === null) continue
    const names = { inferFullName: profile.inferFullName, splitFirstName: profile.splitFirstName }
    withValues = withSealValues(withValues, seal, { today: date, index, names, quad: barcode.quad })
  }
  return { seals, reading: withValues }
}

/** A seal of a profile that is not known says nothing that could be compared, however well it is signed. */
async function verdictOf(
  verifier: ReadingTask['ports']['seals'],
  seal: ParsedSeal,
  today: string,
): Promise<SealVerdict> {
  const { standard, signer, country, signed, signature } = seal
  // A seal that does not say when it was signed is held against its certificate as it is now.
  const verdict = await verifier.verify({
    ...{ standard, signer, country, signed, signature },
    validOn: seal.signedOn ?? today,
  })
  return verdict.result === 'verified' && seal.seals === null
    ? { result: 'unchecked', reason: 'Its signature is right, and what its profile says is not known here.' }
    : verdict
}

function factsOf({ standard, seals, issuer, signer, signedOn }: ParsedSeal, verdict: SealVerdict): SealFacts {
  return { standard, seals, issuer, signer: signerName(signer), signedOn, verdict }
}

function signerName(signer: SealSigner): string | null {
  if (signer.by === 'serial') return `${signer.country}${signer.commonName} ${signer.serial}`
  return signer.by === 'name' ? `${signer.authority} ${signer.commonName}` : null
}
