import { bearsPortraitBesideCode, needsAgreeingPrint, signsOf, type CarrierSide } from './carrier-signs.ts'
import { isVizConfirmedBy } from './viz-confirmed-by.ts'

const switchedOff =
  'No portrait was looked for, because the profile switches objectDetection off: without it, a machine readable zone or barcode proves no document.'

const wholePage = 'Send a picture of the whole page, with its edges, portrait and print.'

/**
 * What is still missing of the document around a zone or barcode, for the one who sent it; null where nothing is. One side is
 * enough where zone, portrait and print stand on it. A code on the back needs a front that says the same in print.
 *
 * @param coded the sides with a zone or a barcode; at least one
 * @param sides all sides on which a document was read
 */
export function missingProof(coded: readonly CarrierSide[], sides: readonly CarrierSide[]): string | null {
  const missing = coded.map((side) =>
    bearsPortraitBesideCode(side.reading)
      ? missingOnPage(side)
      : missingOnFront(
          side,
          sides.find((other) => other !== side),
        ),
  )
  return missing.includes(null) ? null : (missing[0] ?? null)
}

function missingOnPage(side: CarrierSide): string | null {
  const { portrait, print } = signsOf(side)
  if (portrait === null) return switchedOff
  if (portrait && print) {
    if (!needsAgreeingPrint(side.reading, side.carrier) || side.carrier.agrees === true) return null
    return `The print of the ${side.side} was not seen to agree with its machine readable zone. ${wholePage}`
  }
  const what = portrait ? 'print' : 'portrait'
  return `No ${what} was found beside the machine readable zone of the ${side.side}. ${wholePage}`
}

function missingOnFront(side: CarrierSide, other: CarrierSide | undefined): string | null {
  const code = side.reading.zone === null ? 'barcode' : 'machine readable zone'
  const needed = `Send the other side, with its portrait, and with name, birth date and number in print as the ${code} says them.`
  if (other === undefined)
    return `Only the ${code} of the ${side.side} was read, and anyone can make one. ${needed}`
  const { portrait } = signsOf(other)
  if (portrait === null) return switchedOff
  if (!portrait) return `No portrait was found on the ${other.side}. ${needed}`
  if (isVizConfirmedBy(other.reading, side.reading)) return null
  return `The print of the ${other.side} does not confirm the ${code}. ${needed}`
}
