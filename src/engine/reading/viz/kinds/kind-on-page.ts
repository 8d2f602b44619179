import type { Symbology } from '../../../../vocabulary/reading/barcode.ts'
import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'
import type { KindDefinition, KindField, KindSide } from '../../../documents/kinds/kind-definition.ts'
import { matchKinds } from '../../../documents/kinds/match-kinds.ts'
import { comparableText } from '../../../documents/kinds/matching/comparable-text.ts'
import { findPhrase } from '../../../documents/kinds/matching/find-phrase.ts'
import type { KindPage, LineOfField } from '../../../documents/kinds/matching/kind-page.ts'
import { stateByName } from '../../../documents/values/states.ts'
import { documentTypeFromTitle, isBareTitle } from '../../../documents/viz/document-title.ts'
import { findLabels, type PageLabels } from '../find-labels.ts'
import { linePosition, readingDirection, type VizLine } from '../text-line.ts'

/** A kind that is less certain, 0..1, is not said: a wrong guess is worse than none. */
const leastCertain = 0.8

export type KindKey = FieldKey | 'unread'

/** A label by the kind's own table. */
export interface KindLabel {
  readonly key: KindKey
  /** Index into the text of its line where the value begins; null where the line is the label alone. */
  readonly valueStart: number | null
}

/** Of which kind a page is, and what the kind says of its lines. */
export interface KindOnPage {
  readonly kind: KindDefinition
  readonly side: KindSide
  /** 0..1 */
  readonly confidence: number
  readonly labels: ReadonlyMap<VizLine, KindLabel>
  /** Values without a label. */
  readonly values: ReadonlyMap<VizLine, KindKey>
  /** Titles, labels, names of issuers and all else that the kind has words for. */
  readonly known: ReadonlySet<VizLine>
}

/** The kind of document that lines of print show, read from top to bottom; null where it is none that is known for certain. */
export function kindOnPage(
  lines: readonly VizLine[],
  codes: readonly Symbology[],
  labels: PageLabels = findLabels(lines),
): KindOnPage | null {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return null
  const page: KindPage = {
    lines: lines.map(({ text, script = 'Latn' as const, quad }) => ({
      text,
      script,
      position: linePosition(quad, direction),
    })),
    labels: labels.matches.map((match) => match?.field ?? null),
    isNumbered: labels.isNumbered,
    ...{ zone: null, codes, aspect: null },
  }
  const [best] = matchKinds(page)
  if (best === undefined || best.confidence < leastCertain) return null
  const { kind, side, confidence, values, evidence } = best
  const known = new Set([...evidence, ...best.labels].flatMap(({ line }) => lines[line ?? -1] ?? []))
  const isOther = lines.some((line) => !known.has(line) && isOtherTitle(line, kind))
  if (isOther || headOf(lines, labels).some((line) => isOtherIssuer(line, kind))) return null
  const lineAt = (at: number | undefined): readonly VizLine[] => (at === undefined ? [] : lines.slice(at, at + 1)) // prettier-ignore
  return {
    ...{ kind, side, confidence },
    labels: kindLabels(lines, side, best.labels),
    values: new Map(values.flatMap(({ line, key }) => lineAt(line).map((one) => [one, key] as const))),
    known,
  }
}

/** A title of another kind of document: two of them lie on the page, or none is. */
function isOtherTitle({ text }: VizLine, { type }: KindDefinition): boolean {
  const other = documentTypeFromTitle([text])
  return other !== null && other !== type && isBareTitle(text)
}

/** What stands above all labels but one. */
function headOf(lines: readonly VizLine[], { matches }: PageLabels): readonly VizLine[] {
  const [, second] = [...matches.entries()].filter(([, match]) => match !== null)
  return lines.slice(0, second?.[0] ?? lines.length)
}

/** The name of another state alone, which stands where that of the issuer would. */
function isOtherIssuer({ text }: VizLine, { issuer }: KindDefinition): boolean {
  const state = stateByName(text)
  return state !== null && (state.iso3 ?? state.code) !== issuer
}

interface LabelInLine extends KindLabel {
  readonly start: number
  readonly end: number
}

/** Of several labels that a line may begin with, the one that begins first, and of these the longest. */
function kindLabels(
  lines: readonly VizLine[],
  { fields }: KindSide,
  found: readonly LineOfField[],
): ReadonlyMap<VizLine, KindLabel> {
  const labels = new Map<VizLine, LabelInLine>()
  for (const { line: at, key } of found) {
    const line = lines[at]
    const label = line && longest(fields.filter((field) => field.key === key).flatMap((field) => labelIn(line.text, field))) // prettier-ignore
    if (line === undefined || label === undefined) continue
    const other = labels.get(line)
    const best = other === undefined ? label : longest([label, other])
    if (best !== undefined) labels.set(line, best)
  }
  return labels
}

function longest(labels: readonly LabelInLine[]): LabelInLine | undefined {
  const [first] = labels.toSorted((a, b) => a.start - b.start || b.end - a.end)
  return first
}

/** Where the labels of a field stand in a text: what follows the last one that stands next to the first is the value. */
function labelIn(text: string, { key, labels = [] }: KindField): readonly LabelInLine[] {
  const letters = comparableText(text)
  return labels.flatMap((label) => {
    const phrase = findPhrase(letters, comparableText(label).letters)
    if (phrase === null) return []
    const end = indexAfter(text, phrase.end)
    const valueStart = end + (/^[\s.:：/|·-]*/.exec(text.slice(end))?.[0].length ?? 0)
    return [
      {
        ...{ key, start: phrase.start, end: phrase.end },
        valueStart: valueStart < text.length ? valueStart : null,
      },
    ]
  })
}

/** Index into a text behind so many of the letters that are compared of it. */
function indexAfter(text: string, letters: number): number {
  for (let at = 1; at < text.length; at++)
    if (comparableText(text.slice(0, at)).letters.length >= letters) return at
  return text.length
}
