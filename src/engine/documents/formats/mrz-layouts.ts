import type { MrzFormat } from '../../../vocabulary/reading/document-reading.ts'
import { cheDl } from './che-dl.ts'
import { fraId } from './fra-id.ts'
import { mrvA, mrvB } from './mrv.ts'
import { td1 } from './td1.ts'
import { td2 } from './td2.ts'
import { td3 } from './td3.ts'
import type { MrzLayout } from './mrz-layout.ts'

/** Every layout we read and write. */
export const mrzLayouts: readonly MrzLayout[] = [td3, td1, td2, mrvA, mrvB, fraId, cheDl]

/** The layout of that name. */
export function mrzLayoutOf(id: MrzFormat): MrzLayout {
  const found = mrzLayouts.find((format) => format.id === id)
  if (found === undefined) throw new Error(`No table of rows for the format ${id}`)
  return found
}
