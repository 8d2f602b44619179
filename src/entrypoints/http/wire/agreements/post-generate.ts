import { type GeneratedContract, generateContract } from '../../../../flows/agreements/generate-contract.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import {
  defaultContractFormat,
  generateBody,
  generateReply,
  presentGenerated,
  sentValues,
} from './generate-schema.ts'

/** Of the size of what costs much: accounts take turns before it, and too many that wait are sent away. */
export const postGenerate = endpointWithKey({
  method: 'POST',
  path: '/generate',
  tag: 'agreements',
  summary: 'Make a contract from a template, as PDF, DOCX or HTML',
  scope: 'records',
  audit: 'change',
  body: generateBody,
  bodySize: 'large',
  answer: generateReply,
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_QUOTA_EXCEEDED'],
  run: async ({ ports, principal, body, signal, links, keeps }) => {
    const { templateId, format = defaultContractFormat, transactionId = null, fillData } = body
    const present = (done: GeneratedContract) => presentGenerated(done, links.sign)
    const made = await generateContract(ports, principal, {
      command: { templateId, format, transactionId, fillData: sentValues('fillData', fillData) },
      signal,
      kept: keeps(present),
    })
    return { json: present(made) }
  },
})
