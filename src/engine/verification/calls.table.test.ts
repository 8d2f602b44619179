import { expect, it } from 'vitest'
import { linkCalls, linkTasks } from '../../vocabulary/verification/link-tasks.ts'
import { isCallAllowed, isStepCall, mayAskPerson } from './calls.table.ts'
import { testLink } from './link.fixture.ts'

// Which call goes at which task of which mode is walked in flows/verification/link-step.test.ts.
it.each(linkCalls)(
  'While others are still to sign, %s goes only where it looks, reports or gives time',
  (call) => {
    expect(isCallAllowed('party_pending', call)).toBe(['get_action', 'extend_time', 'audit'].includes(call))
  },
)

it('The calls that move a link on are those that go at one task alone', () => {
  const alone = linkCalls.filter((call) => linkTasks.filter((task) => isCallAllowed(task, call)).length === 1)
  expect(linkCalls.filter(isStepCall)).toEqual(alone)
  expect(alone).toHaveLength(7)
})

it.each([
  ['where the profile allows it', { docupass: { allowManualReview: true } }, 'face', true],
  ['where it does not', {}, 'face', false],
  ['for a signature', { kind: 'signature', docupass: { allowManualReview: true } }, 'phone', false],
  ['when only the contract is left', { docupass: { allowManualReview: true } }, 'contract', false],
] as const)('A person may be asked for %s', (...[, given, task, isAllowed]) => {
  expect(mayAskPerson(testLink(given), task)).toBe(isAllowed)
})
