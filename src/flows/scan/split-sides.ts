import { cardAspect } from '../../engine/imaging/page/find-card.ts'
import { holds, middleOf } from '../../engine/imaging/geometry/sides.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { fieldKeys, type Field, type FieldKey, type Fields } from '../../vocabulary/reading/fields.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'
import type { ReadSide } from './read-side.ts'

/** Keys of what lies on a card beside its print. */
const objectKeys: readonly FieldKey[] = ['document', 'face', 'signature']

export interface SplitSides {
  readonly front: ReadSide
  readonly back: ReadSide
}

/**
 * One picture in which a card's back, with its zone, and beside it its front were read, as two pictures: each side with its
 * own place and the objects that lie on it. Boxes of both are in pixels of the one picture that was sent.
 *
 * @param front what the print of the other card says
 */
export function splitSides(both: ReadSide, front: DocumentReading): SplitSides | null {
  const { place, read } = both
  if (place === null || place.other === null || place.page === null || read.reading === null) return null
  const { other } = place
  const { sentToPage } = read.upright.mapping
  const isOnFront = ({ inputBox }: Field): boolean =>
    inputBox !== undefined && isInside(other.corners, sentToPage(inputBox))
  const objects = pick(read.reading.fields, objectKeys)
  const backFields = { ...read.reading.fields, ...only(objects, (field) => !isOnFront(field)) }
  return {
    front: {
      ...both,
      seals: [],
      place: {
        reads: place.reads,
        page: { ...other, aspect: cardAspect },
        other: null,
        around: other.corners,
      },
      read: {
        ...read,
        mrzLocation: null,
        barcodes: [],
        textQuads: read.textQuads.filter((line) => isInside(other.corners, line)),
        reading: { ...front, fields: { ...front.fields, ...only(objects, isOnFront) } },
      },
    },
    back: {
      ...both,
      place: { ...place, other: null },
      read: {
        ...read,
        textQuads: read.textQuads.filter((line) => !isInside(other.corners, line)),
        reading: { ...read.reading, fields: ofIndex(backFields, 1) },
      },
    },
  }
}

const isInside = (corners: Quad<'page'>, quad: Quad<'page'>): boolean => holds(corners, middleOf(quad))

function pick(fields: Fields, keys: readonly FieldKey[]): Fields {
  return Object.fromEntries(keys.flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key]]])))
}

/** The readings that pass; a key of which none does stays out. */
function only(fields: Fields, passes: (field: Field) => boolean): Fields {
  return Object.fromEntries(
    fieldKeys.flatMap((key) => {
      const readings = fields[key]?.filter(passes)
      return readings === undefined ? [] : [[key, readings]]
    }),
  )
}

function ofIndex(fields: Fields, index: 0 | 1): Fields {
  return Object.fromEntries(
    fieldKeys.flatMap((key) => {
      const readings = fields[key]?.map((field) => ({ ...field, index }))
      return readings === undefined || readings.length === 0 ? [] : [[key, readings]]
    }),
  )
}
