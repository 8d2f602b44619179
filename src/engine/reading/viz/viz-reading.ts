import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { isLabelFragment } from '../../documents/viz/label-fragment.ts'
import { matchAamvaLabel } from '../../documents/viz/match-numbered-label.ts'
import { isBareTitle } from '../../documents/viz/titles/document-title.ts'
import type { BoxMapping } from '../../imaging/page/box-mapping.ts'
import { birthCentury, maxWithOpenCentury } from '../birth-century.ts'
import type { DocumentReading, DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import type { Symbology } from '../../../vocabulary/reading/barcode.ts'
import type { Field, FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import { sideAsSent, withDerivedFields, type NameSettings } from '../derived-fields.ts'
import { minConfidence } from '../min-confidence.ts'
import { withheldFields } from '../withheld-fields.ts'
import type { FoundPortrait } from './arrangement/page-body.ts'
import { withArrangement } from './arrangement/with-arrangement.ts'
import { findLabels } from './find-labels.ts'
import { identifyDocument, type IdentifiedDocument } from './identify-document.ts'
import type { VizValue } from './measure-value.ts'
import { kindOnPage, type KindOnPage } from './kinds/kind-on-page.ts'
import { withoutUnreadLabels } from './kinds/with-kind-labels.ts'
import { vizValues, type VizValues } from './viz-values.ts'
import { splitLabels } from './split-labels.ts'
import type { VizLine } from './text-line.ts'
import { withoutMacrons } from './scripts/without-macrons.ts'
import { withLicenceNumbers } from './licence/with-licence-numbers.ts'
import { withStateSpelling } from './state-spelling.ts'

export interface VizContext {
  readonly today: CalendarDate
  /** 0 = front image, 1 = back image. */
  readonly index: 0 | 1
  readonly names: NameSettings
  readonly mapping: Pick<BoxMapping, 'uprightToSent'>
  /** Barcodes that were seen on the page; absent: not known. */
  readonly codes?: readonly Symbology[]
  /** Portraits on the page; absent: not known. */
  readonly portraits?: readonly FoundPortrait[]
}

/**
 * A document by its print alone: what it calls itself, and what stands beside labels. Null unless its kind is known, or a title or the numbers
 * of a driving licence tell what it is, a name, a birth date and a number or an expiry stand beside labels, one of
 * them perhaps unreadable, and some of all values were read with certainty: a letter or a form has labels too, and a wrong
 * guess is worse than none. Where labels are not legible, the arrangement of title, portrait, dates, name and number tells it. One doubtful letter of a name withholds the name, not the document; a doubtful mark on a letter,
 * and a doubt among letters that look alike, only lower what it is worth.
 */
export function vizReading(printedLines: readonly VizLine[], context: VizContext): DocumentReading | null {
  const spelled = withLicenceNumbers(withoutMacrons(withStateSpelling(splitLabels(printedLines)), matchesOf))
  const ofKind = kindOnPage(spelled, context.codes ?? [])
  const lines = withoutUnreadLabels(withoutFragments(ofKind?.lines ?? spelled, ofKind), ofKind)
  const labelled = vizValues(lines, context.today, ofKind)
  const { today, portraits = [] } = context
  const viz = ofKind === null ? withArrangement(labelled, lines, { today, portraits }) : labelled
  const what = identifyDocument(viz, lines, ofKind)
  if (what === null) return null
  const { type, issuer, expected } = what
  const dated = withCentury(new Map([...viz.values, ...(viz.arranged ?? [])]), type, context.today)
  const values = new Map(dated.values)
  if (issuer !== null) values.set('countryIso3', { ...issuer, value: issuer.state.code })
  const certainValues = [...values].filter(([, { similarConfidence }]) => similarConfidence >= minConfidence)
  const read: Fields = Object.fromEntries(
    certainValues.map(([key, value]) => [key, [fieldOf(value, context)]]),
  )
  const fields = derivedFields(read, what, context)
  return {
    type,
    name: what.name,
    issuer: issuer?.state.code ?? '',
    zone: null,
    fields,
    expected,
    missing: expected.filter((key) => fields[key] === undefined),
    withheld: withheldFields(values, read),
    ...dated.open,
  }
}

const matchesOf = (lines: readonly VizLine[]) => findLabels(lines).matches

function derivedFields(
  read: Fields,
  { type, name, side, confidence, expected }: IdentifiedDocument,
  { index, today, names }: VizContext,
): Fields {
  const kind = { type, name, side: side ?? (index === 0 ? 'FRONT' : 'BACK') } as const
  return withDerivedFields(read, {
    ...{ kind, kindConfidence: confidence, today, index, names, expected },
    sideConfidence: side === null ? sideAsSent : confidence,
    source: 'visual',
  })
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

function fieldOf({ value, confidence, quad }: VizValue, { index, mapping }: VizContext): Field {
  return {
    value,
    confidence: Math.round(confidence * 10_000) / 10_000,
    source: 'visual',
    index,
    inputBox: mapping.uprightToSent(quad),
  }
}
