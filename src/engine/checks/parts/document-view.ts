import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Facts } from '../../../vocabulary/decision/facts.ts'
import type { Field, FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { Outcome } from '../../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../../vocabulary/profiles/profile.ts'
import { cannotTell, notChecked, notApplicable } from './outcomes.ts'

/** The document of a request: whatever was read of it, front first, then back. */
export interface DocumentView {
  readonly facts: Facts
  readonly profile: Profile
  readonly readings: readonly [DocumentReading, ...DocumentReading[]]
  /** Every reading of a field, the best first; empty when there is none. */
  readonly all: (key: FieldKey) => readonly Field[]
  /** The best reading of a field: its value, or null. */
  readonly value: (key: FieldKey) => string | null
}

/**
 * Every reading of one field on both sides, the best first and of equals that of the front. A printed value speaks only where no machine-read one does: it
 * must not make good what a zone or a barcode says otherwise.
 */
export function readingsOfField(facts: Facts, key: FieldKey): readonly Field[] {
  const all = [facts.front, facts.back]
    .flatMap((side) => side?.reading?.fields[key] ?? [])
    .filter((field) => field.value !== '')
  const machineRead = all.filter(({ source }) => source !== 'visual')
  return (machineRead.length > 0 ? machineRead : all).toSorted((a, b) => b.confidence - a.confidence)
}

/**
 * A rule about the document that was read. Where no document was recognised it cannot tell; where we failed to read
 * one it was not checked.
 */
export function onDocument(
  judge: (view: DocumentView) => Outcome,
): (facts: Facts, profile: Profile) => Outcome {
  return (facts, profile) => {
    const [first, ...rest] = [facts.front?.reading ?? null, facts.back?.reading ?? null].filter(
      (side) => side !== null,
    )
    if (first === undefined) {
      const failed = facts.front?.failed ?? facts.back?.failed
      return failed === undefined ? cannotTell('No document was recognised.') : notChecked(failed)
    }
    const all = (key: FieldKey): readonly Field[] => readingsOfField(facts, key)
    return judge({
      facts,
      profile,
      readings: [first, ...rest],
      all,
      value: (key) => all(key)[0]?.value ?? null,
    })
  }
}

/** Both sides of a document of which both were recognised. */
export interface BothSides {
  readonly front: DocumentReading
  readonly back: DocumentReading
  readonly facts: Facts
  readonly profile: Profile
}

/** A rule that compares front and back; it cannot tell unless both were read. */
export function onBothSides(
  judge: (sides: BothSides) => Outcome,
): (facts: Facts, profile: Profile) => Outcome {
  return (facts, profile) => {
    if (facts.front === null || facts.back === null) return notApplicable('No back image was sent.')
    const failed = facts.front.failed ?? facts.back.failed
    if (failed !== undefined) return notChecked(failed)
    const { reading: front } = facts.front
    const { reading: back } = facts.back
    if (front === null || back === null)
      return notApplicable('Only sides on which a document was recognised are compared.')
    return judge({ front, back, facts, profile })
  }
}
