import { quantile, shareWithInterval } from '../kit/figures.ts'
import type { Answer } from './answer.ts'
import { boxOverlap, cornerError, picturesOf, scoreValues, scoreZone, type Call } from './score.ts'

/** A call with its answer. */
export interface Answered {
  readonly call: Call
  readonly id: number
  readonly answer: Answer
  readonly ms: number
}

/** Codes that say that a date differs between print, zone and sides. */
const noticed = new Set([
  'DOCUMENT_DOB_MISMATCH',
  'FEATURE_VERIFICATION_FAILED',
  'TEXT_FORGERY',
  'IMAGE_FORGERY',
])

/** Prints the table, then each value that is wrong and sure. */
export function writeReport(
  rows: readonly Answered[],
  nothing: readonly { answer: Answer; ms: number }[],
): void {
  const genuine = rows.filter((row) => !row.call.isAltered)
  const sizes: [string, number, number][] = [
    ['5–9 px', 0, 9],
    ['9–14 px', 9, 14],
    ['14–20 px', 14, 99],
  ]
  writeGroup('all', genuine)
  for (const [name, low, high] of sizes)
    writeGroup(
      name,
      genuine.filter(({ call }) => call.pitch >= low && call.pitch < high),
    )
  for (const name of new Set(genuine.map(groupName)))
    writeGroup(
      name,
      genuine.filter((row) => groupName(row) === name),
    )
  writeAltered(rows.filter((row) => row.call.isAltered))
  writeNothing(nothing)
  writeKeys(genuine)
  for (const row of rows)
    for (const { key, sureWrong, truth } of scoreValues(row.call, row.answer))
      if (sureWrong.length > 0 && !(row.call.isAltered && key === 'dob'))
        console.log(
          `wrong and sure: ${row.id} ${row.call.layout.name} ${row.call.name} ${row.call.pitch.toFixed(1)} px ${key}: ${sureWrong.join(' | ')}, printed ${truth.join(' | ')}`,
        )
}

function groupName({ call }: Answered): string {
  return `${call.layout.name}: ${call.name}`
}

function writeGroup(name: string, rows: readonly Answered[]): void {
  if (rows.length === 0) return
  console.log(`\n## ${name}`)
  const zones = rows.map(({ call, answer }) => scoreZone(call, answer)).filter((zone) => zone !== null)
  const outcomes = rows.flatMap(({ call, answer }) => scoreValues(call, answer))
  const count = (state: string): number => outcomes.filter((outcome) => outcome.state === state).length
  const answered = count('exact') + count('other')
  console.log(`zones ${shareWithInterval(zones.filter(Boolean).length, zones.length)}`)
  console.log(
    `exact of answered ${shareWithInterval(count('exact'), answered)}, of printed ${shareWithInterval(count('exact'), outcomes.length)}`,
  )
  console.log(
    `wrong and sure ${shareWithInterval(outcomes.filter((outcome) => outcome.sureWrong.length > 0).length, outcomes.length)}`,
  )
  writeKinds(rows)
  const decisions = ['accept', 'review', 'reject'].map(
    (decision) => `${decision} ${rows.filter((row) => row.answer.decision === decision).length}`,
  )
  console.log(`decisions ${decisions.join(', ')}`)
  const blamed = rows.flatMap(({ answer }) =>
    answer.warning.filter((warning) => warning.decision !== 'accept').map((warning) => warning.code),
  )
  console.log(`warnings that weigh: ${tally(blamed)}`)
  writePlaces(rows)
  console.log(
    `time p50 ${quantile(
      rows.map((row) => row.ms),
      0.5,
    ).toFixed(0)} ms, p95 ${quantile(
      rows.map((row) => row.ms),
      0.95,
    ).toFixed(0)} ms`,
  )
}

function writeKinds(rows: readonly Answered[]): void {
  const judge = (key: string, truth: (row: Answered) => string | null): string => {
    const verdicts = rows.map((row) => {
      const said = row.answer.data[key]?.[0]?.value
      return said === undefined ? 'none' : said === truth(row) ? 'right' : 'wrong'
    })
    return `${key} ${tally(verdicts)}`
  }
  const side = (row: Answered): string => (row.call.name === 'back' ? 'BACK' : 'FRONT')
  console.log(
    [
      judge('documentType', (row) => row.call.layout.kind),
      judge('countryIso3', (row) => row.call.layout.state),
      judge('documentSide', side),
    ].join('; '),
  )
}

