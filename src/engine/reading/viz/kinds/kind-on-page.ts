import type { Symbology } from '../../../../vocabulary/reading/barcode.ts'
import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'
import type { KindDefinition, KindSide } from '../../../documents/kinds/kind-definition.ts'
import { matchKinds } from '../../../documents/kinds/match-kinds.ts'
import type { KindMatch, KindPage } from '../../../documents/kinds/matching/kind-page.ts'
import { stateByName } from '../../../documents/values/states.ts'
import { documentTypeFromTitle, isBareTitle } from '../../../documents/viz/titles/document-title.ts'
import { findLabels, type PageLabels } from '../find-labels.ts'
import { sliceLine } from '../split-labels.ts'
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
  /** Those of the page; two labels of the kind in one of them stand in two. */
  readonly lines: readonly VizLine[]
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
  const { labels: ofLine, partsOf } = withLabelsApart(lines, best.labels)
  const parted = (line: VizLine): readonly VizLine[] => partsOf.get(line) ?? [line]
  const known = new Set([...evidence, ...best.labels].flatMap(({ line }) => lines[line ?? -1] ?? []))
  const isOther = lines.some((line) => !known.has(line) && isOtherTitle(line, kind))
  if (isOther || headOf(lines, labels).some((line) => isOtherIssuer(line, kind))) return null
  const lineAt = (at: number | undefined): readonly VizLine[] => (at === undefined ? [] : lines.slice(at, at + 1)) // prettier-ignore
  return {
    ...{ kind, side, confidence },
    lines: lines.flatMap(parted),
    labels: ofLine,
    values: new Map(values.flatMap(({ line, key }) => lineAt(line).map((one) => [one, key] as const))),
    known: new Set([...known].flatMap(parted)),
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

/** The lines of a page, those parted in two that hold labels of two columns, with the label that each begins with. */
function withLabelsApart(lines: readonly VizLine[], found: KindMatch['labels']) {
  const labels = new Map<VizLine, KindLabel>()
  const partsOf = new Map<VizLine, readonly VizLine[]>()
  lines.forEach((line, at) => {
    const ofLine = found.filter((label) => label.line === at)
    const parts = ofLine.map(({ start, key, valueStart }, place): VizLine => {
      const from = place === 0 ? 0 : start
      const part =
        ofLine.length < 2 ? line : sliceLine(line, from, ofLine[place + 1]?.start ?? line.text.length)
      const isInPart = valueStart !== null && valueStart - from < part.text.length
      labels.set(part, { key, valueStart: isInPart ? valueStart - from : null })
      return part
    })
    if (parts.length > 1) partsOf.set(line, parts)
  })
  return { labels, partsOf }
}
