import { jurisdictionByName } from '../../documents/aamva/jurisdictions.ts'
import { documentTypeNames } from '../../documents/types/document-kind.ts'
import { stateByCode, type State } from '../../documents/values/states.ts'
import { stateByPrintedName } from '../../documents/viz/state-by-printed-name.ts'
import { isBareTitle } from '../../documents/viz/titles/document-title.ts'
import type { DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { minConfidence } from '../min-confidence.ts'
import { expectedOfKind } from './kinds/kind-fields.ts'
import type { KindOnPage } from './kinds/kind-on-page.ts'
import { mayBeNames } from './may-be-names.ts'
import type { VizValue } from './measure-value.ts'
import type { VizLine } from './text-line.ts'
import { maxUnlabelled } from './under/joined-lines.ts'
import type { VizValues } from './viz-values.ts'

/** What a page of print shows. */
export interface IdentifiedDocument {
  readonly type: DocumentTypeLetter
  /** For people. */
  readonly name: string
  /** Null where its kind does not tell. */
  readonly side: 'FRONT' | 'BACK' | null
  /** 0..1, how certain the kind is. */
  readonly confidence: number
  readonly issuer: Issuer | null
  /** What it says of its holder, read or not. */
  readonly expected: readonly FieldKey[]
}

/**
 * A name, and of each of these rows one, must stand beside its label; otherwise the print says of no one who that is, and is no
 * document. Of one of them the label will do: what stands beside it may be worn, or lie under a reflection.
 */
const requiredKeys: readonly (readonly FieldKey[])[] = [
  ['dob'],
  ['documentNumber', 'personalNumber', 'expiry'],
]
const localNames = ['lastNameLocal', 'fullNameLocal', 'firstNameLocal'] as const

/** So many labelled values must be read with certainty; of the others it is withheld what stands there. */
const minCertain = 4
/** Of a permit whose other side bears the birth date. */
const minCertainOfPermit = 3
/** Of a page that has labels for so many fields with a fitting value each, fewer will do. */
const wellLabelled = { fields: 5, certain: 2 } as const
/** What stands beside a label is its value, well or badly read, where so much of it is more likely right than not. */
const leastRead = 0.4
/** Of a kind that is known, this part of what it bears. */
const minCertainOfKind = 0.4

/** The document that labels and values of a page are of; null where nothing tells what it is, or where it says too little. */
export function identifyDocument(
  viz: VizValues,
  lines: readonly VizLine[],
  ofKind: KindOnPage | null,
): IdentifiedDocument | null {
  const expected = expectedOf(viz, ofKind)
  if (ofKind !== null) {
    const { kind, side, confidence } = ofKind
    if (!showsKind(viz, ofKind) && !identifiesHolder(viz)) return null
    const issuer = issuerOfKind(ofKind, lines)
    return { type: kind.type, name: kind.name, side: side.side, confidence, issuer, expected }
  }
  const type = typeOf(viz)
  const isLabelled = identifiesHolder(viz) || isPermitFront(viz, lines)
  if (type === null || !(isLabelled || viz.arranged !== undefined)) return null
  const issuer = issuerOf(viz, lines)
  const what = { type, name: documentTypeNames[type], side: null, issuer }
  return isLabelled
    ? { ...what, confidence: 1, expected }
    : {
        ...what,
        confidence: maxUnlabelled,
        expected: [...new Set([...expected, ...expectedOfArranged(type, viz)])],
      }
}

/** What documents of a person bear on their fronts, whichever of their labels were read; half a name is never all of it. */
function expectedOfArranged(type: DocumentTypeLetter, { values }: VizValues): readonly FieldKey[] {
  const hasPart = values.has('lastName') || values.has('firstName')
  const ofName: readonly FieldKey[] = hasPart ? ['lastName', 'firstName'] : []
  // The birth date of a permit may stand on its other side.
  return [...ofName, ...(type === 'R' ? [] : ['dob' as const]), 'documentNumber', 'expiry']
}

function typeOf({ title, isNumbered }: VizValues): DocumentTypeLetter | null {
  return title ?? (isNumbered ? 'D' : null)
}

/** Given names say who it is where not even the label of a surname was seen. */
function nameKeys(labelled: readonly FieldKey[]): readonly FieldKey[] {
  const inLatin: readonly FieldKey[] = labelled.includes('lastName') ? ['lastName', 'fullName'] : ['lastName', 'fullName', 'firstName'] // prettier-ignore
  return [...inLatin, ...localNames]
}

/**
 * What the page has labels for, and what every document of its kind bears; given names are half a name, and the label of the
 * other half was not seen.
 */
function expectedOf({ labelledKeys, values }: VizValues, ofKind: KindOnPage | null): readonly FieldKey[] {
  if (ofKind !== null) {
    const ofSide = expectedOfKind(ofKind.side).filter((key) => !isSaidOtherwise(key, values))
    return [...new Set([...labelledKeys, ...ofSide])]
  }
  if (!nameKeys(labelledKeys).some((key) => labelledKeys.includes(key) || values.has(key)))
    return ['fullName', ...labelledKeys]
  const hasGivenNamesOnly = labelledKeys.includes('firstName') && !labelledKeys.includes('lastName')
  return hasGivenNamesOnly && !labelledKeys.includes('fullName')
    ? ['lastName', ...labelledKeys]
    : labelledKeys
}

/** A whole name is not missing where its parts were read, nor is a nationality in words where its code was. */
function isSaidOtherwise(key: FieldKey, values: VizValues['values']): boolean {
  if (key === 'fullName') return values.has('lastName')
  if (key === 'fullNameLocal') return values.has('lastNameLocal')
  return key === 'nationalityFull' && values.has('nationalityIso3')
}

/** How many values were read with certainty. */
function certainCount({ values }: VizValues): number {
  return [...values.values()].filter(({ lettersConfidence }) => lettersConfidence >= minConfidence).length
}

/** A side of a known kind shows a name, where it bears one, or else its number, and enough of all that it bears. */
function showsKind(viz: VizValues, { side }: KindOnPage): boolean {
  const expected = expectedOfKind(side)
  const names: readonly FieldKey[] = [...localNames, 'fullName', 'lastName', 'firstName']
  const numbers: readonly FieldKey[] = ['documentNumber', 'personalNumber', 'dob', 'expiry']
  const telling = [names, numbers].filter((row) => row.some((key) => expected.includes(key)))
  const isShown = telling.every((row) => row.some((key) => viz.values.has(key)))
  const least = Math.max(1, Math.min(minCertain, Math.ceil(minCertainOfKind * expected.length)))
  return telling.length > 0 && isShown && certainCount(viz) >= least
}

/** Whether a page has labels or names in another script than Latin, of which small print is read with less certainty. */
function isInOtherScript({ values, labelledKeys }: VizValues): boolean {
  return localNames.some((key) => values.has(key) || labelledKeys.includes(key))
}

/** Whether enough is read with certainty, or less of a page that has many labels with a fitting value each. */
function saysEnough(viz: VizValues): boolean {
  const certain = certainCount(viz)
  if (certain >= minCertain || (isPersons(viz) && viz.labelledKeys.length >= wellLabelled.fields)) return true
  const fitting = [...viz.values.values()].filter(({ lettersConfidence }) => lettersConfidence >= leastRead)
  return isInOtherScript(viz) && certain >= wellLabelled.certain && fitting.length >= wellLabelled.fields
}

/** Whether dates of birth and of expiry and a number are read, each of them with certainty: so many a person's document has. */
function isPersons({ values }: VizValues): boolean {
  const isCertain = (key: FieldKey): boolean => (values.get(key)?.lettersConfidence ?? 0) >= minConfidence
  return (
    isCertain('dob') && isCertain('expiry') && (isCertain('documentNumber') || isCertain('personalNumber'))
  )
}

/** Whether the name of a person whose dates and number are certain stands in another script beside a label that was not read. */
function isNamedUnread(viz: VizValues): boolean {
  return isPersons(viz) && mayBeNames(viz.otherLines)
}

function identifiesHolder(viz: VizValues): boolean {
  const { values, labelledKeys } = viz
  const missing = [nameKeys(labelledKeys), ...requiredKeys].filter(
    (row) => !row.some((key) => values.has(key)),
  )
  const areLabelled = missing.every((row) => row.some((key) => labelledKeys.includes(key)))
  return saysEnough(viz) && missing.length <= 1 && (areLabelled || isNamedUnread(viz))
}

/**
 * Whether a page that calls itself a permit in a line of its own says whose it is and its number, and has a label for its expiry: the
 * model of the Union (Regulation (EC) 1030/2002) bears the birth date on the other side.
 */
function isPermitFront(viz: VizValues, lines: readonly VizLine[]): boolean {
  const has = (...keys: readonly FieldKey[]): boolean => keys.some((key) => viz.values.has(key))
  return (
    viz.title === 'R' &&
    viz.labelledKeys.includes('expiry') &&
    has('documentNumber', 'personalNumber') &&
    has(...nameKeys(viz.labelledKeys)) &&
    certainCount(viz) >= minCertainOfPermit &&
    lines.some(({ text }) => isBareTitle(text))
  )
}

interface Issuer extends VizValue {
  readonly state: State
}

/** The issuer of a kind, where the page names it, or else over all of its print. */
function issuerOfKind({ kind, confidence, known }: KindOnPage, lines: readonly VizLine[]): Issuer | null {
  const state = stateByCode(kind.issuer)
  const [first] = lines.filter((line) => known.has(line))
  if (state === null || first === undefined) return null
  const certain = { confidence, lettersConfidence: confidence, similarConfidence: confidence }
  return { state, value: state.code, ...certain, quad: first.quad }
}

/** In capitals one shape with a P where its bowl is low; no issuer's name has it. */
const thorn = 'Þ'

/** The one state whose name, in its own language or in English, stands at the head of the page: on a card of North America, first of all a state of the country. */
function issuerOf({ otherLines, headerEnd, isAamva }: VizValues, lines: readonly VizLine[]): Issuer | null {
  const namedStates = otherLines.flatMap((line) => {
    const name = line.text.replaceAll(thorn, 'P')
    const jurisdiction = isAamva ? jurisdictionByName(name) : null
    const state = jurisdiction === null ? stateByPrintedName(name) : stateByCode(jurisdiction.country)
    if (state === null || lines.indexOf(line) >= headerEnd) return []
    const sure = line.confidences.filter((_, at) => line.text.charAt(at) !== thorn)
    const confidence = sure.reduce((product, one) => product * one, 1)
    return [
      {
        state,
        value: state.code,
        confidence,
        lettersConfidence: confidence,
        similarConfidence: confidence,
        quad: line.quad,
      },
    ]
  })
  const [only, ...others] = namedStates
  return only === undefined || others.some(({ state }) => state !== only.state) ? null : only
}
