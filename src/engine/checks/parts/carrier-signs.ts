import { mrzLayoutOf } from '../../documents/formats/mrz-layouts.ts'
import { carrierVersion, type CarrierFacts } from '../../../vocabulary/reading/carrier.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Facts } from '../../../vocabulary/decision/facts.ts'
import { isVizOnly } from './recognition-outcome.ts'

/** Measured on simulated sheets, screens and cut-outs, and on genuine pictures: docs/measured/genuine.md. */
export const minPortrait = 0.75
const minLines = 3
const usualLines = 10

/** One side on which a document was read, with what its picture shows around that. */
export interface CarrierSide {
  readonly side: 'front' | 'back'
  readonly reading: DocumentReading
  readonly carrier: CarrierFacts
  /** Whether a machine readable zone or a barcode was read on it. */
  readonly isCoded: boolean
}

/** What of a document is seen on a side. */
export interface CarrierSigns {
  /** Whether its corners were found. */
  readonly edges: boolean
  /** Null where no portrait was looked for. */
  readonly portrait: boolean | null
  /** Whether lines are printed beside the code. */
  readonly print: boolean
}

/** The sides of a request, front first; those of records of versions before are left out. */
export function carrierSides({ front, back }: Facts): readonly CarrierSide[] {
  return (['front', 'back'] as const).flatMap((side) => {
    const facts = side === 'front' ? front : back
    const { reading = null, carrier } = facts ?? {}
    if (reading === null || carrier?.version !== carrierVersion) return []
    return [{ side, reading, carrier, isCoded: !isVizOnly(reading) }]
  })
}

export function signsOf({ carrier: { outline, portrait, lines } }: CarrierSide): CarrierSigns {
  return {
    edges: outline !== null,
    portrait: portrait === null ? null : portrait >= minPortrait,
    print: lines >= minLines,
  }
}

/** Whether the standard puts zone and portrait on one side: passports, visas, identity cards of the larger size. */
export function bearsPortraitBesideCode({ zone }: Pick<DocumentReading, 'zone'>): boolean {
  return zone !== null && mrzLayoutOf(zone.format).side === 'FRONT'
}

/**
 * Whether a page's portrait and print leave so much in doubt that the print must agree with the zone: no edge shows, or it is
 * much less than is printed on a page.
 */
export function needsAgreeingPrint(
  reading: Pick<DocumentReading, 'zone'>,
  { outline, portrait, lines }: Omit<CarrierFacts, 'agrees'>,
): boolean {
  const isProofElse = portrait === null || portrait < minPortrait || lines < minLines
  return bearsPortraitBesideCode(reading) && !isProofElse && (outline === null || lines < usualLines)
}

/** Whether hardly anything but the code is there. */
export function isBare(side: CarrierSide): boolean {
  const { edges, portrait, print } = signsOf(side)
  if (!print) return portrait !== true || !edges
  return bearsPortraitBesideCode(side.reading) && portrait === false && !edges
}
