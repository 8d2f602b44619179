import type { LinkHistory } from '../../ports/verification/hosted-links.ts'
import type { HolderRequest } from '../holder-request.ts'
import { type StepPorts, takeStep } from '../link-step.ts'

/** Notes of a client beyond these are left out: the answer is the same, because nothing depends on them. */
export const noteLimits = { link: 200, texts: 20, length: 500 } as const

/** Writes down what the client reports of itself. */
export function noteAction(
  ports: StepPorts,
  holder: HolderRequest,
  note: { readonly action: string; readonly data: readonly string[] },
): Promise<LinkHistory> {
  const { link, texts, length } = noteLimits
  const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ').slice(0, length)
  return takeStep(ports, holder, {
    call: 'audit',
    deed: ({ state }) =>
      state.notes >= link
        ? null
        : { kind: 'noted', action: plain(note.action), data: note.data.slice(0, texts).map(plain) },
  })
}