function writePlaces(rows: readonly Answered[]): void {
  const pictures = rows.flatMap(({ call, answer }) =>
    picturesOf(call).map((sides, index) => ({ sides, index, answer })),
  )
  const corners = pictures.map(({ sides, index, answer }) =>
    Math.min(...sides.map(({ photograph }) => cornerError(photograph, index, answer) ?? 1)),
  )
  const overlaps = (name: string, part: 'portrait' | 'signature'): string => {
    const places = pictures.flatMap(({ sides, index, answer }) =>
      sides.flatMap(({ photograph }) => {
        const place = photograph[part]
        return place === null ? [] : [boxOverlap(place, [name, index], answer) ?? 0]
      }),
    )
    return `${part} ${shareWithInterval(places.filter((overlap) => overlap > 0.5).length, places.length)}`
  }
  const none = pictures.filter(({ sides }) => sides.every(({ photograph }) => photograph.portrait === null))
  const false_ = none.filter(({ index, answer }) =>
    (answer.data['face'] ?? []).some((face) => (face.index ?? 0) === index),
  )
  console.log(
    `corners ${shareWithInterval(corners.filter((error) => error < 0.02).length, corners.length)}; ` +
      `${overlaps('face', 'portrait')}; ${overlaps('signature', 'signature')}; faces where none is ${false_.length}/${none.length}`,
  )
}

function writeAltered(rows: readonly Answered[]): void {
  const seen = rows.filter((row) => row.answer.warning.some((warning) => noticed.has(warning.code)))
  console.log(
    `## birth date altered in print\nnoticed ${shareWithInterval(seen.length, rows.length)}, accepted ${rows.filter((row) => row.answer.decision === 'accept').length}`,
  )
  for (const row of rows.filter((other) => !seen.includes(other)))
    console.log(
      `not noticed: ${row.id} ${row.call.layout.name} ${row.call.pitch.toFixed(1)} px, dob ${(row.answer.data['dob'] ?? []).map((entry) => `${entry.value} ${entry.source ?? ''} ${entry.confidence}`).join(' | ')}`,
    )
}

function writeNothing(rows: readonly { answer: Answer; ms: number }[]): void {
  const read = rows.filter(({ answer }) =>
    Object.entries(answer.data).some(
      ([key, entries]) => !['document', 'face', 'signature'].includes(key) && entries.length > 0,
    ),
  )
  console.log(
    `## no document\nvalues in ${read.length}/${rows.length}, ${tally(rows.map((row) => row.answer.decision))}, time p50 ${quantile(
      rows.map((row) => row.ms),
      0.5,
    ).toFixed(0)} ms, p95 ${quantile(
      rows.map((row) => row.ms),
      0.95,
    ).toFixed(0)} ms`,
  )
  for (const { answer } of read)
    console.log(
      `read: ${JSON.stringify(Object.fromEntries(Object.entries(answer.data).map(([key, entries]) => [key, entries.map((entry) => `${entry.value} ${entry.confidence}`)])))}`,
    )
}

function writeKeys(rows: readonly Answered[]): void {
  console.log('## fields')
  const outcomes = rows.flatMap(({ call, answer }) => scoreValues(call, answer))
  for (const key of new Set(outcomes.map((outcome) => outcome.key))) {
    const of = outcomes.filter((outcome) => outcome.key === key)
    const exact = of.filter((outcome) => outcome.state === 'exact').length
    const answered = of.filter((outcome) => outcome.state !== 'none').length
    console.log(`${key}: ${exact} exact of ${answered} answered of ${of.length} printed`)
  }
}

function tally(list: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1)
  return (
    [...counts]
      .sort((a, b) => b[1] - a[1])
      .map(([item, count]) => `${item} ${count}`)
      .join(', ') || 'none'
  )
}
