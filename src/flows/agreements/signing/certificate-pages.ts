import type {
  CertificatePages,
  CertificatePart,
  CertificateRow,
  CertificateSignature,
} from '../../../vocabulary/agreements/certificate-pages.ts'
import type { FieldFilling } from '../../../vocabulary/agreements/contract-tree.ts'
import type { PartyAct, Signing, SigningParty } from '../../../vocabulary/agreements/signing.ts'
import {
  certificateLanguageOf,
  certificateLanguages,
  fallbackNote,
} from '../../../vocabulary/texts/certificate-languages.ts'
import type { CertificateTexts } from '../../../vocabulary/texts/certificate-texts.ts'
import type { SealCertificate } from '../../ports/agreements/document-sealer.ts'
import { courseOf } from './course-of.ts'
import { identityText } from './identity-text.ts'
import { instantInUtc, instantsOf } from './instants.ts'

/** The attachment of every sealed file. */
export const shownName = 'as-shown.pdf'

interface Evidence {
  /** What stands in each field, by uid. */
  readonly fillings: ReadonlyMap<string, FieldFilling>
  readonly certificate: SealCertificate
}

/**
 * Who signed, when, from where and as whom, and how a stranger who has only the file can check it. In the language of the
 * document where there are texts in it, otherwise in English, which the pages then say.
 */
export function certificatePages(signing: Signing, { fillings, certificate }: Evidence): CertificatePages {
  const { id, name, mode, parties, consent } = signing
  const lang = certificateLanguageOf(signing.language)
  const texts = certificateLanguages[lang]
  const { headings, names, columns } = texts
  return {
    ...{ lang, title: texts.title, subtitle: name, pages: texts.pages, signature: names.signature },
    footer: `${names.signing} ${id}${mode === 'test' ? ` · ${texts.testKey}` : ''}`,
    parts: [
      { kind: 'pairs', rows: documentRows(signing, texts) },
      heading(headings.parties),
      ...parties.map((party) => partyCard(signing, party, { fillings, texts })),
      heading(headings.course),
      {
        kind: 'table',
        columns: [
          { title: columns.when, share: 22 },
          { title: columns.what, share: 34 },
          { title: columns.who, share: 26 },
          { title: columns.address, share: 18 },
        ],
        rows: courseOf(signing, texts),
      },
      heading(headings.consent),
      {
        kind: 'pairs',
        rows: [
          [names.text, consent.text],
          [names.sha256, consent.sha256],
        ],
      },
      ...checkingParts(signing, { certificate, texts }),
    ],
  }
}

const heading = (text: string): CertificatePart => ({ kind: 'heading', text })
const paragraph = (text: string): CertificatePart => ({ kind: 'paragraph', text })
const code = (text: string): CertificatePart => ({ kind: 'code', text })

function documentRows(signing: Signing, texts: CertificateTexts): readonly CertificateRow[] {
  const { id, template, timezone, transactionId, parties, createdAt, shown, mode, language } = signing
  const { names, values } = texts
  const done = Math.max(...parties.map(({ signed }) => signed?.at ?? 0))
  return kept([
    [names.signing, id],
    [names.template, texts.templateVersion(template.id, template.version)],
    [names.transaction, transactionId ?? ''],
    [names.mode, mode === 'test' ? values.test : ''],
    [names.parties, partyCount(signing, texts)],
    [names.started, instantsOf(createdAt, timezone)],
    [names.signedByAll, instantsOf(done, timezone)],
    [names.sha256Shown, shown.sha256],
    [names.language, fallbackNote(language) ?? ''],
  ])
}

function partyCount({ parties, isOrdered }: Signing, texts: CertificateTexts): string {
  if (parties.length === 1) return '1'
  return isOrdered ? texts.inOrder(parties.length) : texts.inAnyOrder(parties.length)
}

const kept = (rows: readonly CertificateRow[]): readonly CertificateRow[] =>
  rows.filter(([, value]) => value !== '')

interface Shown {
  readonly fillings: ReadonlyMap<string, FieldFilling>
  readonly texts: CertificateTexts
}

function partyCard(
  { fields, timezone }: Signing,
  party: SigningParty,
  { fillings, texts }: Shown,
): CertificatePart {
  const { role, name, email, telephone, shown, signed } = party
  const place = fields.find((field) => field.party === role && isForSignature(field.kind))
  const filling = place && fillings.get(place.uid)
  const { names, values } = texts
  return {
    kind: 'party',
    title: name === '' ? role : name,
    subtitle: [name === '' ? '' : role, email, telephone].filter((text) => text !== '').join(' · '),
    signature: filling === undefined ? null : signatureOf(filling),
    rows: kept([
      [names.shown, shown === null ? '' : instantsOf(shown.at, timezone)],
      [names.signed, signed === null ? '' : instantsOf(signed.at, timezone)],
      [names.signature, filling === undefined ? '' : filling.kind === 'text' ? values.typed : values.picture],
      ...deviceRows(signed, texts),
      ...identityRows(party, { timezone, texts }),
    ]),
  }
}

const isForSignature = (kind: string): boolean => kind === 'signature' || kind === 'initials'

function signatureOf(filling: FieldFilling): CertificateSignature | null {
  if (filling.kind === 'text') return { kind: 'text', text: filling.text }
  return filling.kind === 'picture' ? filling : null
}

function deviceRows(signed: PartyAct | null, texts: CertificateTexts): readonly CertificateRow[] {
  if (signed === null) return []
  const { address, userAgent, source } = signed.device
  const { names, values } = texts
  const from = source === 'seen' ? texts.addressSeen(address) : texts.addressStated(address)
  return [
    [names.address, address === '' ? values.unknown : from],
    [names.device, userAgent === '' ? values.unknown : userAgent],
  ]
}

function identityRows(
  { identity }: SigningParty,
  { timezone, texts }: { readonly timezone: string; readonly texts: CertificateTexts },
): readonly CertificateRow[] {
  const { names } = texts
  const rows: readonly CertificateRow[] = [[names.identity, identityText(identity, texts)]]
  if (identity === null) return rows
  const { transactionId, verifiedAt } = identity
  return [
    ...rows,
    [names.verified, `${instantsOf(verifiedAt, timezone)}\n${texts.transaction(transactionId)}`],
  ]
}

function checkingParts(
  { shown }: Signing,
  { certificate, texts }: { readonly certificate: SealCertificate; readonly texts: CertificateTexts },
): readonly CertificatePart[] {
  const { subject, issuer, selfIssued, sha256, validUntil } = certificate
  const { checking, names } = texts
  return [
    heading(texts.headings.checking),
    paragraph(checking.seal),
    code('pdfsig FILE.pdf'),
    paragraph(checking.attached(shownName)),
    code(shown.sha256),
    paragraph(checking.commands),
    code(`pdfdetach -save 1 -o ${shownName} FILE.pdf\nsha256sum ${shownName}`),
    paragraph(checking.sealedFile),
    paragraph(checking.verification),
    {
      kind: 'pairs',
      rows: [
        [names.certificate, subject],
        [names.sha256, sha256],
        [names.validUntil, instantInUtc(validUntil)],
        [names.issuer, selfIssued ? texts.selfIssued : texts.issuedBy(issuer)],
      ],
    },
  ]
}
