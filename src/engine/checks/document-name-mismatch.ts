import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Check, Outcome } from '../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { onBothSides, onDocument } from './parts/document-view.ts'
import { comparableParts, holderNames, machineReadNames, printedNames } from './names/holder-names.ts'
import { nameSimilarity, type HolderName } from './names/name-similarity.ts'
import { clearAt, foundBelow, notApplicable } from './parts/outcomes.ts'

interface NamePair {
  readonly one: string
  readonly other: string
  readonly similarity: number
}

/** The two spellings that agree best; undefined where one place gives no name. */
function bestNamePair(ones: readonly HolderName[], others: readonly HolderName[]): NamePair | undefined {
  const compared = ones.flatMap((one) =>
    others.flatMap((another) => {
      const pair = comparableParts(one, another)
      if (pair === null) return []
      const [first, second] = pair
      const similarity = Math.max(
        nameSimilarity(first.fullName, second),
        nameSimilarity(second.fullName, first),
      )
      return [{ one: first.fullName, other: second.fullName, similarity }]
    }),
  )
  return compared.toSorted((a, b) => b.similarity - a.similarity)[0]
}

const acrossSides = onBothSides(({ front, back, profile }) => {
  const compared = bestNamePair(holderNames([front]), holderNames([back]))
  if (compared === undefined) return notApplicable('A name was not read on both sides.')
  const { one, other, similarity } = compared
  const evidence = { front: one, back: other, similarity }
  if (similarity >= profile.thresholds.nameDualSide) return clearAt(similarity, evidence)
  const sentence = `The name is ${one} on the front and ${other} on the back (similarity ${similarity.toFixed(2)}).`
  return foundBelow(similarity, sentence, evidence)
})

/** What is printed on a side against what the zone or barcode of the same side says. */
const withinSides = onDocument(({ readings, profile }) => {
  const compared = readings.flatMap(
    (side) => bestNamePair(printedNames([side]), machineReadNames([side])) ?? [],
  )
  const [least] = compared.toSorted((a, b) => a.similarity - b.similarity)
  if (least === undefined) return notApplicable('No side was read that carries the name twice.')
  const { one, other, similarity } = least
  const evidence = { printed: one, machineRead: other, similarity }
  if (similarity >= profile.thresholds.nameDualSide) return clearAt(similarity, evidence)
  const sentence = `The name is ${one} in print and ${other} in the machine readable part of the same side (similarity ${similarity.toFixed(2)}).`
  return foundBelow(similarity, sentence, evidence)
})

/** What is found goes before what could not be done, and that before what is in order. */
const outcomePrecedence: readonly Outcome['kind'][] = ['found', 'not_checked', 'clear', 'cannot_tell']

export const documentNameMismatch: Check = {
  code: 'DOCUMENT_NAME_MISMATCH',
  explain:
    'Raised when the similarity of the names on front and back is below the threshold. Printed and machine readable names of one side are compared in the same way. Its confidence is 1 minus that similarity.',
  needs: ['front', 'back', 'thresholds.nameDualSide'],
  fields: ['fullName', 'firstName', 'middleName', 'lastName'],
  threshold: 'nameDualSide',
  run: (facts: Facts, profile: Profile) => {
    const [across, within] = [acrossSides(facts, profile), withinSides(facts, profile)]
    return outcomePrecedence.indexOf(within.kind) < outcomePrecedence.indexOf(across.kind) ? within : across
  },
}
