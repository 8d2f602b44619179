import type {
  CertificatePages,
  CertificatePart,
  CertificateRow,
  CertificateSignature,
} from '../../../vocabulary/agreements/certificate-pages.ts'
import type { FieldFilling } from '../../../vocabulary/agreements/contract-tree.ts'
import type { PartyAct, Signing, SigningParty } from '../../../vocabulary/agreements/signing.ts'
import type { SealCertificate } from '../../ports/agreements/document-sealer.ts'
import { courseOf } from './course-of.ts'
import { instantIn, instantInUtc } from './instants.ts'

/** The attachment of every sealed file. */
export const shownName = 'as-shown.pdf'

interface Evidence {
  /** What stands in each field, by uid. */
  readonly fillings: ReadonlyMap<string, FieldFilling>
  readonly certificate: SealCertificate
}

/** Who signed, when, from where and as whom, and how a stranger who has only the file can check it. */
export function certificatePages(signing: Signing, { fillings, certificate }: Evidence): CertificatePages {
  const { id, name, mode, parties } = signing
  const isTest = mode === 'test'
  return {
    title: 'Certificate of signatures',
    subtitle: name,
    footer: `Signing ${id}${isTest ? ' · made with a test key' : ''}`,
    parts: [
      { kind: 'pairs', rows: documentRows(signing) },
      heading('Parties'),
      ...parties.map((party) => partyCard(signing, party, fillings)),
      heading('Course'),
      {
        kind: 'table',
        columns: [
          { title: 'UTC', share: 22 },
          { title: 'What', share: 34 },
          { title: 'Who', share: 26 },
          { title: 'Address', share: 18 },
        ],
        rows: courseOf(signing),
      },
      heading('What the parties agreed to'),
      {
        kind: 'pairs',
        rows: [
          ['Text', signing.consent.text],
          ['SHA-256 of it', signing.consent.sha256],
        ],
      },
      ...checkingParts(signing, certificate),
    ],
  }
}

const heading = (text: string): CertificatePart => ({ kind: 'heading', text })
const paragraph = (text: string): CertificatePart => ({ kind: 'paragraph', text })
const code = (text: string): CertificatePart => ({ kind: 'code', text })

function documentRows(signing: Signing): readonly CertificateRow[] {
  const { id, template, timezone, transactionId, parties, isOrdered, createdAt, shown, mode } = signing
  const done = Math.max(...parties.map(({ signed }) => signed?.at ?? 0))
  const order = parties.length === 1 ? '' : isOrdered ? ', one after another' : ', in any order'
  return kept([
    ['Signing', id],
    ['Template', `${template.id}, version ${template.version}`],
    ['Transaction', transactionId ?? ''],
    ['Mode', mode === 'test' ? 'test: binds no one' : ''],
    ['Parties', `${parties.length}${order}`],
    ['Started', both(createdAt, timezone)],
    ['Signed by all', both(done, timezone)],
    ['SHA-256 as shown', shown.sha256],
  ])
}

const kept = (rows: readonly CertificateRow[]): readonly CertificateRow[] =>
  rows.filter(([, value]) => value !== '')

/** The same moment by both clocks. */
const both = (at: number, timezone: string): string =>
  timezone === 'UTC' ? instantInUtc(at) : `${instantInUtc(at)}\n${instantIn(at, timezone)}`

function partyCard(
  { fields, timezone }: Signing,
  party: SigningParty,
  fillings: ReadonlyMap<string, FieldFilling>,
): CertificatePart {
  const { role, name, email, telephone, shown, signed } = party
  const place = fields.find((field) => field.party === role && isForSignature(field.kind))
  const filling = place && fillings.get(place.uid)
  return {
    kind: 'party',
    title: name === '' ? role : name,
    subtitle: [name === '' ? '' : role, email, telephone].filter((text) => text !== '').join(' · '),
    signature: filling === undefined ? null : signatureOf(filling),
    rows: kept([
      ['Shown', shown === null ? '' : both(shown.at, timezone)],
      ['Signed', signed === null ? '' : both(signed.at, timezone)],
      ['Signature', filling === undefined ? '' : kindOf(filling)],
      ...deviceRows(signed),
      ...identityRows(party, timezone),
    ]),
  }
}

const isForSignature = (kind: string): boolean => kind === 'signature' || kind === 'initials'

function signatureOf(filling: FieldFilling): CertificateSignature | null {
  if (filling.kind === 'text') return { kind: 'text', text: filling.text }
  return filling.kind === 'picture' ? filling : null
}

const kindOf = (filling: FieldFilling): string =>
  filling.kind === 'text' ? 'typed' : 'a picture, drawn or uploaded'

function deviceRows(signed: PartyAct | null): readonly CertificateRow[] {
  if (signed === null) return []
  const { address, userAgent, source } = signed.device
  const by = source === 'seen' ? 'seen by the service' : 'as stated by who sent the signature'
  return [
    ['Address', address === '' ? 'not known' : `${address}, ${by}`],
    ['Device', userAgent === '' ? 'not known' : userAgent],
  ]
}

function identityRows({ identity }: SigningParty, timezone: string): readonly CertificateRow[] {
  if (identity === null) return [['Identity', 'not verified: the name is as stated']]
  const { transactionId, verifiedAt, decision, document, faceSimilarity } = identity
  const face =
    faceSimilarity === null
      ? 'face not compared'
      : `face and portrait ${Math.round(faceSimilarity * 100)} % alike`
  const read = document === '' ? 'no document read' : document
  return [
    ['Identity', `${read}; ${face}; decision ${decision}`],
    ['Verified', `${both(verifiedAt, timezone)}\nTransaction ${transactionId}`],
  ]
}

function checkingParts({ shown }: Signing, certificate: SealCertificate): readonly CertificatePart[] {
  const { subject, issuer, selfIssued, sha256, validUntil } = certificate
  const vouching = selfIssued
    ? 'It is self-issued: no authority vouches for whose it is. Compare its SHA-256 with the one that its owner gives.'
    : `It was issued by ${issuer}.`
  return [
    heading('How to check this file'),
    paragraph(
      'The seal shows that nothing was changed since, and with which certificate it was sealed. It does not show by itself who signed.',
    ),
    code('pdfsig FILE.pdf'),
    paragraph(
      `The document as all parties were shown it, before any signature, is attached to this file as ${shownName}. Its SHA-256 is:`,
    ),
    code(shown.sha256),
    paragraph('These two commands take it out and print that value again:'),
    code(`pdfdetach -save 1 -o ${shownName} FILE.pdf\nsha256sum ${shownName}`),
    paragraph(
      'SHA-256 of the sealed file cannot stand in it. It is in the audit log and in the answers of the service that sealed it.',
    ),
    paragraph(
      'A verification shows that a document was read and a face was compared. It does not show that the same person signed.',
    ),
    {
      kind: 'pairs',
      rows: [
        ['Certificate', subject],
        ['SHA-256 of it', sha256],
        ['Valid until', instantInUtc(validUntil)],
        ['Issuer', vouching],
      ],
    },
  ]
}
