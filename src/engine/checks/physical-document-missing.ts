import type { Check, Evidence, Finding } from '../../vocabulary/decision/outcome.ts'
import { carrierSides, isBare, signsOf, type CarrierSide } from './parts/carrier-signs.ts'
import { changesNothing } from './parts/changes-nothing.ts'
import { missingProof } from './parts/missing-proof.ts'
import { cannotTell, clear, foundAll, notChecked } from './parts/outcomes.ts'
import { confirmingKeys } from './parts/recognition-outcome.ts'

/** A code with nothing around it, on a sheet or a screen, or cut out; and a card that bears it, and nothing else. */
const confidences = { withoutEdges: 0.95, withEdges: 0.8 } as const

const codeName = ({ reading }: CarrierSide): string =>
  reading.zone === null ? 'barcode' : 'machine readable zone'

const evidenceOf = (side: CarrierSide): Evidence => ({
  side: side.side,
  code: codeName(side),
  ...signsOf(side),
})

function finding(side: CarrierSide): Finding {
  const { edges } = signsOf(side)
  const what = edges ? 'a card that bears nothing else' : 'no card or booklet that can be seen'
  return {
    confidence: edges ? confidences.withEdges : confidences.withoutEdges,
    sentence: `The ${codeName(side)} of the ${side.side} stands on ${what}.`,
    evidence: evidenceOf(side),
  }
}

export const physicalDocumentMissing: Check = {
  code: 'PHYSICAL_DOCUMENT_MISSING',
  explain:
    'Raised when a machine readable zone or barcode stands on a bare sheet, a screen, a cut-out or an empty card. There is then almost no print beside it, and no portrait or no edge of a document. Also raised for a page of a passport, visa or larger identity card without edges and without portrait. Not checked, which makes the decision at least review, while the picture shows too little of the document. A page with zone, portrait and print is enough by itself. If it shows no edges, or fewer than ten lines, the print must say number or name as the zone does. A zone or barcode on the back needs the front: its portrait, and name, birth date and number in print as the code says them. With review and reject of -1 the code changes nothing, and nothing is asked of the other side. What it was measured on: docs/measured/genuine.md.',
  needs: ['front', 'back'],
  fields: confirmingKeys,
  run: (facts, profile) => {
    const sides = carrierSides(facts)
    const coded = sides.filter(({ isCoded }) => isCoded)
    if (coded.length === 0) return cannotTell('No machine readable zone or barcode was recorded.')
    const bare = coded.filter(isBare)
    if (bare.length > 0) return foundAll(bare.map(finding))
    const missing = missingProof(coded, sides)
    if (missing === null) return clear({ sides: coded.map(evidenceOf) })
    return changesNothing(profile, 'PHYSICAL_DOCUMENT_MISSING') ? cannotTell(missing) : notChecked(missing)
  },
}
