import { stateByCode } from '../../values/states.ts'
import type { KindSize } from '../kind-definition.ts'
import type { KindEvidence, KindPage } from './kind-page.ts'
import type { SideOfKind } from './kind-phrases.ts'
import { hasDate, numberEvidence } from './number-evidence.ts'
import type { PhraseHit } from './phrase-hits.ts'
import { vizFieldOfKey } from './viz-field-of-key.ts'

/** Natural logarithms of likelihood ratios; set by `weights.test.ts` on drawn pages and pages of no document. */
const weights = {
  none: -7,
  ownTitle: 6,
  title: 2,
  issuer: 3.5,
  otherIssuer: -5,
  words: 1.5,
  ownLabel: 1.2,
  commonLabel: 0.7,
  missingLabel: -0.5,
  checkedNumber: 3,
  numberShape: 1.2,
  missingNumber: -1,
  zone: 7,
  unexpectedZone: -6,
  code: 1,
  unexpectedCode: -0.5,
  size: 0.7,
  otherSize: -1.5,
  script: 0.5,
  missingScript: -2.5,
  otherScript: -2,
  tooMuchText: -4,
  error: -0.4,
}

/** Evidence of one thing counts so often at most. */
const mostOf = { words: 3, labels: 7, missing: 4 } as const

/** What a page has of one side of one kind. */
export interface SideScore {
  readonly evidence: readonly KindEvidence[]
  /** Sum of the weights: natural logarithm of the odds that the page is this side. */
  readonly logOdds: number
  /** Enough of it is there to tell this kind from others; without it no sum of small signs makes a kind. */
  readonly isIdentified: boolean
}

/** What is known of the page as a whole, whatever kind it is. */
export interface PageFacts {
  /** Issuers whose names stand on the page. */
  readonly issuers: ReadonlySet<string>
}

export interface SideOnPage {
  readonly sideOfKind: SideOfKind
  readonly page: KindPage
  /** Phrases of the side that stand on the page. */
  readonly hits: readonly PhraseHit[]
  readonly facts: PageFacts
}

/** Weighs everything that a page has, or lacks, of one side of one kind. */
export function sideEvidence(on: SideOnPage): SideScore {
  const titles = titleEvidence(on)
  const labels = labelEvidence(on)
  const numbers = numberEvidences(on)
  const zone = zoneEvidence(on)
  const evidence = [...titles, ...labels, ...numbers, ...zone, ...shapeEvidence(on)]
  const logOdds = evidence.reduce((sum, { weight }) => sum + weight, weights.none)
  return { evidence, logOdds, isIdentified: isIdentified(on, { titles, labels, numbers, zone }) }
}

interface Parts {
  readonly titles: readonly KindEvidence[]
  readonly labels: readonly KindEvidence[]
  readonly numbers: readonly KindEvidence[]
  readonly zone: readonly KindEvidence[]
}

/** A number, date or label beside what names the kind: a letterhead names it too. */
function isIdentified(on: SideOnPage, { labels, numbers, zone }: Parts): boolean {
  if (zone.some(({ weight }) => weight > 0)) return true
  const found = (parts: readonly KindEvidence[]) => parts.filter(({ weight }) => weight > 0).length
  const { page, sideOfKind } = on
  const isChecked = numbers.some(({ weight }) => weight === weights.checkedNumber)
  const dates = page.lines.some(({ text }) => hasDate(text)) ? 1 : 0
  const isNumbered = page.isNumbered && sideOfKind.side.fields.some(({ numbered }) => numbered !== undefined)
  const values = found(numbers) + dates + (isNumbered ? 2 : 0)
  const hasValues = values > 0 || sideOfKind.side.side === 'BACK'
  return isNamed(on, isChecked && found(labels) >= 3) && hasValues && values + found(labels) >= 2
}

/** By a title that no other state's documents bear, or by a title and an issuer. */
function isNamed({ hits }: SideOnPage, areValuesOwn: boolean): boolean {
  const has = (role: PhraseHit['role']) => hits.some((hit) => hit.role === role)
  return has('own title') || (has('issuer') && (has('title') || areValuesOwn))
}

