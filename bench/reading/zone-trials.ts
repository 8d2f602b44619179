import type { FieldKey } from '../../src/vocabulary/reading/fields.ts'
import type { Quad } from '../../src/vocabulary/imaging/pixels.ts'
import { fixedDate, type FixedClockService } from '../../test/world/service/frozen-service.ts'
import { type Peer, recordOf, type HolderRecord } from '../peers/peers.ts'
import { isConsistent, type JudgedValue, judgeValues, type PrintedMrz, expectedMrzValues, confidentThreshold } from './printed-values.ts' // prettier-ignore
import { measureScan } from './look.ts'

/** What one reader made of one machine zone. */
export interface MrzTrial {
  readonly name: string
  readonly reader: string
  readonly seconds: number
  /** Every character of every line. */
  readonly isExact: boolean
  /** The right format, and every digit of it. */
  readonly hasAllDigits: boolean
  /** Number, names, birth and expiry are answered as printed. */
  readonly isRecordRight: boolean
  /** Something else than is printed is answered, and the reader says that it is sure of it. */
  readonly isSurelyWrong: boolean
  readonly isAccepted: boolean
  readonly read: readonly string[]
  readonly values: readonly JudgedValue[]
}

export interface MrzPicture {
  readonly name: string
  readonly file: Uint8Array
  readonly zone: PrintedMrz
}

export const ownReader = 'Symbolon'

/** Scans a picture, and lets the other readers try the same. */
export async function tryMrz(
  picture: MrzPicture,
  { service, peers }: { service: FixedClockService; peers: readonly Peer[] },
): Promise<readonly MrzTrial[]> {
  const { trial, boxes } = await serviceTrial(service, picture)
  const trials = [trial]
  for (const peer of peers) trials.push(await peerTrial(peer, picture, boxes))
  return trials
}

const recordKeys: readonly FieldKey[] = ['documentNumber', 'lastName', 'firstName', 'dob', 'expiry']

async function serviceTrial(
  service: FixedClockService,
  { name, file, zone }: MrzPicture,
): Promise<{ trial: MrzTrial; boxes: readonly Quad[] }> {
  const { answer, reading, seconds } = await measureScan(service, file)
  const read = reading?.zone
  const truth = expectedMrzValues(zone, fixedDate)
  const values = judgeValues(truth, answer.data)
  const hasRightFormat = read?.format === zone.format
  const trial = {
    name,
    reader: ownReader,
    seconds,
    isExact: hasRightFormat && read.lines.join('\n') === zone.lines.join('\n'),
    hasAllDigits: hasRightFormat && hasDigits(zone.lines, read.lines),
    isRecordRight: recordKeys.every((key) => truth.get(key) === values.find((one) => one.key === key)?.value),
    isSurelyWrong: values.some(({ isRight, confidence }) => !isRight && confidence >= confidentThreshold),
    isAccepted: answer.decision === 'accept',
    read: read?.lines ?? [],
    values,
  }
  return { trial, boxes: read?.boxes ?? [] }
}

async function peerTrial(
  peer: Peer,
  { name, file, zone }: MrzPicture,
  boxes: readonly Quad[],
): Promise<MrzTrial> {
  const { lines, record, isSure, seconds } = await peer.read(file, boxes)
  const isRecordRight = record !== null && isSameRecord(record, recordOf(zone))
  return {
    name,
    reader: peer.name,
    seconds,
    isExact: lines.join('\n') === zone.lines.join('\n'),
    hasAllDigits: hasDigits(zone.lines, lines),
    isRecordRight,
    isSurelyWrong: isSure && !isRecordRight,
    isAccepted: isSure,
    read: lines,
    values: [],
  }
}

/** Same lengths, and the same digit wherever one is printed. */
export function hasDigits(printed: readonly string[], read: readonly string[]): boolean {
  return (
    printed.length === read.length &&
    printed.every(
      (line, at) =>
        read[at]?.length === line.length &&
        Array.from(line).every((character, column) => !/\d/.test(character) || read[at]?.[column] === character),
    )
  )
} // prettier-ignore

/** Readers write blanks and fillers as they like. */
function isSameRecord(a: HolderRecord, b: HolderRecord): boolean {
  const plain = (text: string) => text.replace(/[<\s]+/g, ' ').trim()
  const keys = ['number', 'surname', 'names', 'dob', 'expiry'] as const
  return keys.every((key) => plain(a[key]) === plain(b[key]))
}

/** Whether all its check digits agree with a wrong value too: nothing but the ink itself could tell. */
export function hasEqualCheckDigits(printed: PrintedMrz, read: readonly string[]): boolean {
  const lengths = printed.lines.map(({ length }) => length)
  const hasRightFormat =
    read.length === lengths.length && read.every((line, at) => line.length === lengths[at])
  return hasRightFormat && isConsistent(printed) && isConsistent({ format: printed.format, lines: read })
}

/** The characters that differ, as in `0→O`. */
export function differences(printed: readonly string[], read: readonly string[]): readonly string[] {
  return printed.flatMap((line, at) =>
    Array.from(line).flatMap((character, column) => {
      const other = read[at]?.[column]
      return other === undefined || other === character ? [] : [`${character}→${other}`]
    }),
  )
}
