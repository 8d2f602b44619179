import { mrzLayoutOf } from '../../documents/formats/mrz-layouts.ts'
import { textOfField, columnsOfField } from '../../documents/formats/mrz-layout.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey, FieldSource } from '../../../vocabulary/reading/fields.ts'
import type { HolderName } from './name-similarity.ts'

/** A zone whose names leave no filler at their end may have lost letters (ICAO 9303-3 section 4.6). */
function isTruncated(reading: DocumentReading): boolean {
  if (reading.zone === null) return false
  const format = mrzLayoutOf(reading.zone.format)
  const lines = reading.zone.lines
  return (['names', 'surname', 'givenNames'] as const)
    .filter((field) => columnsOfField(format, field) !== null)
    .some((field) => !textOfField(format, lines, field).endsWith('<'))
}

/** The issuer of a card says when letters were cut (AAMVA elements DDE, DDF, DDG). */
function isBarcodeNameTruncated({ barcode }: DocumentReading): boolean {
  return (barcode?.cut ?? []).length > 0
}

/**
 * The holder's name as each source of each side gives it: nothing is put together from two of them. A printed name speaks
 * only where no machine-read one does.
 */
export function holderNames(readings: readonly DocumentReading[]): readonly HolderName[] {
  const machineRead = machineReadNames(readings)
  return machineRead.length > 0 ? machineRead : printedNames(readings)
}

/** As zones and barcodes give it. */
export function machineReadNames(readings: readonly DocumentReading[]): readonly HolderName[] {
  return namesFrom(readings, ['mrz', 'barcode'])
}

/** As print alone gives it. */
export function printedNames(readings: readonly DocumentReading[]): readonly HolderName[] {
  return namesFrom(readings, ['visual'])
}

/** As these sources give it, each for itself. */
export function namesFrom(
  readings: readonly DocumentReading[],
  sources: readonly FieldSource[],
): readonly HolderName[] {
  return readings.flatMap((reading) => {
    return sources.flatMap((source) => {
      const read = (key: FieldKey): string =>
        reading.fields[key]?.find((field) => field.source === source)?.value ?? ''
      const surname = read('lastName')
      const givenNames = [read('firstName'), read('middleName')].filter((part) => part !== '').join(' ')
      const parts = [givenNames, surname].filter((part) => part !== '').join(' ')
      const fullName = parts === '' ? read('fullName') : parts
      const truncated =
        source === 'mrz' ? isTruncated(reading) : source === 'barcode' && isBarcodeNameTruncated(reading)
      const isPartial =
        parts !== '' && (namesMissingIn(reading) || isHalfInPrint(source, { surname, givenNames }))
      return fullName === ''
        ? []
        : [{ surname, givenNames, fullName, truncated, ...(isPartial ? { isHalf: isPartial } : {}) }]
    })
  })
}

/** Print is read in part: what of the name was not read there may stand on the other side, and so is not missing on the document. */
function isHalfInPrint(
  source: FieldSource,
  { surname, givenNames }: Pick<HolderName, 'surname' | 'givenNames'>,
): boolean {
  return source === 'visual' && (surname === '' || givenNames === '')
}

function namesMissingIn({ missing }: DocumentReading): boolean {
  return missing.includes('lastName') || missing.includes('firstName')
}

/**
 * Two names as far as they can be compared: where of one a part was not read, the other without that part. Null where no
 * part of both was read.
 */
export function comparableParts(
  one: HolderName,
  other: HolderName,
): readonly [HolderName, HolderName] | null {
  const [first, second] = [withoutUnread(one, other), withoutUnread(other, one)]
  const areBothPartial = one.isHalf === true && other.isHalf === true
  if (areBothPartial && (first.surname === '') !== (second.surname === '')) return null
  return isPieceOf(first, second)
    ? [first, first]
    : isPieceOf(second, first)
      ? [second, second]
      : [first, second]
}

/** Whether half a name has whole words of another alone: surnames of several words stand on several lines. */
function isPieceOf({ isHalf, fullName }: HolderName, whole: HolderName): boolean {
  const words = (text: string): readonly string[] => text.toUpperCase().split(/\s+/)
  const known = words(whole.fullName)
  return isHalf === true && words(fullName).every((word) => known.includes(word))
}

/** A name without the part that was not read of the other; as it is where it does not tell its parts apart. */
function withoutUnread(name: HolderName, other: HolderName): HolderName {
  const { surname, givenNames } = name
  if (other.isHalf !== true || surname === '' || givenNames === '') return name
  return other.surname === ''
    ? { ...name, surname: '', fullName: givenNames }
    : { ...name, givenNames: '', fullName: surname }
}
