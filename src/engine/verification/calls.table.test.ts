import { expect, it } from 'vitest'
import { linkCalls, linkTasks } from '../../vocabulary/verification/link-tasks.ts'
import { isCallAllowed, mayAskPerson } from './calls.table.ts'
import { testLink } from './link.fixture.ts'

const onlyAt: Readonly<Record<string, string>> = {
  create_phone_verification: 'phone',
  check_phone_verification: 'phone',
  save_form: 'customform',
  save_document_selection: 'document',
  upload_document: 'document',
  upload_face: 'face',
  submit_contract: 'contract',
}
const walked = linkTasks.flatMap((task) => linkCalls.map((call) => [task, call] as const))

it.each(walked)('At %s, %s goes only where it belongs', (task, call) => {
  const isOpen = task !== 'ended' && task !== 'party_pending'
  const expected =
    call === 'get_action' ||
    (call === 'audit' && task !== 'ended') ||
    (call === 'ask_person' && isOpen && task !== 'contract') ||
    ((call === 'save_consent' || call === 'create_handoff') && isOpen) ||
    onlyAt[call] === task
  expect(isCallAllowed(task, call)).toBe(expected)
})

it.each([
  ['where the profile allows it', { docupass: { allowManualReview: true } }, 'face', true],
  ['where it does not', {}, 'face', false],
  ['for a signature', { kind: 'signature', docupass: { allowManualReview: true } }, 'phone', false],
  ['when only the contract is left', { docupass: { allowManualReview: true } }, 'contract', false],
] as const)('A person may be asked for %s', (...[, given, task, isAllowed]) => {
  expect(mayAskPerson(testLink(given), task)).toBe(isAllowed)
})
