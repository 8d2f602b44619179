import type {
  IdentityEvidence,
  SealedFile,
  Signing,
  SigningParty,
} from '../../vocabulary/agreements/signing.ts'
import { validationGaps } from '../../vocabulary/agreements/validation-gaps.ts'
import { certificateLanguages } from '../../vocabulary/texts/certificate-languages.ts'
import { identityText } from '../agreements/signing/identity-text.ts'
import { instantsOf } from '../agreements/signing/instants.ts'
import type { DocumentBlock } from '../ports/typesetting/typesetting.ts'
import { heading, table } from './audit-report-blocks.ts'

type Row = readonly [name: string, value: string]

/** What stands in a report of a document that was signed: the sealed file, and on what evidence each party is named. */
export function signingBlocks(signing: Signing): readonly DocumentBlock[] {
  const { id, name, shown, sealed, parties } = signing
  const titles = [['Party', 18], ['Name', 22], ['Signed', 26], ['Identity evidence', 44]] as const // prettier-ignore
  return [
    heading('Signed document'),
    {
      kind: 'pairs',
      rows: [
        ['Document', name],
        ['Signing', id],
        ['SHA-256 as shown', shown.sha256],
        ...(sealed === null ? [['Sealed', 'not yet'] as const] : sealedRows(sealed, signing)),
      ],
    },
    heading('Who signed'),
    table(
      titles,
      parties.map((party) => partyRow(party, signing)),
    ),
  ]
}

function sealedRows(
  { fileName, sha256, size, level, sealedBy, at, timeStampedAt, gap = null }: SealedFile,
  signing: Signing,
): readonly Row[] {
  return [
    ['Sealed file', `${fileName}, ${size} bytes`],
    ['SHA-256 of the sealed file', sha256],
    ['Sealed', both(at, signing)],
    ['Sealed by', sealedBy],
    ['Level', gap === null ? `PAdES ${level}` : `PAdES ${level}. ${validationGaps[gap]}`],
    ...(timeStampedAt === null ? [] : [['Time stamp', both(timeStampedAt, signing)] as const]),
  ]
}

function partyRow({ role, name, signed, identity }: SigningParty, signing: Signing): readonly string[] {
  return [
    role,
    name === '' ? 'not stated' : name,
    signed === null ? 'not signed' : both(signed.at, signing),
    evidence(identity, signing),
  ]
}

function evidence(identity: IdentityEvidence | null, signing: Signing): string {
  const text = identityText(identity, certificateLanguages.en)
  if (identity === null) return text
  return `${text}; transaction ${identity.transactionId}, ${both(identity.verifiedAt, signing)}`
}

/** In one line. */
const both = (at: number, { timezone }: Pick<Signing, 'timezone'>): string =>
  instantsOf(at, timezone).replace('\n', ', ')
