import type { Facts, SideFacts } from '../../../vocabulary/decision/facts.ts'
import type { Finding, Json } from '../../../vocabulary/decision/outcome.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Field, FieldKey, FieldSource, LocalNameKey } from '../../../vocabulary/reading/fields.ts'
import { conflictEvidence } from '../parts/conflict-findings.ts'
import { sourceName } from '../parts/disagreements.ts'
import { agreesWithLatin, type LatinAgreement, type LocalName } from './agrees-with-latin.ts'
import { namesFrom } from './holder-names.ts'
import type { HolderName } from './name-similarity.ts'

/** A name as it stands in one place: as certain as its least certain part. */
interface PlacedName<Name> {
  readonly name: Name
  readonly field: Field
}

/** A name in another script, and what stands of it in Latin letters. */
export interface ComparedName {
  readonly local: Field
  readonly latin: Field
  readonly agreement: LatinAgreement
}

const sources: readonly FieldSource[] = ['mrz', 'barcode', 'visual']
const latinKeys: readonly FieldKey[] = ['lastName', 'firstName', 'middleName', 'fullName']
const partKeys = ['lastNameLocal', 'firstNameLocal', 'middleNameLocal'] as const

/**
 * The names in another script of a document, each beside the Latin one that agrees with it most, wherever on the document that
 * stands: of print, zone and barcode, what contradicts each other has a finding of its own.
 */
export function comparedNames({ front, back }: Pick<Facts, 'front' | 'back'>): readonly ComparedName[] {
  const sides = [front, back].filter((side) => side !== null)
  const latin = sides.flatMap(({ reading }) => (reading === null ? [] : latinNames(reading)))
  return sides.flatMap((side) => {
    const local = localName(side)
    if (local === null) return []
    const compared = latin.map(({ name, field }) => ({
      ...{ local: local.field, latin: field },
      agreement: agreesWithLatin(local.name, name, side.reading?.issuer ?? ''),
    }))
    return compared.toSorted((a, b) => rank(a) - rank(b)).slice(0, 1)
  })
}

const agreements: readonly LatinAgreement[] = ['same', 'unknown', 'different']
const rank = ({ agreement }: ComparedName): number => agreements.indexOf(agreement)

/** What no way of writing the sounds makes one name of. */
export function localNameFindings(compared: readonly ComparedName[]): readonly Finding[] {
  return compared.flatMap(({ local, latin, agreement }) => {
    if (agreement !== 'different') return []
    const places = `${local.value} in the ${sourceName(local)} and ${latin.value} in the ${sourceName(latin)}`
    return {
      confidence: Math.min(local.confidence, latin.confidence),
      sentence: `The name is ${places}; no spelling of the one in Latin letters gives the other.`,
      evidence: conflictEvidence('name', [local, latin], false),
    }
  })
}

export function localNameEvidence({ local, latin, agreement }: ComparedName): Json {
  return { local: local.value, latin: latin.value, agreement }
}

/** Parts of a name in these signs are written together. */
const ofSigns = /^[\p{Script=Han}\p{Script=Hangul}]+$/u

function localName({ reading, localNames }: SideFacts): PlacedName<LocalName> | null {
  if (reading === null || localNames === undefined) return null
  const { fields, missing } = reading
  const parts = partKeys.filter((key) => localNames[key] !== undefined)
  const keys: readonly LocalNameKey[] = localNames.fullNameLocal === undefined ? parts : ['fullNameLocal']
  const read = keys.flatMap((key) => fields[key]?.[0] ?? [])
  const [first] = read
  if (first === undefined) return null
  const values = read.map(({ value }) => value)
  const text = values.join(values.every((value) => ofSigns.test(value)) ? '' : ' ')
  const isWhole = keys.includes('lastNameLocal') && keys.includes('firstNameLocal')
  const isHalf = localNames.fullNameLocal === undefined && !isWhole
  return {
    name: {
      text,
      spellings: keys.flatMap((key) => localNames[key] ?? []),
      isHalf: isHalf || missing.some((key) => key === 'lastNameLocal' || key === 'firstNameLocal'),
    },
    field: { ...first, value: text, confidence: leastCertain(read) },
  }
}

function latinNames(reading: DocumentReading): readonly PlacedName<HolderName>[] {
  return sources.flatMap((source) => {
    const read = latinKeys.flatMap(
      (key) => reading.fields[key]?.find((field) => field.source === source) ?? [],
    )
    const [first] = read
    return first === undefined
      ? []
      : namesFrom([reading], [source]).map((name) => ({
          name,
          field: { ...first, value: name.fullName, confidence: leastCertain(read) },
        }))
  })
}

const leastCertain = (read: readonly Field[]): number => Math.min(...read.map(({ confidence }) => confidence))
