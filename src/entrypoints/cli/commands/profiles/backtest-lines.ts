import { isJsonObject, rowsOf, textOf } from '../../connection.ts'
import { exitCodes, type ExitCode } from '../../exit-codes.ts'
import { table } from '../../terminal.ts'
import type { ProfileSettings } from './profile-file.ts'

/** The start of the day. */
export const sinceRule = { option: '--since', time: '00:00:00', example: '2026-01-31' }

export const exitCodeOf = (result: ProfileSettings): ExitCode =>
  result['flips'] === 0 ? exitCodes.done : exitCodes.found

export function changeLines(changes: unknown): readonly string[] {
  const rows = rowsOf(changes).map((row) => [
    textOf(row['path']),
    JSON.stringify(row['from']),
    '→',
    JSON.stringify(row['to']),
  ])
  return rows.length === 0 ? ['no setting changes'] : table(rows)
}

const verdicts = ['accept', 'review', 'reject'] as const

export function backtestLines(result: ProfileSettings): readonly string[] {
  const matrix = isJsonObject(result['matrix']) ? result['matrix'] : {}
  const counts = verdicts.map((from) => {
    const row = matrix[from]
    return [from, ...verdicts.map((to) => textOf(isJsonObject(row) ? row[to] : 0))]
  })
  return [
    `${textOf(result['flips'])} of ${textOf(result['examined'])} decisions would be others`,
    ...(result['partly'] === 0
      ? []
      : [`${textOf(result['partly'])} with obscured values: what was found in them was taken as it was`]),
    '',
    ...table([['BEFORE', ...verdicts.map((verdict) => `NOW ${verdict}`)], ...counts]),
    ...rowsOf(result['notReplayed']).map(
      (row) =>
        `! ${textOf(row['path'])} acts before there are facts: not followed in ${textOf(row['records'])}`,
    ),
    ...rowsOf(result['examples']).map(
      (row) =>
        `${textOf(row['id'])}  ${textOf(row['from'])} → ${textOf(row['to'])}  ${textOf(row['sentence'])}`,
    ),
  ]
}
