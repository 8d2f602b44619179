import type { TraceCheck } from '../../vocabulary/decision/decision.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { DocumentBlock } from '../ports/typesetting/typesetting.ts'
import { heading, paragraph, table } from './audit-report-blocks.ts'

/** Whether the decision rests on it: it added to a score, or was not done, which makes the decision a review at least. */
function isCounted({ outcome, findings = [] }: TraceCheck): boolean {
  return (
    outcome === 'not_checked' ||
    findings.some(({ reviewContribution, rejectContribution }) => reviewContribution + rejectContribution > 0)
  )
}

/** What the decision rests on, before everything else that its reader may look up. */
export function countedBlocks({ trace: { checks } }: Transaction): readonly DocumentBlock[] {
  const counted = checks.filter(isCounted)
  const none =
    'No check counted: nothing was found that the profile counts, and every check that was asked for was done.'
  return [heading('What counted'), counted.length === 0 ? paragraph(none) : checksTable(counted)]
}

/** Every other check that was switched on. Those of what was not sent had nothing to look at: no line each. */
export function appendixBlocks({ facts, trace: { checks } }: Transaction): readonly DocumentBlock[] {
  const isCompany = facts.company !== undefined
  const others = checks.filter((check) => check.outcome !== 'off' && !isCounted(check))
  const isIdle = ({ outcome, needs = [] }: TraceCheck): boolean =>
    facts.front === null &&
    outcome === 'cannot_tell' &&
    (isCompany ? !needs.includes('company') : !needs.includes('face'))
  const idle = others.filter(isIdle).length
  const reported = isCompany
    ? `${idle} checks of documents and faces were not done, because a company was asked about.`
    : `${idle} document checks were not done, because no document was sent.`
  return [
    heading('Appendix: checks that did not count'),
    checksTable(others.filter((check) => !isIdle(check))),
    ...(idle === 0 ? [] : [paragraph(reported)]),
  ]
}

function checksTable(checks: readonly TraceCheck[]): DocumentBlock {
  const titles = [['Check', 36], ['Outcome', 14], ['Review at', 10], ['Reject at', 10], ['Added', 12], ['Why', 40]] as const // prettier-ignore
  return table(titles, checks.map(checkRow))
}

function checkRow({ code, outcome, rule, findings = [], reason = '' }: TraceCheck): readonly string[] {
  const level = (value: number): string => (value < 0 ? 'never' : String(value))
  const sum = (of: 'reviewContribution' | 'rejectContribution'): number =>
    findings.reduce((total, finding) => total + finding[of], 0)
  const why = findings.flatMap(({ sentence, excused }) => [sentence, excused ?? ''])
  return [
    code,
    outcome.replace('_', ' '),
    level(rule.review),
    level(rule.reject),
    findings.length === 0 ? '' : `${sum('reviewContribution')} / ${sum('rejectContribution')}`,
    [reason, ...why].filter((text) => text !== '').join(' '),
  ]
}
