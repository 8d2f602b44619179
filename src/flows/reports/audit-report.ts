import { notImplementedCodes } from '../../engine/checks/all.ts'
import type { SideFacts } from '../../vocabulary/decision/facts.ts'
import type { Signing } from '../../vocabulary/agreements/signing.ts'
import { fieldKeys } from '../../vocabulary/reading/fields.ts'
import { modelDates } from '../../vocabulary/model-dates.table.ts'
import type { ImageSide, Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { DocumentBlock, DocumentTree } from '../ports/typesetting/typesetting.ts'
import { heading, paragraph, table } from './audit-report-blocks.ts'
import { appendixBlocks, countedBlocks } from './audit-report-checks.ts'
import { auditReportFaceBlocks } from './audit-report-faces.ts'
import { kybBlocks } from './kyb-blocks.ts'
import { signingBlocks } from './signing-blocks.ts'

export const reportName = 'Transaction Audit Report'

type Sides = readonly (readonly [ImageSide, string])[]

const documentSides: Sides = [
  ['front', 'Front'],
  ['back', 'Back'],
  ['face', 'Face'],
]
/** Beside each other, anyone who compares them by eye. */
const faceSides: Sides = [
  ['front', 'Reference'],
  ['face', 'Selfie'],
]

const companySides: Sides = [['front', 'Document of the company, first page']]

/** What was asked, where it was no document of a person. */
const kinds: Readonly<Partial<Record<Transaction['type'], string>>> = {
  face: 'Comparison of two faces',
  liveness: 'Liveness of a face',
  kyb: 'Check of a company',
}
const sourceNames = { visual: 'print', mrz: 'zone', barcode: 'barcode' } as const

/**
 * Everything about a transaction that its reader may check: found, decided, and not looked at. Plain text throughout.
 *
 * @param signing that was sealed with the transaction; null for none
 */
export function auditReport(
  transaction: Transaction,
  pictures: Readonly<Partial<Record<ImageSide, Uint8Array>>>,
  signing: Signing | null = null,
): DocumentTree {
  const { id, mode, trace, facts, type } = transaction
  const hasDocument = facts.front !== null
  const kind = kinds[type] === undefined ? '' : `${kinds[type]}: `
  return {
    title: reportName,
    subtitle: `${kind}${kind === '' ? 'T' : 't'}ransaction ${id}, ${formatInstant(transaction)}`,
    mark: mode === 'test' ? 'TEST' : null,
    footer: `Symbolon ${facts.engine} · ${id}${mode === 'test' ? ' · made with a test key' : ''}`,
    blocks: [
      { kind: 'verdict', verdict: transaction.decision, text: trace.sentence },
      ...nearestChangeBlocks(transaction),
      ...countedBlocks(transaction),
      ...kybBlocks(transaction),
      ...imageBlocks(pictures, sidesOf(transaction)),
      ...auditReportFaceBlocks(transaction),
      heading('Transaction'),
      { kind: 'pairs', rows: transactionRows(transaction) },
      ...(hasDocument ? fieldBlocks(transaction) : []),
      ...warningBlocks(transaction),
      ...notCheckedBlocks(transaction),
      ...watchlistBlocks(transaction),
      ...contractBlocks(transaction),
      ...(signing === null ? [] : signingBlocks(signing)),
      heading('With what'),
      { kind: 'pairs', rows: versionRows(transaction) },
      ...appendixBlocks(transaction),
    ],
  }
}

function sidesOf({ type, facts }: Transaction): Sides {
  if (type === 'kyb') return companySides
  return facts.front === null ? faceSides : documentSides
}

/** In the time zone of the profile, with its name. */
function formatInstant({ createdAt, effectiveProfile: { timezone: timeZone } }: Transaction): string {
  const written = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'medium' })
  return `${written.format(new Date(createdAt))} (${timeZone})`
}

function nearestChangeBlocks({ trace }: Transaction): readonly DocumentBlock[] {
  return trace.nearest === undefined ? [] : [paragraph(trace.nearest.sentence)]
}

function imageBlocks(
  pictures: Readonly<Partial<Record<ImageSide, Uint8Array>>>,
  sides: Sides,
): readonly DocumentBlock[] {
  const shown = sides.flatMap(([side, title]) => {
    const bytes = pictures[side]
    return bytes === undefined ? [] : [{ title, bytes }]
  })
  return shown.length === 0 ? [] : [heading('Pictures'), { kind: 'pictures', pictures: shown }]
}

function transactionRows(transaction: Transaction): readonly (readonly [string, string])[] {
  const { facts, trace, profileId, profileVersion, effectiveProfile } = transaction
  const rows: readonly (readonly [string, string])[] = [
    ['Created', formatInstant(transaction)],
    ['Decided as of', `${facts.today} in ${effectiveProfile.timezone}`],
    ['Mode', transaction.mode === 'test' ? 'test: not a record of a person' : 'live'],
    ['Profile', profileVersion === 0 ? profileId : `${profileId}, version ${profileVersion}`],
    ['Review score', `${trace.reviewScore}, reviewed from ${trace.decisionTrigger.review} on`],
    ['Reject score', `${trace.rejectScore}, rejected from ${trace.decisionTrigger.reject} on`],
    ['Custom data', transaction.customData],
    ['Person', transaction.subjectId],
    [
      'Asked to verify',
      Object.keys(facts.request)
        .filter((key) => key !== 'verifyNameInLatin')
        .join(', '),
    ],
    ['Front picture', imageDescription(facts.front)],
    ['Back picture', imageDescription(facts.back)],
    ['Withheld by the profile', (facts.obscured ?? []).join(', ')],
  ]
  return rows.filter(([, value]) => value !== '')
}

