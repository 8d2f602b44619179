import { openCentury } from '../../engine/checks/parts/birth-century.ts'
import type { NotChecked } from '../../vocabulary/decision/outcome.ts'
import type { ReadSide } from './read-side.ts'

type Side = 'front' | 'back'
/** What of a side tells whether it was read to the end. */
export type SideEnd = Pick<ReadSide, 'barcodesFailed'> & {
  readonly read: Pick<ReadSide['read'], 'isStopped' | 'reading'>
}

const codes = {
  front: { document: 'UNRECOGNIZED_DOCUMENT', barcode: 'UNRECOGNIZED_DOCUMENT' },
  back: { document: 'UNRECOGNIZED_BACK_DOCUMENT', barcode: 'UNRECOGNIZED_BACK_BARCODE' },
} as const

/**
 * What of a reading without a decision could not be done: where reading stopped at its work limit, where
 * the century of the birth stays open, and where the barcode
 * reader ended over a side whose barcode is not known otherwise. Codes are those of a scan; the front comes first.
 */
export function leftUnread(sides: Readonly<Record<Side, SideEnd | null>>): readonly NotChecked[] {
  return (['front', 'back'] as const).flatMap((which) => {
    const side = sides[which]
    return side === null ? [] : unreadOfSide(which, side)
  })
}

function unreadOfSide(which: Side, { read, barcodesFailed }: SideEnd): readonly NotChecked[] {
  const { document, barcode } = codes[which]
  const stopped = `Reading of the ${which} image stopped at its work limit, so that not everything on it was read.`
  const failed = `The barcode reader did not finish with the ${which} image.`
  return [
    ...(read.isStopped ? [{ code: document, reason: stopped }] : []),
    ...(read.reading?.unknownCentury === undefined
      ? []
      : [{ code: 'MISSING_BIRTH_DATE' as const, reason: openCentury }]),
    ...(barcodesFailed && read.reading?.barcode === undefined ? [{ code: barcode, reason: failed }] : []),
  ]
}
