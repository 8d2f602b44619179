import { stateByCode } from '../../values/states.ts'
import { weights } from './evidence-weights.ts'
import type { KindEvidence } from './kind-page.ts'
import { hasDate, numberEvidence } from './number-evidence.ts'
import type { PhraseHit } from './phrase-hits.ts'
import { labelEvidence, titleEvidence } from './print-evidence.ts'
import { shapeEvidence } from './shape-evidence.ts'
import { isNumberedSide, type SideOnPage } from './side-on-page.ts'

/** What a page has of one side of one kind. */
export interface SideScore {
  readonly evidence: readonly KindEvidence[]
  /** Sum of the weights: natural logarithm of the odds that the page is this side. */
  readonly logOdds: number
  /** Enough of it is there to tell this kind from others; without it no sum of small signs makes a kind. */
  readonly isIdentified: boolean
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

/** So many values stand where a side without labels has them, and they say as much as one label. */
const minPlacedValues = 3

/** A number, date or label beside what names the kind: a letterhead names it too. */
function isIdentified(on: SideOnPage, { labels, numbers, zone }: Parts): boolean {
  if (zone.some(({ weight }) => weight > 0)) return true
  const found = (parts: readonly KindEvidence[]) => parts.filter(({ weight }) => weight > 0).length
  const dates = on.page.lines.some(({ text }) => hasDate(text)) ? 1 : 0
  const placed = on.values.length >= minPlacedValues ? 1 : 0
  const values = found(numbers) + dates + placed + (isNumberedSide(on) && on.page.isNumbered ? 2 : 0)
  const hasValues = values > 0 || on.sideOfKind.side.side === 'BACK'
  const isUntitled = found(numbers) > 0 && isNamedByLabels(on)
  return (isNamed(on) || isUntitled) && hasValues && values + found(labels) >= 2
}

/** By a title that no other state's documents bear, or by a title and an issuer. */
function isNamed({ hits }: SideOnPage): boolean {
  const has = (role: PhraseHit['role']) => hits.some((hit) => hit.role === role)
  return has('own title') || (has('issuer') && has('title'))
}

/** Labels of its own that a side without a title must bear. */
const minOwnLabels = 5

/** By its issuer and its labels, where a side bears no title. */
function isNamedByLabels({ hits, sideOfKind: { side } }: SideOnPage): boolean {
  const labelled = new Set(hits.flatMap(({ role, field }) => (role === 'label' ? [field] : [])))
  const hasIssuer = hits.some(({ role }) => role === 'issuer')
  return side.isUntitled === true && hasIssuer && labelled.size >= minOwnLabels
}

function numberEvidences({ page, sideOfKind: { kind, side } }: SideOnPage): readonly KindEvidence[] {
  return side.fields.flatMap((field): readonly KindEvidence[] => {
    if (field.numberRule === undefined && field.pattern === undefined) return []
    const seen = page.lines.map(({ text }) => numberEvidence(kind, field, text))
    const checked = seen.indexOf('checked')
    if (checked >= 0) return [{ what: 'number', weight: weights.checkedNumber, line: checked }]
    const shape = seen.findIndex((one) => one === 'shape' || one === 'short shape')
    if (shape >= 0)
      return [
        {
          what: 'number',
          weight: weights[seen[shape] === 'shape' ? 'numberShape' : 'shortShape'],
          line: shape,
        },
      ]
    return field.isOptional === true ? [] : [{ what: 'number', weight: weights.missingNumber }]
  })
}

function zoneEvidence({ page: { zone }, sideOfKind: { kind, side } }: SideOnPage): readonly KindEvidence[] {
  if (zone === null) return []
  const issuer = stateByCode(zone.issuer)?.iso3 ?? zone.issuer
  const isExpected = side.zone === zone.format && issuer === kind.issuer && zone.type === kind.type
  return [{ what: 'zone', weight: isExpected ? weights.zone : weights.unexpectedZone }]
}
