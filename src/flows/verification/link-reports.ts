import { expiryOf, foldLink } from '../../engine/verification/fold-link.ts'
import { linkLog, type LinkLogEntry } from '../../engine/verification/link-log.ts'
import { printedText } from '../../engine/verification/shown-consent.ts'
import type { Signing } from '../../vocabulary/agreements/signing.ts'
import type { ImageSide, Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import type { ClaimedLocation, LinkDeed } from '../../vocabulary/verification/link-events.ts'
import { putFile } from '../images/files.ts'
import type { FileMetadata } from '../ports/export/exports.ts'
import type { Ports } from '../ports/ports.ts'
import type { NewRecord } from '../ports/transactions/transactions.ts'
import type { DocumentBlock, DocumentTree } from '../ports/typesetting/typesetting.ts'
import type { LinkEnd, LinkHistory } from '../ports/verification/hosted-links.ts'
import { auditReport, reportName } from '../reports/audit-report.ts'
import { heading, paragraph, table } from '../reports/audit-report-blocks.ts'
import { signingBlocks } from '../reports/signing-blocks.ts'

export const linkReportName = 'Docupass Audit Report'

interface ReportRequest {
  readonly history: LinkHistory
  readonly record: NewRecord
  readonly transaction: Transaction
  /** That was sealed with it; null for none. */
  readonly signing: { readonly signing: Signing } | null
  readonly pictures: Readonly<Partial<Record<ImageSide, Uint8Array>>>
  readonly completion: LinkEnd['completion']
  readonly signal: AbortSignal
}

/** The reports that the profile asks for, sealed and laid into the vault. */
export async function storeLinkReports(
  ports: Pick<Ports, 'pages' | 'vault' | 'ids'>,
  request: ReportRequest,
): Promise<readonly { readonly name: string; readonly file: FileMetadata }[]> {
  const { history, transaction, pictures, signing } = request
  const { profile } = history.link
  const stored: { readonly name: string; readonly file: FileMetadata }[] = []
  if (profile.docupass.docupassAuditReport)
    stored.push(await store(ports, request, { name: linkReportName, tree: linkReport(request) }))
  if (profile.transactionAuditReport)
    stored.push(
      await store(ports, request, {
        name: reportName,
        tree: auditReport(transaction, pictures, signing?.signing),
      }),
    )
  return stored
}

async function store(
  ports: Pick<Ports, 'pages' | 'vault' | 'ids'>,
  { record, transaction, signal }: ReportRequest,
  { name, tree }: { readonly name: string; readonly tree: DocumentTree },
) {
  const bytes = await ports.pages.pdf(tree, { at: transaction.createdAt, signal })
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return { name, file: await putFile(ports, record.seal, { name: slug, format: 'pdf', bytes }) }
}

/** How the person came to the decision, step by step. Plain text throughout. */
function linkReport({ history, transaction, signing, completion, pictures }: ReportRequest): DocumentTree {
  const { link, events } = history
  const expiry = expiryOf(link, foldLink(history))
  const { id, mode, trace, facts } = transaction
  const written = instantIn(link.profile.timezone)
  const at = (instant: number): string => `${written(instant)} (${link.profile.timezone})`
  const log = linkLog({ link, events, completion: { ...completion, transactionId: id } })
  const shown = (['front', 'back', 'face'] as const).flatMap((side) => {
    const bytes = pictures[side]
    return bytes === undefined ? [] : [{ title: sideTitles[side], bytes }]
  })
  const consents = events.flatMap(({ deed }) => (deed.kind === 'consented' ? [deed] : []))
  return {
    title: linkReportName,
    subtitle: `Transaction ${id}, ${at(completion.completedAt)}`,
    mark: mode === 'test' ? 'TEST' : null,
    footer: `Symbolon ${facts.engine} · ${id}${mode === 'test' ? ' · made with a test key' : ''}`,
    blocks: [
      { kind: 'verdict', verdict: transaction.decision, text: trace.sentence },
      heading('Link'),
      {
        kind: 'pairs',
        rows: [
          ['Reference', link.reference],
          ['What was asked for', kinds[link.kind]],
          ['Created', at(link.createdAt)],
          ['Expires', expiry === null ? 'never' : at(expiry)],
          ['Ended', at(completion.completedAt)],
          [
            'Telephone proved by a code',
            completion.validatedPhone === '' ? 'none' : completion.validatedPhone,
          ],
          ['Custom data', link.customData === '' ? 'none' : link.customData],
        ],
      },
      ...(shown.length === 0 ? [] : [{ kind: 'pictures' as const, pictures: shown }]),
      heading('Consent'),
      ...(consents.length === 0
        ? [paragraph('No consent was given on this link.')]
        : consents.flatMap((consent) => consentBlocks(link, consent))),
      ...(signing === null ? [] : signingBlocks(signing.signing)),
      heading('What happened'),
      paragraph(
        'Places are those that the device claims. They were written down and never decided anything.',
      ),
      table(
        [
          [`When (${link.profile.timezone})`, 20],
          ['What', 40],
          ['Session', 11],
          ['Address', 15],
          ['Place', 20],
        ],
        log.map((entry) => [written(entry.at), entry.description, entry.session, entry.ip, place(entry)]),
      ),
    ],
  }
}

function consentBlocks(
  link: HostedLink,
  { textId, version, language, sha256 }: Extract<LinkDeed, { readonly kind: 'consented' }>,
): readonly DocumentBlock[] {
  const printed = printedText(link, { version, language })
  return [
    ...(printed?.isInEnglish === true
      ? [paragraph('The text was shown in another language. In English:')]
      : []),
    ...(printed === null ? [] : [paragraph(printed.text)]),
    paragraph(`Text ${textId}, version ${version}, in ${language}. SHA-256 of the text: ${sha256}`),
  ]
}

const sideTitles = { front: 'Front', back: 'Back', face: 'Face' } as const

const kinds = {
  'document-and-face': 'Document and face',
  document: 'Document',
  face: 'Face, compared with a picture that the account gave',
  signature: 'Signature',
} as const

function place({ location }: LinkLogEntry): string {
  return location === null ? '' : placeText(location)
}

const placeText = ({ latitude, longitude, accuracy }: ClaimedLocation): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)} (${Math.round(accuracy)} m)`

function instantIn(timeZone: string): (at: number) => string {
  const written = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'medium' })
  return (at) => written.format(new Date(at))
}
