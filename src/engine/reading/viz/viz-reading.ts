import { jurisdictionByName } from '../../documents/aamva/jurisdictions.ts'
import { documentTypeNames } from '../../documents/types/document-kind.ts'
import { stateByName, stateByCode, type State } from '../../documents/values/states.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { isLabelFragment } from '../../documents/viz/label-fragment.ts'
import { matchAamvaLabel } from '../../documents/viz/match-numbered-label.ts'
import { isBareTitle, documentTypeFromTitle } from '../../documents/viz/document-title.ts'
import type { BoxMapping } from '../../imaging/page/box-mapping.ts'
import { birthCentury, maxWithOpenCentury } from '../birth-century.ts'
import type { DocumentReading, DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import type { Symbology } from '../../../vocabulary/reading/barcode.ts'
import type { Field, FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import { withDerivedFields, type NameSettings } from '../derived-fields.ts'
import { minConfidence } from '../min-confidence.ts'
import { withheldFields } from '../withheld-fields.ts'
import { findLabels } from './find-labels.ts'
import type { VizValue } from './measure-value.ts'
import { expectedOfKind } from './kinds/kind-fields.ts'
import { kindOnPage, type KindOnPage } from './kinds/kind-on-page.ts'
import { withoutUnreadLabels } from './kinds/with-kind-labels.ts'
import { vizValues, type VizValues } from './viz-values.ts'
import { splitLabels } from './split-labels.ts'
import type { VizLine } from './text-line.ts'
import { withStateSpelling } from './state-spelling.ts'

export interface VizContext {
  readonly today: CalendarDate
  /** 0 = front image, 1 = back image. */
  readonly index: 0 | 1
  readonly names: NameSettings
  readonly mapping: Pick<BoxMapping, 'uprightToSent'>
  /** Barcodes that were seen on the page; absent: not known. */
  readonly codes?: readonly Symbology[]
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
/** Of a kind that is known, this part of what it bears. */
const minCertainOfKind = 0.5

/**
 * A document by its print alone: what it calls itself, and what stands beside labels. Null unless its kind is known, or a title or the numbers
 * of a driving licence tell what it is, a name, a birth date and a number or an expiry stand beside labels, one of
 * them perhaps unreadable, and some of all values were read with certainty: a letter or a form has labels too, and a wrong
 * guess is worse than none. One doubtful letter of a name withholds the name, not the document; a doubtful mark on a letter,
 * and a doubt among letters that look alike, only lower what it is worth.
 */
export function vizReading(printedLines: readonly VizLine[], context: VizContext): DocumentReading | null {
  const spelled = withStateSpelling(splitLabels(printedLines))
  const ofKind = kindOnPage(spelled, context.codes ?? [])
  const lines = withoutUnreadLabels(withoutFragments(spelled, ofKind), ofKind)
  const viz = vizValues(lines, context.today, ofKind)
  const type = ofKind?.kind.type ?? typeOf(viz)
  if (type === null || !(ofKind === null ? identifiesHolder(viz) : showsKind(viz, ofKind))) return null
  const issuer = ofKind === null ? issuerOf(viz, lines) : issuerOfKind(ofKind, lines)
  const expected = expectedOf(viz, ofKind)
  const dated = withCentury(viz.values, type, context.today)
  const values = new Map(dated.values)
  if (issuer !== null) values.set('countryIso3', { ...issuer, value: issuer.state.code })
  const certainValues = [...values].filter(([, { similarConfidence }]) => similarConfidence >= minConfidence)
  const read: Fields = Object.fromEntries(
    certainValues.map(([key, value]) => [key, [fieldOf(value, context)]]),
  )
  const { index, today, names } = context
  const kind = {
    type,
    name: ofKind?.kind.name ?? documentTypeNames[type],
    side: ofKind?.side.side ?? (index === 0 ? 'FRONT' : 'BACK'),
  } as const
  const fields = withDerivedFields(read, {
    kind,
    kindConfidence: ofKind?.confidence ?? 1,
    today,
    index,
    names,
    expected,
    source: 'visual',
  })
  return {
    type,
    name: kind.name,
    issuer: issuer?.state.code ?? '',
    zone: null,
    fields,
    expected,
    missing: expected.filter((key) => fields[key] === undefined),
    withheld: withheldFields(values, read),
    ...dated.open,
  }
}

function typeOf({ otherLines, isNumbered }: VizValues): DocumentTypeLetter | null {
  return documentTypeFromTitle(otherLines.map(({ text }) => text)) ?? (isNumbered ? 'D' : null)
}

/** A birth whose year is printed with two figures, in the century that the other dates tell; less certain where none does. */
function withCentury(values: VizValues['values'], type: DocumentTypeLetter, today: CalendarDate) {
  const dob = values.get('dob')
  if (dob?.hasShortYear !== true) return { values, open: {} }
  const valueOf = (key: FieldKey): string | null => values.get(key)?.value ?? null
  const century = birthCentury(
    dob.value,
    {
      ...{ type, issuer: '', expiry: valueOf('expiry'), issued: valueOf('issued') },
      ...{ documentNumber: null, personalNumber: null },
    },
    today,
  )
  const confidence = century.isOpen ? Math.min(maxWithOpenCentury, dob.confidence) : dob.confidence
  const settled = { ...dob, value: century.dob, confidence }
  const open = century.isOpen ? { unknownCentury: dob.confidence } : {}
  return { values: new Map([...values, ['dob', settled] as const]), open }
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

/** A piece of a label, and a label of a value that is not read, are neither labels nor values of another one. */
function withoutFragments(lines: readonly VizLine[], ofKind: KindOnPage | null): readonly VizLine[] {
  const { matches, isAamva } = findLabels(lines)
  return lines.filter((line, at) => {
    const { text } = line
    const isOfKind = ofKind !== null && (ofKind.known.has(line) || ofKind.values.has(line))
    if ((matches[at] ?? null) !== null || isBareTitle(text) || isOfKind) return true
    return !isLabelFragment(text) && !(isAamva && matchAamvaLabel(text) !== null)
  })
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
  const isTold = telling.every((row) => row.some((key) => viz.values.has(key)))
  const least = Math.max(1, Math.min(minCertain, Math.ceil(minCertainOfKind * expected.length)))
  return telling.length > 0 && isTold && certainCount(viz) >= least
}

function identifiesHolder(viz: VizValues): boolean {
  const { values, labelledKeys } = viz
  const missingKeys = [nameKeys(labelledKeys), ...requiredKeys].filter(
    (row) => !row.some((key) => values.has(key)),
  )
  const areMissingLabelled = missingKeys.every((row) => row.some((key) => labelledKeys.includes(key)))
  return certainCount(viz) >= minCertain && missingKeys.length <= 1 && areMissingLabelled
}

function fieldOf({ value, confidence, quad }: VizValue, { index, mapping }: VizContext): Field {
  return {
    value,
    confidence: Math.round(confidence * 10_000) / 10_000,
    source: 'visual',
    index,
    inputBox: mapping.uprightToSent(quad),
  }
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

/** The one state whose name stands at the head of the page: on a card of North America, first of all a state of the country. */
function issuerOf({ otherLines, headerEnd, isAamva }: VizValues, lines: readonly VizLine[]): Issuer | null {
  const namedStates = otherLines.flatMap((line) => {
    const jurisdiction = isAamva ? jurisdictionByName(line.text) : null
    const state = jurisdiction === null ? stateByName(line.text) : stateByCode(jurisdiction.country)
    if (state === null || lines.indexOf(line) >= headerEnd) return []
    const confidence = line.confidences.reduce((product, one) => product * one, 1)
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
