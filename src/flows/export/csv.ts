import { fieldKeys } from '../../vocabulary/reading/fields.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'

/**
 * What a spreadsheet could take for a formula or a command, when a cell begins with it (OWASP, CSV Injection): blanks
 * and marks without width before it, direction marks among them, do not make it text.
 */
const formulaStart = /^[\p{White_Space}\p{Cf}\p{Cc}]*[=+\-@|＝＋－＠｜]|^[\t\r\n]/u

/**
 * One cell after RFC 4180. Text that a spreadsheet might compute gets an apostrophe before it, which spreadsheets
 * show as plain text.
 */
export function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const escaped = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}

const columns = [
  'id', 'createdAt', 'updatedAt', 'profileId', 'decision', 'reviewScore', 'rejectScore', 'customData', 'docupass',
  'warning', ...fieldKeys, 'mode',
] as const // prettier-ignore

/** The head of the table, with the byte order mark by which spreadsheets know UTF-8. */
export const csvHeader = `\uFEFF${columns.join(',')}\r\n`

/** A record as a row: instants in unix seconds, codes of warnings joined by `|`, of each field the best reading. */
export function csvRow(transaction: Transaction): string {
  const { id, createdAt, updatedAt, profileId, decision, customData, docupass, warnings, fields, mode } =
    transaction
  const cells = [
    id,
    Math.floor(createdAt / 1000),
    Math.floor(updatedAt / 1000),
    profileId,
    decision,
    transaction.reviewScore,
    transaction.rejectScore,
    customData,
    docupass,
    warnings.map(({ code }) => code).join('|'),
    ...fieldKeys.map((key) => fields[key]?.[0]?.value ?? ''),
    mode,
  ]
  return `${cells.map(cell).join(',')}\r\n`
}