function imageDescription(side: SideFacts | null): string {
  if (side === null) return ''
  const { width, height, format, bytes, sha256 } = side.image
  return `${width} × ${height} pixels, ${format}, ${bytes} bytes as sent, SHA-256 ${sha256}`
}

function fieldBlocks({ fields, missingFields }: Transaction): readonly DocumentBlock[] {
  const rows = fieldKeys.flatMap((key) =>
    (fields[key] ?? [])
      .filter(({ value }) => value !== '')
      .map(({ value, confidence, source, index }) => [
        keyToWords(key),
        value,
        source === undefined ? '' : sourceNames[source],
        index === 0 ? 'front' : 'back',
        confidence.toFixed(2),
      ]),
  )
  const titles = [['Field', 24], ['Value', 40], ['Read from', 18], ['Side', 8], ['Confidence', 12]] as const // prettier-ignore
  return [
    heading('What was read'),
    rows.length === 0 ? paragraph('Nothing.') : table(titles, rows),
    ...(missingFields.length === 0
      ? []
      : [paragraph(`Expected but not readable: ${missingFields.map(keyToWords).join(', ')}.`)]),
  ]
}

/** Keys that are no words. */
const keyLabels: Readonly<Record<string, string>> = {
  dob: 'date of birth',
  dobDay: 'day of birth',
  dobMonth: 'month of birth',
  dobYear: 'year of birth',
  expiry: 'date of expiry',
  issued: 'date of issue',
}

/** `documentNumber` → `document number`. */
function keyToWords(key: string): string {
  return keyLabels[key] ?? key.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()
}

function warningBlocks(transaction: Transaction): readonly DocumentBlock[] {
  // What was not checked has a chapter of its own.
  const warnings = transaction.warnings.filter(({ code }) => code !== 'NOT_CHECKED')
  if (warnings.length === 0) return [heading('Warnings'), paragraph('None.')]
  const titles = [['Code', 34], ['What was found', 48], ['Severity', 10], ['Confidence', 12], ['Alone', 10]] as const // prettier-ignore
  const rows = warnings.map(({ code, description, severity, confidence, decision }) => [
    code,
    description,
    severity,
    confidence.toFixed(2),
    decision,
  ])
  return [heading('Warnings'), table(titles, rows)]
}

/** What no one looked at is as much part of a report as what was found. */
function notCheckedBlocks({ notChecked, trace }: Transaction): readonly DocumentBlock[] {
  const off = trace.checks.filter(({ outcome }) => outcome === 'off').map(({ code }) => code)
  const lines = [
    ...notChecked.map(({ code, reason }) => `${code}: ${reason}`),
    ...(off.length === 0 ? [] : [`Switched off by the profile: ${off.join(', ')}.`]),
    ...(notImplementedCodes.length === 0
      ? []
      : [`Not checked by this version of the program: ${notImplementedCodes.join(', ')}.`]),
  ]
  return [heading('What was not checked'), ...lines.map(paragraph)]
}

function watchlistBlocks({ facts: { screening, lists } }: Transaction): readonly DocumentBlock[] {
  if (!screening.done) return []
  const titles = [['List', 30], ['Version', 40], ['Of', 16], ['Records', 12], ['State', 14]] as const // prettier-ignore
  const rows = lists.map(({ database, version, date, records, state }) => [
    database,
    version,
    date ?? 'undated',
    String(records),
    state.replace('_', ' '),
  ])
  const { questions } = screening
  const isCompany = questions.some(({ subject }) => subject !== undefined)
  const asked = `${questions.length} ${isCompany ? 'names and numbers' : 'spellings of the name'}`
  const reported = `${asked} were searched. A hit has a score of ${screening.band} or more. Matching rules: ${screening.matcher}.`
  return [heading('Lists that were searched'), paragraph(reported), table(titles, rows)]
}

/** What was made from the record with the scan, by the names under which it is kept. */
function contractBlocks({ files, facts: { contracts = [] } }: Transaction): readonly DocumentBlock[] {
  const rows = files.flatMap(({ name, fileName, template }) =>
    template === undefined ? [] : [[name, fileName, template.id, String(template.version)]],
  )
  if (rows.length === 0) return []
  const unresolved = new Set(contracts.flatMap((contract) => contract.unresolved))
  const titles = [['Contract', 24], ['File', 48], ['Template', 18], ['Version', 10]] as const // prettier-ignore
  return [
    heading('Contracts'),
    table(titles, rows),
    ...(unresolved.size === 0
      ? []
      : [paragraph(`Placeholders without a value: ${[...unresolved].join(', ')}.`)]),
  ]
}

/** Of weights of other versions of the program no one here knows the day. */
function modelDateNote(sha256: string): string {
  const day = modelDates[sha256]
  return day === undefined ? '' : `, of ${day}`
}

function versionRows({ facts }: Transaction): readonly (readonly [string, string])[] {
  return [
    ['Program', `Symbolon ${facts.engine}`],
    ...Object.entries(facts.models).map(([name, sha256]): readonly [string, string] => [
      name,
      `SHA-256 ${sha256}${modelDateNote(sha256)}`,
    ]),
    ...(facts.ip === undefined || facts.ip.table === null
      ? []
      : ([['Table of addresses', facts.ip.table]] as const)),
  ]
}
