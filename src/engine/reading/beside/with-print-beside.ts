import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import { fieldKeys, type Field, type FieldKey, type Fields } from '../../../vocabulary/reading/fields.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { minus } from '../../imaging/geometry/points.ts'
import { pageFromMrz } from '../../imaging/page/page-from-mrz.ts'
import { withTellingBirth } from '../birth-century.ts'
import { withDerivedFields } from '../derived-fields.ts'
import { minConfidence } from '../min-confidence.ts'
import type { PageResult } from '../read-page.ts'
import type { PageContext } from '../reading-request.ts'
import type { CachingPageReader } from '../viz/page-viz.ts'
import { keysInPrint } from './keys-in-print.table.ts'
import type { CodePlace } from './lines-beside.ts'
import { readPrintBeside, type PrintBeside } from './read-print-beside.ts'

/** The page is not flat, and a camera sees its top smaller. */
const sideMargin = 0.06

export interface WithPrint {
  readonly reading: DocumentReading
  /** Lines that say a title, the name of the state or a value of the code, and nothing else. */
  readonly known: readonly Quad<'upright'>[]
}

/**
 * Looked at once, a word may have marks on its letters that were passed over, and a number that no code says look-alikes: their
 * confidence is no higher.
 */
const mostOfOneLook = 0.89

/** What a code says with what is printed beside it. A value of the code stays the first: print makes nothing good. */
export async function withPrintBeside(
  pageReader: CachingPageReader,
  code: DocumentReading,
  {
    result,
    context,
  }: { readonly result: Pick<PageResult, 'zone' | 'barcodeQuads'>; readonly context: PageContext },
): Promise<WithPrint> {
  const place = placeOf(result)
  if (place === null) return { reading: code, known: [] }
  const print = await readPrintBeside(pageReader, { code, place, today: context.today })
  const reading = withTellingBirth(merged(code, print, context), birthsOf(print), context.today)
  return { reading, known: print.known }
}

/** A birth with all figures of its year tells the century that two figures of a zone leave open. */
function birthsOf({ values }: PrintBeside): readonly Pick<Field, 'value' | 'confidence'>[] {
  const dob = values.get('dob')
  return dob === undefined || dob.hasShortYear === true ? [] : [dob]
}

function placeOf({ zone, barcodeQuads }: Pick<PageResult, 'zone' | 'barcodeQuads'>): CodePlace | null {
  const [first] = zone === null ? barcodeQuads : [zone.upright.corners]
  if (first === undefined) return null
  const [x, y] = minus(first[1], first[0])
  const length = Math.hypot(x, y)
  if (length === 0) return null
  const page = zone === null ? null : pageFromMrz(zone.upright, sideMargin)
  return {
    direction: [x / length, y / length],
    codes: [first, ...barcodeQuads],
    side: page?.corners ?? null,
    unit: page?.unit ?? null,
  }
}

/** Keys that follow from what a document is, which its code says. */
const keysOfKind: ReadonlySet<FieldKey> = new Set(['documentType', 'documentName', 'documentSide'])

function merged(code: DocumentReading, print: PrintBeside, context: PageContext): DocumentReading {
  const printed = fieldsOfPrint(code, print, context)
  const fields: Partial<Record<FieldKey, readonly Field[]>> = {}
  for (const key of fieldKeys) {
    const all = [...(code.fields[key] ?? []), ...(keysOfKind.has(key) ? [] : (printed[key] ?? []))]
    if (all.length > 0) fields[key] = all
  }
  const printedKeys = [...print.unanswered, ...(code.zone === null ? [] : keysInPrint[code.type])]
  const unread = printedKeys.filter((key) => fields[key] === undefined)
  return {
    ...code,
    fields,
    missing: [...new Set([...code.missing, ...unread])],
    ...(print.unread === 0 ? {} : { printLeft: print.unread }),
  }
}

function fieldsOfPrint(
  code: DocumentReading,
  print: PrintBeside,
  { request, today, mapping }: PageContext,
): Fields {
  const { index, names } = request
  const box = (quad: Quad<'upright'>) => mapping.uprightToSent(quad)
  const read: Fields = Object.fromEntries(
    [...print.values]
      .filter(([, { similarConfidence }]) => similarConfidence >= minConfidence)
      .map(([key, { value, confidence, quad }]): [FieldKey, readonly Field[]] => [
        key,
        [
          {
            value,
            confidence: answered({ value, confidence }, print.confirmed.has(key)),
            source: 'visual',
            index,
            inputBox: box(quad),
          },
        ],
      ]),
  )
  const side = code.fields.documentSide?.[0]?.value === 'BACK' ? 'BACK' : 'FRONT'
  const kind = { type: code.type, name: code.name, side } as const
  return withDerivedFields(read, { kind, today, index, names, expected: code.expected, source: 'visual' })
}

/** Letters of a word may bear a mark; a number and a letter for the sex have none. */
const isWord = /\p{L}{2}/u
const isNumber = /^(?=.*\d)[A-Z\d./-]+$/
const isDate = /^\d{4}-\d{2}-\d{2}$/
/** Figures and letters that print makes alike. */
const hasLookAlikes = /[01IOQ]/

function answered(
  { value, confidence }: { readonly value: string; readonly confidence: number },
  isConfirmed: boolean,
): number {
  const isPlainNumber =
    isNumber.test(value) && (isConfirmed || isDate.test(value) || !hasLookAlikes.test(value))
  const most = isWord.test(value) || isNumber.test(value) ? (isPlainNumber ? 1 : mostOfOneLook) : 1
  return Math.round(Math.min(most, confidence) * 10_000) / 10_000
}
