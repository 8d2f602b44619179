import { expect, it } from 'vitest'
import { linkCalls, linkTasks } from '../../vocabulary/verification/link-tasks.ts'
import { isCallAllowed } from './calls.table.ts'

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
    ((call === 'save_consent' || call === 'create_handoff') && isOpen) ||
    onlyAt[call] === task
  expect(isCallAllowed(task, call)).toBe(expected)
})
