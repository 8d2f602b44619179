import { type StartedSigning, startSigning } from '../../../../flows/agreements/signing/start-signing.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { sentValues } from './generate-schema.ts'
import { presentSigning, signingBody, startReply } from './signing-schema.ts'
import { startCommand } from './start-command.ts'

/** Of the size of what costs much: accounts take turns before it. */
export const postSigning = endpointWithKey({
  method: 'POST',
  path: '/x/signings',
  tag: 'agreements',
  summary: 'Freeze a filled template, and have its parties sign it',
  scope: 'records',
  audit: 'change',
  body: signingBody,
  bodySize: 'large',
  answer: startReply,
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_NOT_FOUND'],
  run: async ({ ports, principal, body, signal, links, keeps }) => {
    const shown = { now: ports.clock.now(), sign: links.sign }
    const present = ({ signing, notes }: StartedSigning) => {
      const { unresolved, fontUsed, missingPictures } = notes
      return { success: true, item: presentSigning(signing, shown), unresolved, fontUsed, missingPictures }
    }
    const command = startCommand(body, sentValues('fillData', body.fillData))
    const started = await startSigning(ports, principal, { command, signal, kept: keeps(present) })
    return { json: present(started) }
  },
})
