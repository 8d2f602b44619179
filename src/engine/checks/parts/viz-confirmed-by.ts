import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { machineReadNames, printedNames } from '../names/holder-names.ts'
import { nameSimilarity } from '../names/name-similarity.ts'
import { isSameCard } from './same-card.ts'
import { disagreements } from './disagreements.ts'

/** Names are shortened and spelled otherwise in zones and barcodes; birth date and number are not. */
const minNameSimilarity = 0.8

/** What both sides may say besides; where they do, they say the same. */
export const comparedKeys: readonly FieldKey[] = [
  'dob',
  'expiry',
  'issued',
  'countryIso3',
  'stateShort',
  'sex',
]

const hasField = ({ fields }: DocumentReading, key: FieldKey): boolean => (fields[key] ?? []).length > 0

/**
 * Whether the other side of a card, with a machine readable zone or a barcode, says of the same holder and the same card
 * what is printed on this one: name, birth date and number stand on both and agree, and nothing that both say differs.
 */
export function isVizConfirmedBy(printed: DocumentReading, other: DocumentReading): boolean {
  const areCheckDigitsValid = (other.zone?.checkDigits ?? []).every(({ valid }) => valid)
  const haveBirthDates = hasField(printed, 'dob') && hasField(other, 'dob')
  const hasNoDisagreement = comparedKeys.every((key) => disagreements([printed, other], key).length === 0)
  return (
    printed.type === other.type &&
    areCheckDigitsValid &&
    haveBirthDates &&
    hasNoDisagreement &&
    isSameCard(printed, other) &&
    isSameName(printed, other)
  )
}

/** Either may leave given names out. */
function isSameName(printed: DocumentReading, other: DocumentReading): boolean {
  const holders = machineReadNames([other])
  return printedNames([printed]).some((one) =>
    holders.some(
      (holder) =>
        Math.max(nameSimilarity(one.fullName, holder), nameSimilarity(holder.fullName, one)) >=
        minNameSimilarity,
    ),
  )
}
