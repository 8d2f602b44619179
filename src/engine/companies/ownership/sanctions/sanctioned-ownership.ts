import type {
  OwnershipFacts,
  OwnershipRuleResult,
  SanctionedOwnership,
} from '../../../../vocabulary/companies/ownership.ts'
import { type Holding, holdingsOf } from '../holdings.ts'
import { rangeText } from '../ranges.ts'
import { applyRule, type RuleOutcome } from './apply-rule.ts'
import { type OwnershipRule, ownershipRules } from './ownership-rules.table.ts'

/**
 * The owners that a sanctions list may mean, with their paths, and what each 50% rule makes of that.
 *
 * @param listed node of an owner → ids of the entities that it may be
 */
export function sanctionedOwnership(
  ownership: OwnershipFacts,
  listed: ReadonlyMap<string, readonly string[]>,
): SanctionedOwnership {
  const names = new Map(ownership.nodes.map(({ node, name }) => [node, name]))
  const owners = ownership.owners.flatMap(({ node, share, paths, sentence }) => {
    const entityIds = listed.get(node)
    return entityIds === undefined
      ? []
      : [{ node, name: names.get(node) ?? node, entityIds, share, paths, sentence }]
  })
  if (owners.length === 0) return { owners, rules: [] }
  const holdings = holdingsOf(ownership.edges).filter(({ owner, owned }) => owner !== owned)
  const nodes = owners.map(({ node }) => node)
  const company = names.get(ownership.company) ?? ownership.company
  const rules = ownershipRules.map((rule) =>
    ruleResult(rule, { ...ownership, holdings, listed: nodes, name: company }),
  )
  return { owners, rules }
}

function ruleResult(
  rule: OwnershipRule,
  of: {
    readonly company: string
    readonly name: string
    readonly holdings: readonly Holding[]
    readonly listed: readonly string[]
  },
): OwnershipRuleResult {
  const outcome = applyRule(rule, of)
  return { rule: rule.id, result: outcome.answer, sentence: ruleSentence(rule, outcome, of.name) }
}

/** What is held, against the level, and what is left to judge. */
function ruleSentence(
  rule: OwnershipRule,
  { answer, held, isControlled }: RuleOutcome,
  company: string,
): string {
  const level = `${rule.isLevelEnough ? '' : 'more than '}${rule.level}%${rule.isLevelEnough ? ' or more' : ''}`
  const counted = `${rangeText(held)} of ${company}`
  const share = rule.isAggregated
    ? `Owners on a sanctions list together hold ${counted}, themselves and through companies held so`
    : `The greatest holding of one owner on a sanctions list is ${counted}, alone and through companies held so`
  const control = isControlled ? ' One of them controls it otherwise, which a person must judge.' : ''
  const result = { yes: 'it applies', possibly: 'it may apply', no: 'it does not apply' }[answer]
  return `${rule.name} (${level}): ${result}, if the match is right. ${share}.${control}`
}
