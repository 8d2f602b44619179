import type { KindSize } from '../kind-definition.ts'
import { mostOf, weights } from './evidence-weights.ts'
import type { KindEvidence } from './kind-page.ts'
import { isNumberedSide, type SideOnPage } from './side-on-page.ts'

/** Millimetres of ISO/IEC 7810. */
const sizes = {
  'ID-1': { width: 85.6, height: 53.98 },
  'ID-2': { width: 105, height: 74 },
  'ID-3': { width: 125, height: 88 },
} as const

/** Width by height of a side that lies as it is read. */
export function aspectOfSize(size: KindSize, isPortrait: boolean): number {
  const { width, height } = typeof size === 'string' ? sizes[size] : size
  return isPortrait && width > height ? height / width : width / height
}

/** So far, as a part, may a measured side be from what it is; beyond twice as much it is another size. */
const sizeTolerance = 0.08

/** What arrangement, size, codes and scripts say. */
export function shapeEvidence(on: SideOnPage): readonly KindEvidence[] {
  const { page, sideOfKind, values } = on
  const { side } = sideOfKind
  const placed = values
    .slice(0, mostOf.values)
    .map(({ line }) => ({ what: 'place', weight: weights.placedValue, line }) as const)
  const codes = [...new Set(page.codes)].map((code) => {
    const isExpected = side.codes?.includes(code) === true
    return { what: 'code', weight: isExpected ? weights.code : weights.unexpectedCode } as const
  })
  const isTooLong = page.lines.length > mostLines(side.fields.length)
  return [
    ...numberedEvidence(on),
    ...placed,
    ...codes,
    ...sizeEvidence(on),
    ...scriptEvidence(on),
    ...(isTooLong ? [{ what: 'length', weight: weights.tooMuchText } as const] : []),
  ]
}

function numberedEvidence(on: SideOnPage): readonly KindEvidence[] {
  if (!isNumberedSide(on) || on.sideOfKind.side.side !== 'FRONT') return []
  return [{ what: 'label', weight: on.page.isNumbered ? weights.numbered : weights.notNumbered }]
}

function sizeEvidence({ page, sideOfKind: { kind } }: SideOnPage): readonly KindEvidence[] {
  if (page.aspect === null) return []
  const off = Math.abs(Math.log(page.aspect / aspectOfSize(kind.size, kind.isPortrait === true)))
  if (off < sizeTolerance) return [{ what: 'size', weight: weights.size }]
  return off > 2 * sizeTolerance ? [{ what: 'size', weight: weights.otherSize }] : []
}

function scriptEvidence({ page, sideOfKind: { kind } }: SideOnPage): readonly KindEvidence[] {
  const seen = new Set(page.lines.map(({ script }) => script))
  const local = kind.scripts.filter((script) => script !== 'Latn')
  const isSeen = local.some((script) => seen.has(script))
  const foreign = page.lines.filter(
    ({ script }) => script !== 'Latn' && !kind.scripts.includes(script),
  ).length
  return [
    ...(local.length === 0
      ? []
      : [{ what: 'script', weight: isSeen ? weights.script : weights.missingScript } as const]),
    ...(foreign > 1 ? [{ what: 'script', weight: weights.otherScript } as const] : []),
  ]
}

/** Lines that a side with so many fields has at most: a label and two lines of value each, and its head. */
const mostLines = (fields: number): number => 14 + 3 * fields