function titleEvidence({ hits, facts, sideOfKind: { kind } }: SideOnPage): readonly KindEvidence[] {
  const best = (role: PhraseHit['role'], weight: number): readonly KindEvidence[] => {
    const [first] = hits.filter((hit) => hit.role === role).toSorted((a, b) => a.errors - b.errors)
    if (first === undefined) return []
    const what = role === 'issuer' ? 'issuer' : 'title'
    return [{ what, weight: weight + weights.error * first.errors, line: first.line }]
  }
  const own = best('own title', weights.ownTitle)
  const issuer = best('issuer', weights.issuer)
  const others = [...facts.issuers].some((one) => one !== kind.issuer)
  const words = new Map(hits.filter(({ role }) => role === 'words').map((hit) => [hit.phrase, hit]))
  return [
    ...(own.length > 0 ? own : best('title', weights.title)),
    ...issuer,
    ...(issuer.length === 0 && others ? [{ what: 'issuer', weight: weights.otherIssuer } as const] : []),
    ...[...words.values()]
      .slice(0, mostOf.words)
      .map(({ line }) => ({ what: 'words', weight: weights.words, line }) as const),
  ]
}

function labelEvidence({ hits, page, sideOfKind: { side } }: SideOnPage): readonly KindEvidence[] {
  const found: KindEvidence[] = []
  const missing: KindEvidence[] = []
  side.fields.forEach((field, at) => {
    if (field.isUnlabelled === true || (field.numbered !== undefined && field.labels === undefined)) return
    const own = hits.find((hit) => hit.role === 'label' && hit.field === at)
    const common = vizFieldOfKey(field.key)
    const line = common === null ? -1 : page.labels.indexOf(common)
    if (own !== undefined) found.push({ what: 'label', weight: weights.ownLabel, line: own.line })
    else if (line >= 0) found.push({ what: 'label', weight: weights.commonLabel, line })
    else if (field.isOptional !== true) missing.push({ what: 'label', weight: weights.missingLabel })
  })
  const strongest = found.toSorted((a, b) => b.weight - a.weight)
  return [...strongest.slice(0, mostOf.labels), ...missing.slice(0, mostOf.missing)]
}

function numberEvidences({ page, sideOfKind: { kind, side } }: SideOnPage): readonly KindEvidence[] {
  return side.fields.flatMap((field): readonly KindEvidence[] => {
    if (field.numberRule === undefined && field.pattern === undefined) return []
    const seen = page.lines.map(({ text }) => numberEvidence(kind, field, text))
    const checked = seen.indexOf('checked')
    if (checked >= 0) return [{ what: 'number', weight: weights.checkedNumber, line: checked }]
    const shape = seen.indexOf('shape')
    if (shape >= 0) return [{ what: 'number', weight: weights.numberShape, line: shape }]
    return field.isOptional === true ? [] : [{ what: 'number', weight: weights.missingNumber }]
  })
}

function zoneEvidence({ page: { zone }, sideOfKind: { kind, side } }: SideOnPage): readonly KindEvidence[] {
  if (zone === null) return []
  const issuer = stateByCode(zone.issuer)?.iso3 ?? zone.issuer
  const isExpected = side.zone === zone.format && issuer === kind.issuer && zone.type === kind.type
  return [{ what: 'zone', weight: isExpected ? weights.zone : weights.unexpectedZone }]
}

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

function shapeEvidence({ page, sideOfKind: { kind, side } }: SideOnPage): readonly KindEvidence[] {
  const evidence: KindEvidence[] = []
  if (page.aspect !== null) {
    const off = Math.abs(Math.log(page.aspect / aspectOfSize(kind.size, kind.isPortrait === true)))
    if (off < sizeTolerance) evidence.push({ what: 'size', weight: weights.size })
    else if (off > 2 * sizeTolerance) evidence.push({ what: 'size', weight: weights.otherSize })
  }
  for (const code of new Set(page.codes)) {
    const isExpected = side.codes?.includes(code) === true
    evidence.push({ what: 'code', weight: isExpected ? weights.code : weights.unexpectedCode })
  }
  const lines = (script: string) => page.lines.filter((line) => line.script === script).length
  const expected = new Set(kind.scripts)
  const local = kind.scripts.filter((script) => script !== 'Latn')
  if (local.length > 0) {
    const isSeen = local.some((script) => lines(script) > 0)
    evidence.push({ what: 'script', weight: isSeen ? weights.script : weights.missingScript })
  }
  const foreign = page.lines.filter(({ script }) => script !== 'Latn' && !expected.has(script)).length
  if (foreign > 1) evidence.push({ what: 'script', weight: weights.otherScript })
  if (page.lines.length > mostLines(side.fields.length))
    evidence.push({ what: 'length', weight: weights.tooMuchText })
  return evidence
}

/** Lines that a side with so many fields has at most: a label and two lines of value each, and its head. */
const mostLines = (fields: number): number => 14 + 3 * fields
