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
import type { Field, FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import { withDerivedFields, type NameSettings } from '../derived-fields.ts'
import { minConfidence } from '../min-confidence.ts'
import { withheldFields } from '../withheld-fields.ts'
import { findLabels } from './find-labels.ts'
import type { VizValue } from './measure-value.ts'
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
}

/**
 * A name, and of each of these rows one, must stand beside its label; otherwise the print says of no one who that is, and is no
 * document. Of one of them the label will do: what stands beside it may be worn, or lie under a reflection.
 */
const requiredKeys: readonly (readonly FieldKey[])[] = [
  ['dob'],
  ['documentNumber', 'personalNumber', 'expiry'],
]

/** So many labelled values must be read with certainty; of the others it is withheld what stands there. */
const minCertain = 4

/**
 * A document by its print alone: what it calls itself, and what stands beside labels. Null unless a title or the numbers
 * of a driving licence tell what kind it is, a name, a birth date and a number or an expiry stand beside labels, one of
 * them perhaps unreadable, and some of all values were read with certainty: a letter or a form has labels too, and a wrong
 * guess is worse than none. One doubtful letter of a name withholds the name, not the document; a doubtful mark on a letter,
 * and a doubt among letters that look alike, only lower what it is worth.
 */
export function vizReading(printedLines: readonly VizLine[], context: VizContext): DocumentReading | null {
  const lines = withStateSpelling(withoutFragments(splitLabels(printedLines)))
  const viz = vizValues(lines, context.today)
  const type = documentTypeFromTitle(viz.otherLines.map(({ text }) => text)) ?? (viz.isNumbered ? 'D' : null)
  if (type === null || !identifiesHolder(viz)) return null
  const issuer = issuerOf(viz, lines)
  const expected = expectedOf(viz)
  const dated = withCentury(viz.values, type, context.today)
  const values = new Map(dated.values)
  if (issuer !== null) values.set('countryIso3', { ...issuer, value: issuer.state.code })
  const certainValues = [...values].filter(([, { similarConfidence }]) => similarConfidence >= minConfidence)
  const read: Fields = Object.fromEntries(
    certainValues.map(([key, value]) => [key, [fieldOf(value, context)]]),
  )
  const { index, today, names } = context
  const kind = { type, name: documentTypeNames[type], side: index === 0 ? 'FRONT' : 'BACK' } as const
  const fields = withDerivedFields(read, {
    kind,
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
  return labelled.includes('lastName') ? ['lastName', 'fullName'] : ['lastName', 'fullName', 'firstName']
}

/** What the page has labels for; given names are half a name, and the label of the other half was not seen. */
function expectedOf({ labelledKeys }: VizValues): readonly FieldKey[] {
  const hasGivenNamesOnly = labelledKeys.includes('firstName') && !labelledKeys.includes('lastName')
  return hasGivenNamesOnly && !labelledKeys.includes('fullName')
    ? ['lastName', ...labelledKeys]
    : labelledKeys
}

/** A piece of a label, and a label of a value that is not read, are neither labels nor values of another one. */
function withoutFragments(lines: readonly VizLine[]): readonly VizLine[] {
  const { matches, isAamva } = findLabels(lines)
  return lines.filter(({ text }, at) => {
    if ((matches[at] ?? null) !== null || isBareTitle(text)) return true
    return !isLabelFragment(text) && !(isAamva && matchAamvaLabel(text) !== null)
  })
}

function identifiesHolder({ values, labelledKeys }: VizValues): boolean {
  const certain = [...values.values()].filter(({ lettersConfidence }) => lettersConfidence >= minConfidence)
  const missingKeys = [nameKeys(labelledKeys), ...requiredKeys].filter(
    (row) => !row.some((key) => values.has(key)),
  )
  const areMissingLabelled = missingKeys.every((row) => row.some((key) => labelledKeys.includes(key)))
  return certain.length >= minCertain && missingKeys.length <= 1 && areMissingLabelled
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
