import type { ShareRange } from '../../../vocabulary/companies/company.ts'
import type { Holding } from './holdings.ts'
import type { HoldingPath } from './paths.ts'
import { rangeText } from './ranges.ts'

/** Paths of one owner that are put into words; the number of the others is said. */
const maxPathsInWords = 3

/** `A holds 60% of B, which holds 50–75% of C. That is 30–45% of C.` */
export function ownerSentence({
  paths,
  share,
  company,
  nameOf,
}: {
  readonly paths: readonly HoldingPath[]
  readonly share: ShareRange | null
  readonly company: string
  readonly nameOf: (node: string) => string
}): string {
  const said = paths.slice(0, maxPathsInWords).map((path) => `${pathText(path, nameOf)}.`)
  const others = paths.length - said.length
  const more = others > 0 ? [`${others} more ${others === 1 ? 'path leads' : 'paths lead'} there.`] : []
  const [first] = paths
  const isPlain = paths.length === 1 && first?.holdings.length === 1
  return [...said, ...more, ...(isPlain ? [] : [totalText({ share, paths, company: nameOf(company) })])].join(
    ' ',
  )
}

function totalText({
  share,
  paths,
  company,
}: {
  readonly share: ShareRange | null
  readonly paths: readonly HoldingPath[]
  readonly company: string
}): string {
  if (share === null) return `What share of ${company} that is, is not known.`
  const isPartlyUnknown = paths.some(({ holdings }) => holdings.some((holding) => holding.share === null))
  if (isPartlyUnknown)
    return `That is at least ${rangeText({ min: share.min, max: share.min })} of ${company}, and at most ${rangeText({ min: share.max, max: share.max })}.`
  return `${paths.length > 1 ? 'Together that' : 'That'} is ${rangeText(share)} of ${company}.`
}

/** `A holds 60% of B, which holds 50–75% of C` */
function pathText({ holdings }: HoldingPath, nameOf: (node: string) => string): string {
  const steps = holdings.map((holding) => `${holdingText(holding)} ${nameOf(holding.owned)}`)
  const [first] = holdings
  return `${first === undefined ? '' : nameOf(first.owner)} ${steps.join(', which ')}`
}

/** `holds 60% of`, `has 75–100% of the votes in` */
function holdingText({ by, share, shares }: Holding): string {
  if (by === 'control') return 'controls'
  if (by === 'accounting_consolidation') return 'consolidates'
  if (share === null) return 'holds an unknown share of'
  if (by === 'shares') return `holds ${rangeText(share)} of`
  const beside = shares === undefined || shares === null ? '' : ` and ${rangeText(shares)} of the shares`
  return `has ${rangeText(share)} of the votes${beside} in`
}

/** `A, B and C hold each other in a circle: what flows around it is not counted.` */
export function circleSentence(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return `${names.slice(0, -1).join(', ')} and ${last} hold each other in a circle: what flows around it is not counted.`
}

export const ownHoldingSentence = (name: string): string =>
  `${name} holds shares of itself, which are not counted.`

export function disputeSentence(
  { owner, owned, sources }: Holding,
  nameOf: (node: string) => string,
): string {
  return `Sources differ on how much ${nameOf(owner)} holds of ${nameOf(owned)} (${sources.join(', ')}): everything between is counted as possible.`
}
