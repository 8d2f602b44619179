import type { ShareRange } from '../../../../vocabulary/companies/company.ts'
import type { Holding } from '../holdings.ts'
import { sum, whole } from '../ranges.ts'
import { bandsAboveFrom, type OwnershipRule } from './ownership-rules.table.ts'

export type RuleAnswer = 'yes' | 'possibly' | 'no'

/** What a rule says of one company, and what of it those on the list hold, themselves or through others held so. */
export interface RuleOutcome {
  readonly answer: RuleAnswer
  readonly held: ShareRange
  /** Whether one of them controls it, though no share says so. */
  readonly isControlled: boolean
}

/** So little more than a level is more than it. */
const alittle = 0.001

const none: RuleOutcome = { answer: 'no', held: { min: 0, max: 0 }, isControlled: false }
const order: readonly RuleAnswer[] = ['no', 'possibly', 'yes']

/** What the rule makes of the company when all of `listed` are on a sanctions list. */
export function applyRule(
  rule: OwnershipRule,
  {
    company,
    holdings,
    listed,
  }: {
    readonly company: string
    readonly holdings: readonly Holding[]
    readonly listed: readonly string[]
  },
): RuleOutcome {
  const groups = rule.isAggregated ? [listed] : listed.map((node) => [node])
  const outcomes = groups.map((group) => ofGroup(rule, holdings, group).get(company) ?? none)
  return outcomes.reduce((gravest, next) => (isGraver(next, gravest) ? next : gravest), none)
}

const isGraver = (one: RuleOutcome, other: RuleOutcome): boolean =>
  order.indexOf(one.answer) > order.indexOf(other.answer) ||
  (one.answer === other.answer && one.held.max > other.held.max)

/**
 * A company held so counts towards those below, until nothing changes any more. Answers only ever become graver, so that
 * circles end, and one who is in a circle without anyone listed above it stays out.
 */
function ofGroup(
  rule: OwnershipRule,
  holdings: readonly Holding[],
  listed: readonly string[],
): ReadonlyMap<string, RuleOutcome> {
  const answers = new Map<string, RuleAnswer>(listed.map((node) => [node, 'yes']))
  const outcomes = new Map<string, RuleOutcome>()
  const held = new Set(holdings.map(({ owned }) => owned).filter((node) => !listed.includes(node)))
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    for (const node of held) {
      const outcome = outcomeOf(
        rule,
        holdings.filter(({ owned }) => owned === node),
        answers,
      )
      outcomes.set(node, outcome)
      if (outcome.answer === (answers.get(node) ?? 'no')) continue
      answers.set(node, outcome.answer)
      isSettled = false
    }
  }
  return outcomes
}

function outcomeOf(
  rule: OwnershipRule,
  holdings: readonly Holding[],
  answers: ReadonlyMap<string, RuleAnswer>,
): RuleOutcome {
  const of = (holding: Holding): RuleAnswer => answers.get(holding.owner) ?? 'no'
  const counting = holdings.filter((holding) => of(holding) !== 'no')
  const held = sum(
    counting.map((holding) => {
      const { min, max } = shareUnder(rule, holding)
      return { min: of(holding) === 'yes' ? min : 0, max }
    }),
  )
  const isControlled = rule.mayBeControl && counting.some(({ isControl }) => isControl)
  const reaches = (share: number): boolean => (rule.isLevelEnough ? share >= rule.level : share > rule.level)
  if (reaches(held.min)) return { answer: 'yes', held, isControlled }
  return { answer: reaches(held.max) || isControlled ? 'possibly' : 'no', held, isControlled }
}

/** What of a holding the rule counts: nothing of control alone, anything of a share that no one states. */
function shareUnder({ votesCount }: OwnershipRule, holding: Holding): ShareRange {
  const unknown = { min: 0, max: whole }
  const counted = votesCount ? holding.share : (holding.shares ?? null)
  if (counted !== null) return aboveItsBand(counted, holding)
  return holding.by === 'control' && !holding.isConsolidated ? { min: 0, max: 0 } : unknown
}

function aboveItsBand(share: ShareRange, { sources }: Holding): ShareRange {
  if (share.min === share.max) return share
  const isAbove = sources.some((source) => bandsAboveFrom.get(source)?.includes(share.min) === true)
  return isAbove ? { min: share.min + alittle, max: share.max } : share
}
