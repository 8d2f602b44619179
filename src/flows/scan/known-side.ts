import { isVizOnly } from '../../engine/checks/parts/recognition-outcome.ts'
import { sideAsSent } from '../../engine/reading/derived-fields.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Field } from '../../vocabulary/reading/fields.ts'

/** How certain it is which side of a document a picture shows that bears print alone, by what it is known. */
const confidences = { byOtherSide: 1, byPortrait: 0.95 } as const

interface SideWithReading {
  readonly read: { readonly reading: DocumentReading | null }
}

/**
 * A side that is read from print alone, as what it is: the side of its kind, where that is known; not the side that bears the zone, or
 * else the one with the portrait. Where nothing tells, it is what it was sent as.
 *
 * @param other what was read of the other picture; null where there is none
 */
export function withKnownSide<Side extends SideWithReading>(side: Side, other: DocumentReading | null): Side {
  const { reading } = side.read
  const [sent] = reading?.fields.documentSide ?? []
  if (reading === null || sent === undefined || !isVizOnly(reading)) return side
  const known = knownSide(reading, sent, other)
  const documentSide: readonly Field[] = [{ ...sent, ...known }]
  return {
    ...side,
    read: { ...side.read, reading: { ...reading, fields: { ...reading.fields, documentSide } } },
  }
}

function knownSide(
  { fields }: DocumentReading,
  sent: Field,
  other: DocumentReading | null,
): Pick<Field, 'value' | 'confidence'> {
  // More than that it was sent as this side: its kind tells.
  if (sent.confidence > sideAsSent) return sent
  const opposite = { FRONT: 'BACK', BACK: 'FRONT' } as const
  const otherSide = other === null || isVizOnly(other) ? undefined : other.fields.documentSide?.[0]?.value
  if (otherSide === 'FRONT' || otherSide === 'BACK')
    return { value: opposite[otherSide], confidence: confidences.byOtherSide }
  if ((fields.face ?? []).length > 0) return { value: 'FRONT', confidence: confidences.byPortrait }
  return { value: sent.value, confidence: Math.min(sent.confidence, sideAsSent) }
}
